import { sponsorCloud } from '../features/sponsor/cloud.ts';
import { cloud } from '../shared/cloud/cloud.ts';
import { askEarly } from '../shared/cloud/early.ts';
import { currentLanguage } from '../shared/preferences/preference-store.ts';

/*
 * Runs before the app, which is ten times its size, has arrived: signs in, and on the entry page asks for the books,
 * so that their figures are on the way while the rest is still loading.
 */
const language = currentLanguage();
if (/^(#\/?(index)?(\?.*)?)?$/.test(location.hash)) {
  askEarly(`sponsor.books ${language}`, sponsorCloud.books({ language }));
} else {
  void cloud.authorize().catch(() => undefined); // The first call signs in again and says what is wrong.
}

import { LANGUAGE_NAMES } from '../../../shared/i18n/language-names.ts';
import { currentLanguage } from '../../../shared/preferences/preference-store.ts';

/** The name of the language pages are shown in now. */
export function languageName(): string {
  return LANGUAGE_NAMES[currentLanguage()];
}

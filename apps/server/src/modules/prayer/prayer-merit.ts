import type { MeritKind } from '../merit/merit.service.ts';
import { prayerMessages } from './messages.ts';
import { fulfilments } from './prayer.repository.ts';
import type { PrayerTools } from './prayer-context.ts';

const ONE_PAGE = '/pages/prayer/one';

/** That a prayer was fulfilled: one line without its words, which hangs no leaf and earns nothing. */
export function prayerMerit({ days }: Pick<PrayerTools, 'days'>): MeritKind {
  return {
    name: 'prayer.fulfilled',
    leaf: null,
    async deeds({ db }, uid, { before, limit, language }) {
      const title = prayerMessages(language)('merit.title');
      const rows = await fulfilments(db, uid, { before, limit });
      return rows.flatMap(({ id, fulfilled_at: at }) =>
        at === null ? [] : [{ id, at, day: days.of(at), title, text: '', page: `${ONE_PAGE}?id=${id}` }],
      );
    },
  };
}

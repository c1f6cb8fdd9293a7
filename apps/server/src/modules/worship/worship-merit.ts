import { DEDICATIONS } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import type { MeritKind } from '../merit/merit.service.ts';
import { daysWithRites, monthsWithRites } from './day.repository.ts';
import { worshipMessages } from './messages.ts';

const SHRINE_PAGE = '/fo';

/** A day with a rite is one deed, and one leaf, however many there were. */
export const worshipMerit: MeritKind = {
  name: 'worship.rite',
  leaf: 'sit',
  async deeds({ db }, uid, { before, limit, language }) {
    const t = worshipMessages(language);
    const rows = await daysWithRites(db, uid, {
      before: before && { at: before.at, day: before.id },
      limit,
    });
    return rows.map(({ day, rites, last_rite_at, dedication }) => ({
      id: day,
      at: last_rite_at,
      day,
      title: t('merit.title', { count: rites }),
      text: dedicatedWith(dedication, language),
      page: SHRINE_PAGE,
    }));
  },
  async months({ db }, uid, from) {
    return (await monthsWithRites(db, uid, from)).map(({ month, days }) => ({ month, leaves: days }));
  },
};

function dedicatedWith(dedication: string, language: Language): string {
  const verse = DEDICATIONS.find(({ id }) => id === dedication);
  return verse ? worshipMessages(language)('merit.dedicated', { verse: verse.name[language] }) : '';
}

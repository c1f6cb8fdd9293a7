import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import { daysPractised, monthsPractised } from '../journal/journal.service.ts';
import type { MeritKind } from '../merit/merit.service.ts';
import { practiceMessages } from './messages.ts';
import { findPractices } from './practice.repository.ts';
import { definitionOf, type PracticeTools } from './practice-context.ts';

const COUNT_PAGE = '/pages/practice/count';

/** A practice on one day is one deed, and one leaf, however often it was counted. */
export function practiceMerit({ cipher }: Pick<PracticeTools, 'cipher'>): MeritKind {
  return {
    name: 'practice.count',
    leaf: 'sit',
    async deeds({ db }, uid, { before, limit, language }) {
      const t = practiceMessages(language);
      const rows = await daysPractised(db, uid, PRACTICE_COUNT, {
        before: before && { day: before.day, at: before.at, subject: before.id },
        limit,
      });
      const ids = [...new Set(rows.map(({ subject }) => subject))];
      const known = ids.length === 0 ? [] : await findPractices(db, uid, ids);
      const living = new Map(
        known.filter(({ deleted }) => !deleted).map((row) => [row.id, definitionOf(cipher, uid, row)]),
      );
      return rows.map(({ subject, day, last_at, left }) => {
        const title = living.get(subject)?.title;
        return {
          id: subject,
          at: last_at,
          day,
          title: t('merit.title', { title: title ?? t('merit.deleted'), count: left }),
          text: '',
          page: title === undefined ? null : `${COUNT_PAGE}?id=${subject}`,
        };
      });
    },
    async months({ db }, uid, from) {
      const months = await monthsPractised(db, uid, PRACTICE_COUNT, from);
      return months.map(({ month, days }) => ({ month, leaves: days }));
    },
  };
}

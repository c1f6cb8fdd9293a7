import { dedicationLine, purposeById } from '@yuanguang/content';
import type { MeritKind } from '../../merit/merit.service.ts';
import type { DonateTools } from '../donate-context.ts';
import { donateMessages } from '../receipt/messages.ts';
import { findPaidByOwner } from './gift.repository.ts';
import { giftNumbers } from './gift-number.ts';
import { shownAmount } from './gift-view.ts';
import { openPersonal } from './personal.ts';

const PAGE = '/pages/zhuyin/mygongde';
const DAY_MS = 86_400_000;

/** A gift that was paid for and not given back is one deed, and one leaf, whatever its amount, which nothing here tells. */
export function giftMerit({ cipher, days }: Pick<DonateTools, 'cipher' | 'days'>): MeritKind {
  return {
    name: 'donate.gift',
    leaf: 'give',
    async deeds({ db }, uid, { before, limit, language }) {
      const t = donateMessages(language);
      const gifts = await findPaidByOwner(db, uid, { before, limit });
      return gifts.map((gift) => {
        const { dedication } = openPersonal(cipher, gift);
        return {
          id: gift.id,
          at: gift.paid_at,
          day: days.of(gift.paid_at),
          title: t('merit.title', { purpose: purposeById(gift.purpose_id).title[language] }),
          text: dedicationLine(dedication.target, dedication.names, language) ?? '',
          page: PAGE,
        };
      });
    },
    async months({ db }, uid, from) {
      const leaves = new Map<string, number>();
      // A day of the temple may begin the evening before by UTC: a day more is fetched, and left out again by its own name.
      const since = new Date(Date.parse(from) - DAY_MS);
      for (const { paid_at } of await findPaidByOwner(db, uid, { since })) {
        const day = days.of(paid_at);
        if (day >= from) leaves.set(day.slice(0, 7), (leaves.get(day.slice(0, 7)) ?? 0) + 1);
      }
      return [...leaves].map(([month, count]) => ({ month, leaves: count }));
    },
    async paid({ db }, uid, { from, to, language }) {
      const t = donateMessages(language);
      const since = new Date(Date.parse(from) - DAY_MS);
      const rows = await findPaidByOwner(db, uid, { since });
      return rows
        .map((row) => ({
          at: row.paid_at,
          day: days.of(row.paid_at),
          number: giftNumbers.group(row.gift_number),
          title: t('merit.title', { purpose: purposeById(row.purpose_id).title[language] }),
          amountFen: shownAmount(row),
        }))
        .filter(({ day }) => day >= from && day <= to);
    },
  };
}

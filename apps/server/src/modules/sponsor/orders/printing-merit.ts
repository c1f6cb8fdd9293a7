import { dedicationLine } from '@yuanguang/content';
import type { MeritKind } from '../../merit/merit.service.ts';
import { sponsorMessages } from '../receipt/messages.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorTools } from '../sponsor-context.ts';
import { findPaidByOwner } from './order.repository.ts';
import { openPersonal } from './personal.ts';

const DAY_MS = 86_400_000;
const ORDERS_PAGE = '/pages/ucenter/orders/orders';

/** A printing that was paid for and not given back is one deed, and one leaf, however many its copies. */
export function printingMerit({ cipher, days }: Pick<SponsorTools, 'cipher' | 'days'>): MeritKind {
  return {
    name: 'sponsor.printing',
    leaf: 'print',
    async deeds({ db }, uid, { before, limit, language }) {
      const t = sponsorMessages(language);
      const orders = await findPaidByOwner(db, uid, { before, limit });
      return orders.map((order) => {
        const { dedication } = openPersonal(cipher, order);
        return {
          id: order.id,
          at: order.paid_at,
          day: days.of(order.paid_at),
          title: t('merit.title', { book: order.titles[language], copies: order.copies }),
          text: dedicationLine(dedication.target, dedication.names, language) ?? '',
          page: ORDERS_PAGE,
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
      const t = sponsorMessages(language);
      const since = new Date(Date.parse(from) - DAY_MS);
      const rows = await findPaidByOwner(db, uid, { since });
      return rows
        .map((row) => ({
          at: row.paid_at,
          day: days.of(row.paid_at),
          number: groupSponsorNumber(row.sponsor_number),
          title: t('merit.title', { book: row.titles[language], copies: row.copies }),
          amountFen: row.total_fen,
        }))
        .filter(({ day }) => day >= from && day <= to);
    },
  };
}

import { dedicationLine } from '@yuanguang/content';
import { type MeritKind, paidMerit } from '../../merit/merit.service.ts';
import { sponsorMessages } from '../receipt/messages.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorTools } from '../sponsor-context.ts';
import { earlierOrders } from './earlier-orders.ts';
import { type FullOrder, findPaidByOwner } from './order.repository.ts';
import { openPersonal } from './personal.ts';

/** A printing that was paid for and not given back is one deed, and one leaf, however many its copies. */
export const printingMerit = ({ cipher, days }: Pick<SponsorTools, 'cipher' | 'days'>): MeritKind =>
  paidMerit<FullOrder & { paid_at: Date }>({
    name: 'sponsor.printing',
    leaf: 'print',
    days,
    page: '/pages/ucenter/orders/orders',
    find: findPaidByOwner,
    title: ({ titles, copies }, language) =>
      sponsorMessages(language)('merit.title', { book: titles[language], copies }),
    dedication(order, language) {
      const { target, names } = openPersonal(cipher, order).dedication;
      return dedicationLine(target, names, language) ?? '';
    },
    earlier: earlierOrders(cipher),
    number: ({ sponsor_number }) => groupSponsorNumber(sponsor_number),
    amountFen: ({ total_fen }) => total_fen,
  });

import { dedicationLine, purposeById } from '@yuanguang/content';
import { type MeritKind, paidMerit } from '../../merit/merit.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateTools } from '../donate-context.ts';
import { donateMessages } from '../receipt/messages.ts';
import { earlierGifts } from './earlier-gifts.ts';
import { findPaidByOwner } from './gift.repository.ts';
import { giftNumbers } from './gift-number.ts';
import { shownAmount } from './gift-view.ts';
import { openPersonal } from './personal.ts';

/** A gift that was paid for and not given back is one deed, and one leaf. */
export const giftMerit = ({ cipher, days }: Pick<DonateTools, 'cipher' | 'days'>): MeritKind =>
  paidMerit<GiftRow & { paid_at: Date }>({
    name: 'donate.gift',
    leaf: 'give',
    days,
    page: '/pages/pay/gifts',
    find: findPaidByOwner,
    title: ({ purpose_id }, language) =>
      donateMessages(language)('merit.title', { purpose: purposeById(purpose_id).title[language] }),
    dedication(gift, language) {
      const { target, names } = openPersonal(cipher, gift).dedication;
      return dedicationLine(target, names, language) ?? '';
    },
    earlier: earlierGifts(cipher),
    number: ({ gift_number }) => giftNumbers.group(gift_number),
    amountFen: shownAmount,
  });

import type { PreparedGift, PurposeId } from '@yuanguang/contract/objects/donate/gift';
import type { ReachValues } from '../../../shared/giving/reach.ts';
import { EMPTY_WORDING, type WordingValues, wordingValues } from '../../../shared/giving/wording.ts';

/** The whole form of a gift. */
export interface GiftValues extends WordingValues, ReachValues {
  /** A suggested amount in yuan, '' when an own one is typed. */
  suggested: string;
  /** An own amount, as typed. */
  own: string;
  purposeId: PurposeId;
  kind: PreparedGift['honoree']['kind'];
  /** For whom it is given, as typed, separated by commas. */
  honorees: string;
  noticeEmail: string;
  silent: boolean;
  monthly: boolean;
}

export const EMPTY_GIFT: GiftValues = {
  suggested: '9',
  own: '',
  purposeId: 'lamps',
  kind: 'self',
  honorees: '',
  noticeEmail: '',
  ...EMPTY_WORDING,
  silent: false,
  monthly: false,
  contact: '',
  receiptEmail: '',
};

/** A month's gift as it was prepared, in the form; `suggested` are the amounts that need not be typed, in yuan. */
export function preparedValues(gift: PreparedGift, suggested: readonly number[]): GiftValues {
  const yuan = gift.amountFen / 100;
  const offered = suggested.includes(yuan);
  return {
    ...EMPTY_GIFT,
    ...wordingValues(gift),
    suggested: offered ? String(yuan) : '',
    own: offered ? '' : String(yuan),
    purposeId: gift.purposeId as PurposeId,
    kind: gift.honoree.kind,
    honorees: gift.honoree.names.join('、'),
    noticeEmail: gift.honoree.noticeEmail ?? '',
    silent: gift.silent,
    contact: gift.contact.value,
    receiptEmail: gift.receiptEmail ?? '',
  };
}

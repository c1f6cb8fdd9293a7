import { DEDICATION_NAME_MAX, DEDICATION_NAMES_MAX, GIFT_LEAST_FEN } from '../constants.ts';
import type { GiveInput, PurposeId } from '../objects/donate/gift.ts';
import { isLongerThan } from './printable.ts';
import { checkContact, checkEmail, checkLine, checkWording, type Refuse, type Wording } from './wording.ts';

/* The rules of a gift, for server and pages alike. No schema library, so that pages may import them. */

type Honoree = GiveInput['honoree'];

/** What a giver may still change later. */
export interface GiftWording extends Wording {
  readonly silent: boolean;
}

/** A gift whose every field keeps the rules, in the form in which it is stored. */
export interface CleanGift extends GiftWording {
  readonly amountFen: number;
  readonly purposeId: PurposeId;
  readonly honoree: Honoree;
  readonly contact: GiveInput['contact'];
  readonly receiptEmail: string | null;
}

/** What the server offers, by which a gift is judged. */
export interface GiftOffer {
  readonly mostFen: number;
  readonly purposes: readonly PurposeId[];
}

const FEN = 100;
/** As people write an amount: 36, 36元, ￥36, 1,000, 36.00. */
const AMOUNT = /^¥?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?\s*(?:元|圆|圓|yuan|cny|rmb)?$/i;

/** An amount in yuan as somebody typed it, in fen; undefined when it is none, or one of another currency. */
export function readYuan(text: string): number | undefined {
  const [, yuan, parts = ''] = AMOUNT.exec(text.normalize('NFKC').trim()) ?? [];
  return yuan === undefined
    ? undefined
    : Number(yuan.replaceAll(',', '')) * FEN + Number(parts.padEnd(2, '0'));
}

/** Only whole yuan: a decimal point in the wrong place is the dearest slip of all. */
function checkAmount({ amountFen, currency }: GiveInput, { mostFen }: GiftOffer, refuse: Refuse): number {
  const at = 'amountFen';
  if (currency !== undefined && currency !== 'CNY') refuse('amount-invalid', 'currency');
  if (!Number.isSafeInteger(amountFen)) refuse('amount-invalid', at);
  else if (amountFen < GIFT_LEAST_FEN) refuse('amount-too-small', at);
  else if (amountFen > mostFen) refuse('amount-too-large', at);
  else if (amountFen % FEN !== 0) refuse('amount-invalid', at);
  return amountFen;
}

export function checkGift(input: GiveInput, offer: GiftOffer, refuse: Refuse): CleanGift {
  const purposeId = offer.purposes.find((id) => id === input.purposeId);
  const amountFen = checkAmount(input, offer, refuse);
  if (purposeId === undefined) refuse('purpose-unknown', 'purposeId');
  return {
    amountFen,
    purposeId: purposeId ?? 'temple',
    honoree: checkHonoree(input.honoree, refuse),
    ...checkGiftWording(input, refuse),
    contact: checkContact(input.contact, refuse),
    receiptEmail: input.receiptEmail?.trim() ? checkEmail(input.receiptEmail, 'receiptEmail', refuse) : null,
  };
}

export function checkGiftWording(input: GiftWording, refuse: Refuse): GiftWording {
  return { ...checkWording(input, refuse), silent: input.silent };
}

function checkHonoree({ kind, names, noticeEmail }: Honoree, refuse: Refuse): Honoree {
  const wanted = noticeEmail !== null && noticeEmail.trim() !== '';
  if (kind === 'self' && wanted) refuse('honoree-notice-needless', 'honoree.noticeEmail');
  return {
    kind,
    names: checkHonoreeNames(kind, names, 'honoree.names', refuse),
    noticeEmail: wanted ? checkEmail(noticeEmail, 'honoree.noticeEmail', refuse) : null,
  };
}

/** Of whom it is given, each name as it is printed; none when it is given by oneself. */
export function checkHonoreeNames(
  kind: Honoree['kind'],
  given: readonly string[],
  at: string,
  refuse: Refuse,
): string[] {
  if (kind === 'self') return [];
  const names = given
    .map((name, index) => checkLine(name, `${at}.${index}`, refuse))
    .filter((name) => name !== '');
  if (names.length === 0) refuse('honoree-required', at);
  if (names.length > DEDICATION_NAMES_MAX) refuse('honoree-invalid', at);
  const long = names.findIndex((name) => isLongerThan(name, DEDICATION_NAME_MAX));
  if (long >= 0) refuse('honoree-invalid', `${at}.${long}`);
  return names;
}

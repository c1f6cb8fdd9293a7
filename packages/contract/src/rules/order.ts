import { MAX_COPIES } from '../constants.ts';
import type { Order, PlaceOrderInput } from '../objects/sponsor/order.ts';
import { type AreaLists, mayLackDistrict, misplaced } from './areas.ts';
import { isLongerThan } from './printable.ts';
import {
  checkContact,
  checkEmail,
  checkLine,
  checkName,
  checkPhone,
  checkWording,
  type Refuse,
  type Wording,
} from './wording.ts';

/*
 * The rules of an order, for server and pages alike: the server refuses the first that is broken, the form shows each at
 * its field. No schema library, so that pages may import them.
 */

type Contact = Order['contact'];
type FreeGift = NonNullable<Order['freeGift']>;

/** An order whose every field keeps the rules, in the form in which it is stored. */
export interface CleanOrder extends Wording {
  readonly bookId: string;
  readonly copies: number;
  readonly contact: Contact;
  readonly receiptEmail: string | null;
  readonly freeGift: FreeGift | null;
}

const STREET_MAX = 120;
const REGION_MAX = 40;

/** @param areas the places there are; a page that has not fetched them yet leaves them to the server. */
export function checkOrder(
  input: Omit<PlaceOrderInput, 'idempotencyKey' | 'language' | 'consent'>,
  refuse: Refuse,
  areas?: AreaLists,
): CleanOrder {
  const { bookId, copies, receiptEmail, freeGift } = input;
  if (!Number.isInteger(copies) || copies < 1 || copies > MAX_COPIES) refuse('quantity-invalid', 'copies');
  return {
    bookId,
    copies,
    ...checkWording(input, refuse),
    contact: checkContact(input.contact, refuse),
    receiptEmail: receiptEmail?.trim() ? checkEmail(receiptEmail, 'receiptEmail', refuse) : null,
    freeGift: freeGift && checkFreeGift(freeGift, refuse, areas),
  };
}

function checkFreeGift(gift: FreeGift, refuse: Refuse, areas: AreaLists | undefined): FreeGift {
  const place = (part: 'province' | 'city' | 'district' | 'street', longest: number) => {
    const field = `freeGift.${part}`;
    const line = checkLine(gift[part], field, refuse);
    if (line === '') refuse('address-incomplete', field);
    if (isLongerThan(line, longest)) refuse('param-invalid', field);
    return line;
  };
  const recipient = checkName(gift.recipient, 'freeGift.recipient', 'recipient-empty', refuse);
  const phone = checkPhone(gift.phone, 'freeGift.phone', refuse);
  const province = place('province', REGION_MAX);
  const city = place('city', REGION_MAX);
  const noDistrict = mayLackDistrict(city) && gift.district.trim() === '';
  const district = noDistrict ? '' : place('district', REGION_MAX);
  const whole = province !== '' && city !== '' && (noDistrict || district !== '');
  const wrong = areas && whole ? misplaced(areas, { province, city, district }) : undefined;
  if (wrong) refuse('address-mismatch', `freeGift.${wrong}`);
  return { recipient, phone, province, city, district, street: place('street', STREET_MAX) };
}

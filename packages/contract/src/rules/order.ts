import {
  DEDICATION_NAME_MAX,
  DEDICATION_NAMES_MAX,
  DEDICATION_TEXT_MAX,
  MAX_COPIES,
  MERIT_NAME_MAX,
} from '../constants.ts';
import type { ErrorCode } from '../errors.ts';
import type { Order, PlaceOrderInput } from '../objects/sponsor/order.ts';
import { type AreaLists, mayLackDistrict, misplaced } from './areas.ts';
import { readEmail, readMobile } from './contact.ts';
import { isLongerThan, printable, printableLines } from './printable.ts';

/*
 * The rules of an order, for server and pages alike: the server refuses the first that is broken, the form shows each at
 * its field. No schema library, so that pages may import them.
 */

type Dedication = Order['dedication'];
type Contact = Order['contact'];
type FreeGift = NonNullable<Order['freeGift']>;

/** What a sponsor may still correct until the batch is closed. */
export interface Wording {
  readonly name: string;
  readonly anonymous: boolean;
  readonly dedication: Dedication;
}

/** An order whose every field keeps the rules, in the form in which it is stored. */
export interface CleanOrder extends Wording {
  readonly bookId: string;
  readonly copies: number;
  readonly contact: Contact;
  readonly receiptEmail: string | null;
  readonly freeGift: FreeGift | null;
}

/** Told of each rule that is broken, in the order of the form; `field` is the input's path. It may throw. */
export type Refuse = (code: ErrorCode, field: string) => void;

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

export function checkWording(input: Wording, refuse: Refuse): Wording {
  return {
    name: checkName(input.name, 'name', 'name-empty', refuse),
    anonymous: input.anonymous,
    dedication: checkDedication(input.dedication, refuse),
  };
}

/** A line as it is printed, '' where that was refused. */
function checkLine(text: string, field: string, refuse: Refuse, read = printable): string {
  const line = read(text);
  if (line === undefined) refuse('text-not-allowed', field);
  return line ?? '';
}

function checkName(
  text: string,
  field: string,
  whenEmpty: 'name-empty' | 'recipient-empty',
  refuse: Refuse,
): string {
  const name = checkLine(text, field, refuse);
  if (name === '') refuse(whenEmpty, field);
  if (isLongerThan(name, MERIT_NAME_MAX)) refuse('name-too-long', field);
  return name;
}

function checkDedication({ textId, text, target, names }: Dedication, refuse: Refuse): Dedication {
  const at = 'dedication.text';
  const own = textId === null ? checkLine(text, at, refuse, printableLines) : '';
  if (textId === null && own === '') refuse('dedication-empty', at);
  // Breaking a line costs nothing.
  if (isLongerThan(own.replaceAll('\n', ''), DEDICATION_TEXT_MAX)) refuse('dedication-too-long', at);
  return { textId, text: own, target, names: checkNames(names, target, refuse) };
}

function checkNames(given: Dedication['names'], target: Dedication['target'], refuse: Refuse): string[] {
  const at = 'dedication.names';
  const names = given
    .map((name, index) => checkLine(name, `${at}.${index}`, refuse))
    .filter((name) => name !== '');
  const named = target === 'living' || target === 'departed';
  if (named && names.length === 0) refuse('dedication-names-required', at);
  if (names.length > DEDICATION_NAMES_MAX) refuse('dedication-names-invalid', at);
  const long = names.findIndex((name) => isLongerThan(name, DEDICATION_NAME_MAX));
  if (long >= 0) refuse('dedication-names-invalid', `${at}.${long}`);
  return names;
}

function checkContact({ kind, value }: Contact, refuse: Refuse): Contact {
  const at = 'contact.value';
  if (value.trim() === '') refuse('contact-empty', at);
  return { kind, value: (kind === 'phone' ? checkPhone : checkEmail)(value, at, refuse) };
}

function checkPhone(text: string, field: string, refuse: Refuse): string {
  const phone = readMobile(text);
  if (phone === undefined) refuse('phone-invalid', field);
  return phone ?? '';
}

function checkEmail(text: string, field: string, refuse: Refuse): string {
  const email = readEmail(text);
  if (email === undefined) refuse('email-invalid', field);
  return email ?? '';
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

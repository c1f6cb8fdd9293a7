import {
  DEDICATION_NAME_MAX,
  DEDICATION_NAMES_MAX,
  DEDICATION_TEXT_MAX,
  MAX_COPIES,
  MERIT_NAME_MAX,
} from '@yuanguang/contract/constants';
import type { Order, PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { refuse } from '../../lib/refusal.ts';
import { checkEmail, checkPhone } from './contact-rules.ts';
import { isLongerThan, printable, printableLines } from './text-rules.ts';

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

const STREET_MAX = 120;
const REGION_MAX = 40;
/** Cities of the mainland without districts; their towns stand in the street line. */
const WITHOUT_DISTRICTS: readonly string[] = ['东莞市', '中山市', '儋州市', '嘉峪关市'];

/** Checks an order's fields in the order of the form; refuses the first that breaks a rule, with its path. */
export function checkOrder(input: Omit<PlaceOrderInput, 'idempotencyKey' | 'language'>): CleanOrder {
  const copies = checkCopies(input.copies);
  return {
    bookId: input.bookId,
    copies,
    ...checkWording(input),
    contact: checkContact(input.contact),
    receiptEmail: input.receiptEmail?.trim() ? checkEmail(input.receiptEmail, 'receiptEmail') : null,
    freeGift: input.freeGift && checkFreeGift(input.freeGift),
  };
}

export function checkWording(input: Wording): Wording {
  return {
    name: checkName(input.name, 'name', 'name-empty'),
    anonymous: input.anonymous,
    dedication: checkDedication(input.dedication),
  };
}

function checkCopies(copies: number): number {
  if (!Number.isInteger(copies) || copies < 1 || copies > MAX_COPIES) refuse('quantity-invalid', 'copies');
  return copies;
}

function checkName(text: string, field: string, whenEmpty: 'name-empty' | 'recipient-empty'): string {
  const name = printable(text, field);
  if (name === '') refuse(whenEmpty, field);
  if (isLongerThan(name, MERIT_NAME_MAX)) refuse('name-too-long', field);
  return name;
}

function checkDedication(dedication: Dedication): Dedication {
  const text = dedication.textId === null ? printableLines(dedication.text, 'dedication.text') : '';
  if (dedication.textId === null && text === '') refuse('dedication-empty', 'dedication.text');
  // Breaking a line costs nothing.
  if (isLongerThan(text.replaceAll('\n', ''), DEDICATION_TEXT_MAX))
    refuse('dedication-too-long', 'dedication.text');
  const names = dedication.names
    .map((name, index) => printable(name, `dedication.names.${index}`))
    .filter((name) => name !== '');
  const named = dedication.target === 'living' || dedication.target === 'departed';
  if (named && names.length === 0) refuse('dedication-names-required', 'dedication.names');
  if (names.length > DEDICATION_NAMES_MAX) refuse('dedication-names-invalid', 'dedication.names');
  const long = names.findIndex((name) => isLongerThan(name, DEDICATION_NAME_MAX));
  if (long >= 0) refuse('dedication-names-invalid', `dedication.names.${long}`);
  return { textId: dedication.textId, text, target: dedication.target, names };
}

function checkContact(contact: Contact): Contact {
  if (contact.value.trim() === '') refuse('contact-empty', 'contact.value');
  const check = contact.kind === 'phone' ? checkPhone : checkEmail;
  return { kind: contact.kind, value: check(contact.value, 'contact.value') };
}

function checkFreeGift(gift: FreeGift): FreeGift {
  const recipient = checkName(gift.recipient, 'freeGift.recipient', 'recipient-empty');
  const phone = checkPhone(gift.phone, 'freeGift.phone');
  const province = checkRegion(gift.province, 'freeGift.province', REGION_MAX);
  const city = checkRegion(gift.city, 'freeGift.city', REGION_MAX);
  const district =
    WITHOUT_DISTRICTS.includes(city) && gift.district.trim() === ''
      ? ''
      : checkRegion(gift.district, 'freeGift.district', REGION_MAX);
  const street = checkRegion(gift.street, 'freeGift.street', STREET_MAX);
  return { recipient, phone, province, city, district, street };
}

function checkRegion(text: string, field: string, longest: number): string {
  const line = printable(text, field);
  if (line === '') refuse('address-incomplete', field);
  if (isLongerThan(line, longest)) refuse('param-invalid', field);
  return line;
}

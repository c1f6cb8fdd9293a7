import {
  DEDICATION_NAME_MAX,
  DEDICATION_NAMES_MAX,
  DEDICATION_TEXT_MAX,
  MERIT_NAME_MAX,
} from '../constants.ts';
import type { ErrorCode } from '../errors.ts';
import type { Order } from '../objects/sponsor/order.ts';
import { readEmail, readMobile } from './contact.ts';
import { isLongerThan, printable, printableLines } from './printable.ts';

/*
 * The rules of what stands with everything that is given: name, dedication, contact. For server and pages alike, without
 * a schema library.
 */

type Dedication = Order['dedication'];
type Contact = Order['contact'];

/** What a giver may still correct later. */
export interface Wording {
  readonly name: string;
  readonly anonymous: boolean;
  readonly dedication: Dedication;
}

/** Told of each rule that is broken, in the order of the form; `field` is the input's path. It may throw. */
export type Refuse = (code: ErrorCode, field: string) => void;

export function checkWording(input: Wording, refuse: Refuse): Wording {
  return {
    name: checkName(input.name, 'name', 'name-empty', refuse),
    anonymous: input.anonymous,
    dedication: checkDedication(input.dedication, refuse),
  };
}

/** A line as it is printed, '' where that was refused. */
export function checkLine(text: string, field: string, refuse: Refuse, read = printable): string {
  const line = read(text);
  if (line === undefined) refuse('text-not-allowed', field);
  return line ?? '';
}

export function checkName(
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

export function checkDedication({ textId, text, target, names }: Dedication, refuse: Refuse): Dedication {
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

export function checkContact({ kind, value }: Contact, refuse: Refuse): Contact {
  const at = 'contact.value';
  if (value.trim() === '') refuse('contact-empty', at);
  return { kind, value: (kind === 'phone' ? checkPhone : checkEmail)(value, at, refuse) };
}

export function checkPhone(text: string, field: string, refuse: Refuse): string {
  const phone = readMobile(text);
  if (phone === undefined) refuse('phone-invalid', field);
  return phone ?? '';
}

export function checkEmail(text: string, field: string, refuse: Refuse): string {
  const email = readEmail(text);
  if (email === undefined) refuse('email-invalid', field);
  return email ?? '';
}

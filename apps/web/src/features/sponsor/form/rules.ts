import {
  DEDICATION_NAME_MAX,
  DEDICATION_NAMES_MAX,
  DEDICATION_TEXT_MAX,
  MERIT_NAME_MAX,
} from '@yuanguang/contract/constants';
import type { ErrorCode } from '@yuanguang/contract/errors';
import { contactKind, readEmail, readMobile } from '@yuanguang/contract/rules/contact';
import { countGraphemes } from '@yuanguang/ui';
import type { OrderValues, WordingValues } from './values.ts';

export type Faults<Values> = Partial<Record<keyof Values, ErrorCode>>;

/** What no press can set: controls, invisible and private characters, pictures in colour. The server has the last word. */
const NOT_PRINTABLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?![©®™])[\p{Emoji_Presentation}\p{Extended_Pictographic}]/u;

/** Names as typed in one line: any of the usual separators parts them. */
export function splitNames(names: string): string[] {
  return names
    .split(/[、，,;；\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function contactFault(text: string): ErrorCode | undefined {
  if (text.trim() === '') return 'contact-empty';
  if (contactKind(text) === 'email') return readEmail(text) ? undefined : 'email-invalid';
  return readMobile(text) ? undefined : 'phone-invalid';
}

function nameFault(text: string, whenEmpty: ErrorCode): ErrorCode | undefined {
  const name = text.trim();
  if (name === '') return whenEmpty;
  if (NOT_PRINTABLE.test(name)) return 'text-not-allowed';
  return countGraphemes(name) > MERIT_NAME_MAX ? 'name-too-long' : undefined;
}

function textFault({ verse, text }: WordingValues): ErrorCode | undefined {
  if (verse !== 'own') return undefined;
  if (text.trim() === '') return 'dedication-empty';
  if (NOT_PRINTABLE.test(text.replace(/[\r\n]/g, ''))) return 'text-not-allowed';
  return countGraphemes(text.trim()) > DEDICATION_TEXT_MAX ? 'dedication-too-long' : undefined;
}

function namesFault({ target, names }: WordingValues): ErrorCode | undefined {
  if (target === 'beings') return undefined;
  const list = splitNames(names);
  if (list.length === 0) return target === 'creditors' ? undefined : 'dedication-names-required';
  if (list.some((name) => NOT_PRINTABLE.test(name))) return 'text-not-allowed';
  const tooLong = list.some((name) => countGraphemes(name) > DEDICATION_NAME_MAX);
  return list.length > DEDICATION_NAMES_MAX || tooLong ? 'dedication-names-invalid' : undefined;
}

/** Only what is wrong, field by field. */
function faultsOnly<Values>(faults: Faults<Values>): Faults<Values> {
  return Object.fromEntries(Object.entries(faults).filter(([, code]) => code)) as Faults<Values>;
}

export function wordingFaults(values: WordingValues): Faults<WordingValues> {
  return faultsOnly({
    name: nameFault(values.name, 'name-empty'),
    text: textFault(values),
    names: namesFault(values),
  });
}

export function orderFaults(values: OrderValues): Faults<OrderValues> {
  const email = values.receiptEmail.trim();
  const gift: Faults<OrderValues> = values.gift
    ? {
        recipient: nameFault(values.recipient, 'recipient-empty'),
        giftPhone: readMobile(values.giftPhone) ? undefined : 'phone-invalid',
        area: values.areaComplete ? undefined : 'address-incomplete',
        street: values.street.trim() === '' ? 'address-incomplete' : undefined,
      }
    : {};
  return faultsOnly({
    ...wordingFaults(values),
    contact: contactFault(values.contact),
    receiptEmail: email === '' || readEmail(email) ? undefined : 'email-invalid',
    ...gift,
  });
}

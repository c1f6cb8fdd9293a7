import { domainToASCII } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { refuse } from '../../lib/refusal.ts';

export type ContactKind = 'phone' | 'email';

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
const PHONE_CHARACTERS = /^[+\d\s().\-‐-―−·]+$/u;

/**
 * Eleven digits of a mainland mobile number, or undefined. Spaces, hyphens, full-width digits and the prefixes +86,
 * 0086 and 86 are taken as people write them.
 */
export function mainlandPhone(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  if (written.length > 40 || !PHONE_CHARACTERS.test(written)) return undefined;
  const dense = written.replace(/[^+\d]/gu, '');
  const international = /^86\d{11}$/.test(dense) ? `+${dense}` : dense;
  const parsed = parsePhoneNumberFromString(international, { defaultCountry: 'CN', extract: false });
  if (parsed?.countryCallingCode !== '86') return undefined;
  return MAINLAND_MOBILE.test(parsed.nationalNumber) ? parsed.nationalNumber : undefined;
}

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The address with its domain in lower case (international domains as xn--), or undefined. */
export function emailAddress(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  const at = written.lastIndexOf('@');
  if (at < 1 || written.length > 254) return undefined;
  const local = written.slice(0, at);
  const domain = domainToASCII(written.slice(at + 1)).toLowerCase();
  if (local.length > 64 || !LOCAL.test(local) || !DOMAIN.test(domain)) return undefined;
  return `${local}@${domain}`;
}

export function checkPhone(text: string, field: string): string {
  return mainlandPhone(text) ?? refuse('phone-invalid', field);
}

export function checkEmail(text: string, field: string): string {
  return emailAddress(text) ?? refuse('email-invalid', field);
}

/** What a blind index is made of: the same for the same contact however it is written. */
export function contactKey(kind: ContactKind, value: string): string {
  return `${kind}:${kind === 'email' ? value.toLowerCase() : value}`;
}

/** Reads what somebody typed into one field for both; undefined when it is neither. */
export function readContact(text: string): { kind: ContactKind; value: string } | undefined {
  const phone = mainlandPhone(text);
  if (phone) return { kind: 'phone', value: phone };
  const email = emailAddress(text);
  return email ? { kind: 'email', value: email } : undefined;
}

import { readEmail, readMobile } from '@yuanguang/contract/rules/contact';

export type ContactKind = 'phone' | 'email';

/** What a blind index is made of: the same for the same contact however it is written. */
export function contactKey(kind: ContactKind, value: string): string {
  return `${kind}:${kind === 'email' ? value.toLowerCase() : value}`;
}

/** Reads what somebody typed into one field for both; undefined when it is neither. */
export function readContact(text: string): { kind: ContactKind; value: string } | undefined {
  const phone = readMobile(text);
  if (phone) return { kind: 'phone', value: phone };
  const email = readEmail(text);
  return email ? { kind: 'email', value: email } : undefined;
}

export interface Reach {
  readonly contact: { readonly kind: ContactKind; readonly value: string };
  readonly receiptEmail: string | null;
}

/** Where mail about an order or a gift goes; null when no address was left with it. */
export const mailAddress = ({ receiptEmail, contact }: Reach): string | null =>
  receiptEmail ?? (contact.kind === 'email' ? contact.value : null);

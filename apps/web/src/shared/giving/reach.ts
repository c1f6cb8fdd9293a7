import { contactKind } from '@yuanguang/contract/rules/contact';

/** Phone or email, and where the receipt goes when that is not the same. */
export interface ReachValues {
  contact: string;
  receiptEmail: string;
}

/** Where the receipt goes of what was typed; null: nowhere. */
export function receiptOf({ contact, receiptEmail }: ReachValues): string | null {
  const email = contactKind(contact) === 'email' ? contact : receiptEmail;
  return email.trim() || null;
}

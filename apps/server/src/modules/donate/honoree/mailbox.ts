import { createHmac, type KeyObject } from 'node:crypto';
import type { Cipher } from '../../../lib/crypto.ts';
import { isSameText } from '../../../lib/same-text.ts';
import type { DonateTools } from '../donate-context.ts';

const SEAL_CHARACTERS = 22;
const INDEX = /^[0-9a-f]{32}$/;

/** Keyed hash of a mailbox: the same however the address is written, and whatever stands behind a `+` in it. */
export function mailboxIndex(cipher: Cipher, email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return cipher.index('donate.mailbox', `${local.replace(/\+.*$/, '')}@${domain}`);
}

/** The address in a notice that ends such notices to this mailbox for good. */
export function endingAddress({ settings, endingKey }: DonateTools, mailbox: string): string {
  return `${settings.PUBLIC_URL}/giving/notices/${mailbox}/${sealOf(endingKey, mailbox)}`;
}

/** The mailbox of such an address; undefined for one that was never given out. */
export function readEnding(
  { endingKey }: Pick<DonateTools, 'endingKey'>,
  { mailbox, seal }: { readonly mailbox: string; readonly seal: string },
): string | undefined {
  return INDEX.test(mailbox) && isSameText(sealOf(endingKey, mailbox), seal) ? mailbox : undefined;
}

const sealOf = (key: KeyObject, mailbox: string): string =>
  createHmac('sha256', key).update(mailbox).digest('base64url').slice(0, SEAL_CHARACTERS);

import { createHmac } from 'node:crypto';
import { isSameText } from '../../../lib/same-text.ts';

/** A `passwordSecret` of an existing installation; of one that was never given a version, null. */
export interface OldPasswordSecret {
  readonly version: number | null;
  readonly value: string;
}

/** Salt and HMAC-SHA-256 with the salt as key (PROTOCOL 3.4), as existing installations write it. */
const SALTED = /^\$UNI_ID_HMAC_SHA256\$20\$([0-9a-f]{20})([0-9a-f]{64})$/;
/** HMAC-SHA-1 with the installation's secret, as `storedOldHash` writes it: the secret's version, if any, and the hash. */
const KEYED = /^\$UNI_ID_HMAC_SHA1\$(\d{0,9})\$([0-9a-f]{40})$/;

/** A bare HMAC-SHA-1 with the version of its secret in one text, to be kept as the account's hash. */
export const storedOldHash = (hash: string, version: number | null): string =>
  `$UNI_ID_HMAC_SHA1$${version ?? ''}$${hash.toLowerCase()}`;

export const isSaltedHash = (text: string): boolean => SALTED.test(text);

/** The secret of a version; of an account without a version the oldest; a secret without a version serves all. */
export function secretOf(
  secrets: readonly OldPasswordSecret[],
  version: number | null,
): OldPasswordSecret | undefined {
  const ordered = secrets.toSorted((a, b) => (a.version ?? 0) - (b.version ?? 0));
  if (version === null) return ordered[0];
  return ordered.find((secret) => secret.version === version) ?? ordered.find(({ version: v }) => v === null);
}

/** Whether the password has this hash of an existing installation. */
export function matchesOriginal(
  stored: string,
  password: string,
  secrets: readonly OldPasswordSecret[],
): boolean {
  const [, salt, salted = ''] = SALTED.exec(stored) ?? [];
  if (salt) return isSameText(salted, createHmac('sha256', salt).update(password).digest('hex'));
  const [, version = '', keyed] = KEYED.exec(stored) ?? [];
  const secret = secretOf(secrets, version === '' ? null : Number(version));
  if (!keyed || !secret) return false;
  return isSameText(keyed, createHmac('sha1', secret.value).update(password).digest('hex'));
}

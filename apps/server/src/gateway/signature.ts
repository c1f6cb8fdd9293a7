import { hash, timingSafeEqual } from 'node:crypto';
import type { Scalar } from './envelope.ts';

/**
 * The text a signature covers (protocol 1.2): keys in UTF-16 order, falsy values left out, `key=value` joined by `&`,
 * values raw.
 */
export function signedText(body: Readonly<Record<string, Scalar>>): string {
  return Object.keys(body)
    .sort()
    .filter((key) => body[key])
    .map((key) => `${key}=${body[key]}`)
    .join('&');
}

const BLOCK_BYTES = 64;

/**
 * A signer for one secret: HMAC-MD5 in lowercase hex, as every published client computes it (RFC 2104). The padded keys
 * are made once, and the one-shot hash spares the set-up of an Hmac object for each call.
 */
export function signer(secret: string): (body: Readonly<Record<string, Scalar>>) => string {
  const bytes = Buffer.from(secret);
  const key = Buffer.alloc(BLOCK_BYTES);
  (bytes.length > BLOCK_BYTES ? hash('md5', bytes, 'buffer') : bytes).copy(key);
  const inner = key.map((byte) => byte ^ 0x36);
  const outer = key.map((byte) => byte ^ 0x5c);
  return (body) => {
    const digest = hash('md5', Buffer.concat([inner, Buffer.from(signedText(body))]), 'buffer');
    return hash('md5', Buffer.concat([outer, digest]), 'hex');
  };
}

/** Compares in constant time; anything that is not 32 characters is simply wrong. */
export function sameSignature(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

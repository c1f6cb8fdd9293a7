import { createHmac, timingSafeEqual } from 'node:crypto';
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

/** HMAC-MD5, lowercase hex, as every published client computes it. */
export function sign(body: Readonly<Record<string, Scalar>>, secret: string): string {
  return createHmac('md5', secret).update(signedText(body)).digest('hex');
}

/** Compares in constant time; anything that is not 32 characters is simply wrong. */
export function signatureMatches(
  body: Readonly<Record<string, Scalar>>,
  secret: string,
  given: unknown,
): boolean {
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(sign(body, secret));
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

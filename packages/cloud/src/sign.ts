import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { addHasOwn } from './object-has-own.ts';

addHasOwn(Object);

/** HMAC-MD5 over the sorted, non-empty `key=value` pairs of a body, in lowercase hex: what the gateway checks. */
export function sign(body: Readonly<Record<string, string | number | undefined>>, secret: string): string {
  const text = Object.keys(body)
    .sort()
    .filter((key) => body[key])
    .map((key) => `${key}=${body[key]}`)
    .join('&');
  return bytesToHex(hmac(md5, utf8ToBytes(secret), utf8ToBytes(text)));
}

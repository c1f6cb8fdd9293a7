import { hash } from 'node:crypto';
import type { Scalar } from './envelope.ts';

/**
 * The text a signature covers (protocol 1.2): keys in UTF-16 order, falsy values left out, `key=value` joined by `&`,
 * values raw.
 */
export function signedText(body: Readonly<Record<string, Scalar>>): string {
  let text = '';
  for (const key of Object.keys(body).sort()) {
    const value = body[key];
    if (value) text += text === '' ? `${key}=${value}` : `&${key}=${value}`;
  }
  return text;
}

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 16;
/** Texts up to this many characters are hashed in a buffer that every call uses again: nearly all are. */
const USUAL_CHARACTERS = 4096;
const MOST_BYTES_A_CHARACTER = 3;

/**
 * A signer for one secret: HMAC-MD5 in lowercase hex, as every published client computes it (RFC 2104). The padded keys
 * are made once, and the one-shot hash spares the set-up of an Hmac object for each call.
 */
export function signer(secret: string): (body: Readonly<Record<string, Scalar>>) => string {
  const bytes = Buffer.from(secret);
  const key = Buffer.alloc(BLOCK_BYTES);
  (bytes.length > BLOCK_BYTES ? hash('md5', bytes, 'buffer') : bytes).copy(key);
  const inner = key.map((byte) => byte ^ 0x36);
  const usual = Buffer.alloc(BLOCK_BYTES + USUAL_CHARACTERS * MOST_BYTES_A_CHARACTER);
  usual.set(inner);
  const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);
  outer.set(key.map((byte) => byte ^ 0x5c));
  return (body) => {
    const text = signedText(body);
    let message: Uint8Array;
    if (text.length > USUAL_CHARACTERS) message = Buffer.concat([inner, Buffer.from(text)]);
    else message = usual.subarray(0, BLOCK_BYTES + usual.write(text, BLOCK_BYTES));
    // By way of hex: a digest as a buffer costs more than the hash itself.
    outer.write(hash('md5', message, 'hex'), BLOCK_BYTES, 'hex');
    return hash('md5', outer, 'hex');
  };
}

import { createECDH } from 'node:crypto';

export const CURVE = 'prime256v1';
export const PRIVATE_BYTES = 32;

/** The public half of a private one; undefined when it is none. */
export function vapidPublicKey(privateKey: string): string | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (!/^[\w-]{43}$/.test(privateKey) || bytes.length !== PRIVATE_BYTES) return undefined;
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(bytes);
    return pair.getPublicKey().toString('base64url');
  } catch {
    return undefined;
  }
}

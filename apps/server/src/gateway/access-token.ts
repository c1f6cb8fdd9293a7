import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tokens remembered as genuine; checking a MAC costs more than everything else a call needs of the gateway. */
const MOST_KNOWN = 10_000;

const ID_BYTES = 12;
const EXPIRY_BYTES = 6;
const MAC_BYTES = 18;
const CLAIM_BYTES = ID_BYTES + EXPIRY_BYTES;
const TOKEN = new RegExp(`^[A-Za-z0-9_-]{${((CLAIM_BYTES + MAC_BYTES) * 4) / 3}}$`);

/**
 * Access tokens of the gateway. To a client they are opaque; to us each one carries its own expiry under a MAC, so any
 * process can verify it without a table, and a restart forgets none.
 */
export interface AccessTokens {
  issue(at: Date): string;
  valid(token: string, at: Date): boolean;
}

/** @param key 32 secret bytes, the same in every process. @param seconds life of a token. */
export function accessTokens(key: Uint8Array, seconds: number): AccessTokens {
  const mac = (claim: Uint8Array) => createHmac('sha256', key).update(claim).digest().subarray(0, MAC_BYTES);

  const known = new Map<string, number>();

  /** The expiry a genuine token carries, in milliseconds since 1970. */
  function read(token: string): number | undefined {
    if (!TOKEN.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    const claim = bytes.subarray(0, CLAIM_BYTES);
    if (!timingSafeEqual(bytes.subarray(CLAIM_BYTES), mac(claim))) return undefined;
    const expiry = claim.readUIntBE(ID_BYTES, EXPIRY_BYTES);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, expiry);
    return expiry;
  }

  return {
    issue(at) {
      const claim = Buffer.alloc(CLAIM_BYTES);
      randomBytes(ID_BYTES).copy(claim);
      claim.writeUIntBE(at.getTime() + seconds * 1000, ID_BYTES, EXPIRY_BYTES);
      return Buffer.concat([claim, mac(claim)]).toString('base64url');
    },
    valid(token, at) {
      const expiry = known.get(token) ?? read(token);
      if (expiry === undefined) return false;
      if (expiry > at.getTime()) return true;
      known.delete(token);
      return false;
    },
  };
}

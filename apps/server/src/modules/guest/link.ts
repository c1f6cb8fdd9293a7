import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { isId } from '../../lib/ids.ts';
import { refuse } from '../../lib/refusal.ts';

const SEAL_BYTES = 16;
const ID_BYTES = 12;

/**
 * Secret of the link to one thing, such as an order: its id and a 128-bit seal over it, base64url. Made from a key
 * outside the database, so the same thing has the same link for ever and the database alone opens none. Each kind of
 * thing has a key of its own: the link to one never opens another. `sealBytes` are fewer where the address must be short.
 */
export function linkSecret(key: KeyObject, id: string, sealBytes = SEAL_BYTES): string {
  return Buffer.concat([Buffer.from(id, 'hex'), sealOf(key, id, sealBytes)]).toString('base64url');
}

/** The id of what a secret opens. Refuses 'link-invalid'. */
export function idOfLink(key: KeyObject, secret: string, sealBytes = SEAL_BYTES): string {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== ID_BYTES + sealBytes || bytes.toString('base64url') !== secret) refuse('link-invalid');
  const id = bytes.subarray(0, ID_BYTES).toString('hex');
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(key, id, sealBytes))) refuse('link-invalid');
  return isId(id) ? id : refuse('link-invalid');
}

function sealOf(key: KeyObject, id: string, bytes: number): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, bytes);
}

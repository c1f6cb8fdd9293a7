import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { isId } from '../../../lib/ids.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { SponsorContext } from '../sponsor-context.ts';

const SEAL_BYTES = 16;
const ID_BYTES = 12;

/**
 * Secret of the link to one order: its id and a 128-bit seal over it, base64url. Made from a key outside the database,
 * so the same order has the same link for ever and the database alone opens none.
 */
export function orderToken(ctx: Pick<SponsorContext, 'linkKey'>, orderId: string): string {
  return Buffer.concat([Buffer.from(orderId, 'hex'), sealOf(ctx.linkKey, orderId)]).toString('base64url');
}

/** The order that a token opens. Refuses 'link-invalid'. */
export function orderIdOf(ctx: Pick<SponsorContext, 'linkKey'>, token: string): string {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) refuse('link-invalid');
  const orderId = bytes.subarray(0, ID_BYTES).toString('hex');
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(ctx.linkKey, orderId))) refuse('link-invalid');
  return isId(orderId) ? orderId : refuse('link-invalid');
}

function sealOf(key: KeyObject, orderId: string): Buffer {
  return createHmac('sha256', key).update(orderId).digest().subarray(0, SEAL_BYTES);
}

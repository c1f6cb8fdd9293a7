import { createHmac } from 'node:crypto';
import type { SponsorContext } from '../sponsor-context.ts';

const KEY_BYTES = 9;

/**
 * What an entry of the public list is called: the same for ever, but neither link nor number can be told from it. Who may
 * know which entries are theirs learns their keys from `ownDonors`.
 */
export function donorKey(ctx: Pick<SponsorContext, 'linkKey'>, orderId: string): string {
  const seal = createHmac('sha256', ctx.linkKey).update(`donor:${orderId}`).digest();
  return seal.subarray(0, KEY_BYTES).toString('base64url');
}

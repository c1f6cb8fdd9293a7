import { idOfLink, linkSecret } from '../../guest/guest.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';

/** Secret of the link to one order. */
export function orderToken(ctx: Pick<SponsorContext, 'linkKey'>, orderId: string): string {
  return linkSecret(ctx.linkKey, orderId);
}

/** The order that a token opens. Refuses 'link-invalid'. */
export function orderIdOf(ctx: Pick<SponsorContext, 'linkKey'>, token: string): string {
  return idOfLink(ctx.linkKey, token);
}

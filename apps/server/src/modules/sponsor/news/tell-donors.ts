import { mailAddress } from '../../guest/guest.service.ts';
import { findOrders } from '../orders/order.repository.ts';
import { openPersonal } from '../orders/personal.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { tellOwner } from './notice-kinds.ts';

/** What a donor is told after the payment; with a parcel, how to follow it. */
export type News =
  | { readonly news: 'printing' | 'completed' | 'refunded' }
  | { readonly news: 'shipped'; readonly carrier: string; readonly trackingNumber: string };

/** What the job of one message is told. */
export interface DonorNotice {
  readonly orderId: string;
  readonly channel: 'mail' | 'sms';
  /** One of its kind for each order and channel; a parcel whose number is put right is told of anew. */
  readonly key: string;
  readonly news: News['news'];
}

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'sponsor.news': DonorNotice;
  }
}

/**
 * Has each donor told by what they left: by mail to the address of the receipt or the contact, by text message to a
 * phone; and its account, if it has one. In the transaction of what happened: nobody is told of what was taken back.
 */
export async function tellDonors(ctx: SponsorContext, ids: readonly string[], what: News): Promise<void> {
  const { news } = what;
  const parcel = what.news === 'shipped' ? `:${what.carrier}:${what.trackingNumber}` : '';
  for (const order of await findOrders(ctx.db, ids)) {
    if (order.personal === null) continue;
    const personal = openPersonal(ctx.cipher, order);
    const channels = [
      ...(mailAddress(personal) === null ? [] : (['mail'] as const)),
      ...(personal.contact.kind === 'phone' ? (['sms'] as const) : []),
    ];
    for (const channel of channels) {
      const key = `${channel}:${news}${parcel}`;
      await ctx.jobs.enqueue(ctx, 'sponsor.news', { orderId: order.id, channel, key, news });
    }
    // What a parcel is followed by is personal, so the key is a hash of it.
    const key = ctx.cipher.index('sponsor.notice', `${order.id}:${news}${parcel}`);
    if (news === 'printing' || news === 'shipped') await tellOwner(ctx, order, news, key);
  }
}

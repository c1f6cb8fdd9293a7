import type { VisitorData } from '../../../lib/personal-data.ts';
import { isFree, readContact } from '../../guest/guest.service.ts';
import { findAllOfContact, findByNumber } from '../orders/order.repository.ts';
import { contactIndex, openPersonal } from '../orders/personal.ts';
import { isSponsorNumber, readSponsorNumber } from '../rules/sponsor-number.ts';
import { type SponsorTools, withTools } from '../sponsor-context.ts';
import { eraseWished } from './erase-orders.ts';

/** The orders of who sponsored without a login: by sponsor number one, by phone or email every one placed with it. */
export function visitorOrders(tools: SponsorTools): VisitorData {
  return {
    async find(inner, query) {
      const ctx = withTools(inner, tools);
      const number = readSponsorNumber(query);
      if (number !== undefined) {
        const order = isSponsorNumber(number) ? await findByNumber(ctx.db, number) : undefined;
        if (!order || order.personal === null) return undefined;
        return { contact: openPersonal(ctx.cipher, order).contact, free: isFree(order) ? [order.id] : [] };
      }
      const contact = readContact(query);
      if (!contact) return 'unreadable';
      const orders = await findAllOfContact(ctx.db, contactIndex(ctx.cipher, contact));
      return orders.length === 0 ? undefined : { contact, free: orders.filter(isFree).map(({ id }) => id) };
    },
    erase: (ctx, id) => eraseWished(withTools(ctx, tools), id),
  };
}

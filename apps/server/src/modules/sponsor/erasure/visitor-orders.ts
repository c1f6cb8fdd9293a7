import type { VisitorData } from '../../../lib/personal-data.ts';
import { visitorThings } from '../../guest/guest.service.ts';
import { orderByNumber, readQuery } from '../lookup/lookup.ts';
import { findAllOfContact } from '../orders/order.repository.ts';
import { contactIndex, openPersonal } from '../orders/personal.ts';
import type { SponsorTools } from '../sponsor-context.ts';
import { eraseWished } from './erase-orders.ts';

/** The orders of who sponsored without a login. */
export function visitorOrders(tools: SponsorTools): VisitorData {
  return visitorThings(tools, {
    read: readQuery,
    byNumber: orderByNumber,
    byContact: ({ db, cipher }, contact) => findAllOfContact(db, contactIndex(cipher, contact)),
    contactOf: ({ cipher }, order) => openPersonal(cipher, order).contact,
    erase: eraseWished,
  });
}

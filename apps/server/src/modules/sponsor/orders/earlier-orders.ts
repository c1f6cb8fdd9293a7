import type { Cipher } from '../../../lib/crypto.ts';
import { countFree, takeFree } from '../../guest/guest.service.ts';
import type { EarlierDeeds } from '../../merit/merit.service.ts';
import { addEvents } from './event.repository.ts';
import { contactIndex } from './personal.ts';

const PAID_ORDERS = { table: 'sponsor_orders', states: ['paid', 'completed', 'refunded'] } as const;

/** Orders that were paid for without a login. The receipt's address does not count: it may be somebody else's. */
export const earlierOrders = (cipher: Cipher): EarlierDeeds => ({
  count: ({ db }, contacts) =>
    countFree(
      db,
      PAID_ORDERS,
      contacts.map((contact) => contactIndex(cipher, contact)),
    ),
  async join({ db, now }, uid, contacts) {
    const indexes = contacts.map((contact) => contactIndex(cipher, contact));
    const taken = await takeFree(db, PAID_ORDERS, indexes, uid);
    await addEvents(db, taken, [{ machine: 'order', event: 'claimed', who: 'orderer' }], now());
    return taken.length;
  },
});

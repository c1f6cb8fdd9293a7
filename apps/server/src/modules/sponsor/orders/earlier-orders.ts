import type { Cipher } from '../../../lib/crypto.ts';
import { earlierThings } from '../../guest/guest.service.ts';
import type { EarlierDeeds } from '../../merit/merit.service.ts';
import { addEvents } from './event.repository.ts';
import { contactIndex } from './personal.ts';

/** Orders that were paid for without a login. The receipt's address does not count: it may be somebody else's. */
export const earlierOrders = (cipher: Cipher): EarlierDeeds =>
  earlierThings({
    things: { table: 'sponsor_orders', states: ['paid', 'completed', 'refunded'] },
    indexOf: (contact) => contactIndex(cipher, contact),
    joined: ({ db, now }, ids) =>
      addEvents(db, ids, [{ machine: 'order', event: 'claimed', who: 'orderer' }], now()),
  });

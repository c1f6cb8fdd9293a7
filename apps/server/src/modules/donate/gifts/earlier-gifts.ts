import type { Cipher } from '../../../lib/crypto.ts';
import { countFree, takeFree } from '../../guest/guest.service.ts';
import type { EarlierDeeds } from '../../merit/merit.service.ts';
import { takePlansOfGifts } from '../plans/plan.repository.ts';
import { addEvent } from './event.repository.ts';
import { contactIndex } from './personal.ts';

const PAID_GIFTS = { table: 'donate_gifts', states: ['paid', 'refunded'] } as const;

/** Gifts that were made without a login, with what was agreed to be given monthly. */
export const earlierGifts = (cipher: Cipher): EarlierDeeds => ({
  count: ({ db }, contacts) =>
    countFree(
      db,
      PAID_GIFTS,
      contacts.map((contact) => contactIndex(cipher, contact)),
    ),
  async join({ db, now }, uid, contacts) {
    const indexes = contacts.map((contact) => contactIndex(cipher, contact));
    const taken = await takeFree(db, PAID_GIFTS, indexes, uid);
    await takePlansOfGifts(db, taken, uid);
    for (const id of taken) await addEvent(db, id, { event: 'claimed', who: 'giver' }, now());
    return taken.length;
  },
});

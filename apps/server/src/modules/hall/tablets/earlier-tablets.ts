import type { Cipher } from '../../../lib/crypto.ts';
import { countFree, takeFree } from '../../guest/guest.service.ts';
import type { EarlierDeeds } from '../../merit/merit.service.ts';
import { addEvent } from './event.repository.ts';
import { contactIndex } from './personal.ts';

const STOOD = { table: 'hall_tablets', states: ['applied', 'approved', 'standing', 'ended'] } as const;

/** Tablets and lamps that were registered without a login. */
export const earlierTablets = (cipher: Cipher): EarlierDeeds => ({
  count: ({ db }, contacts) =>
    countFree(
      db,
      STOOD,
      contacts.map((contact) => contactIndex(cipher, contact)),
    ),
  async join({ db, now }, uid, contacts) {
    const indexes = contacts.map((contact) => contactIndex(cipher, contact));
    const taken = await takeFree(db, STOOD, indexes, uid);
    for (const id of taken) await addEvent(db, id, { event: 'claimed', who: 'owner' }, now());
    return taken.length;
  },
});

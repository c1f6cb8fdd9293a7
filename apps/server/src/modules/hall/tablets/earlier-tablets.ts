import type { Cipher } from '../../../lib/crypto.ts';
import { earlierThings } from '../../guest/guest.service.ts';
import type { EarlierDeeds } from '../../merit/merit.service.ts';
import { addEvent } from './event.repository.ts';
import { contactIndex } from './personal.ts';

/** Tablets and lamps that were registered without a login. */
export const earlierTablets = (cipher: Cipher): EarlierDeeds =>
  earlierThings({
    things: { table: 'hall_tablets', states: ['applied', 'approved', 'standing', 'ended'] },
    indexOf: (contact) => contactIndex(cipher, contact),
    async joined({ db, now }, ids) {
      for (const id of ids) await addEvent(db, id, { event: 'claimed', who: 'owner' }, now());
    },
  });

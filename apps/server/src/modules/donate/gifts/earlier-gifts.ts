import type { Cipher } from '../../../lib/crypto.ts';
import { earlierThings } from '../../guest/guest.service.ts';
import type { EarlierDeeds } from '../../merit/merit.service.ts';
import { takePlansOfGifts } from '../plans/plan.repository.ts';
import { addEvent } from './event.repository.ts';
import { contactIndex } from './personal.ts';

/** Gifts that were made without a login, with what was agreed to be given monthly. */
export const earlierGifts = (cipher: Cipher): EarlierDeeds =>
  earlierThings({
    things: { table: 'donate_gifts', states: ['paid', 'refunded'] },
    indexOf: (contact) => contactIndex(cipher, contact),
    async joined({ db, now }, ids, uid) {
      await takePlansOfGifts(db, ids, uid);
      for (const id of ids) await addEvent(db, id, { event: 'claimed', who: 'giver' }, now());
    },
  });

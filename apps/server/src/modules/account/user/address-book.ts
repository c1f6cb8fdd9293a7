import { USER_STATUS } from '@yuanguang/contract/objects/uni-id-co';
import type { AddressBook } from '../../../lib/address-book.ts';
import type { Cipher } from '../../../lib/crypto.ts';
import { endedSessions } from '../session/session.repository.ts';
import { openEmail, openMobile } from './personal.ts';
import { findUser } from './user.repository.ts';

/** How people are reached: by the address of their account, while it is open. */
export function addressBook(cipher: Cipher): AddressBook {
  return {
    async reach({ db }, uid) {
      const user = await findUser(db, uid);
      return user?.status === USER_STATUS.normal ? { email: openEmail(cipher, user) } : undefined;
    },
    async provenContacts({ db }, uid) {
      const user = await findUser(db, uid);
      if (user?.status !== USER_STATUS.normal) return [];
      const phone = user.mobile_proven_at && openMobile(cipher, user);
      const email = user.email_proven_at && openEmail(cipher, user);
      return [
        ...(phone ? [{ kind: 'phone' as const, value: phone }] : []),
        ...(email ? [{ kind: 'email' as const, value: email }] : []),
      ];
    },
    endedSessions: ({ db }, ids) => endedSessions(db, ids),
  };
}

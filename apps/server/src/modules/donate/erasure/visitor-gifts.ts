import type { VisitorData } from '../../../lib/personal-data.ts';
import { visitorThings } from '../../guest/guest.service.ts';
import type { DonateTools } from '../donate-context.ts';
import { findAllOfContact } from '../gifts/gift.repository.ts';
import { contactIndex, openPersonal } from '../gifts/personal.ts';
import { giftByNumber, readQuery } from '../lookup/lookup.ts';
import { eraseWished } from './erase-gifts.ts';

/** The gifts of who gave without a login. */
export function visitorGifts(tools: DonateTools): VisitorData {
  return visitorThings(tools, {
    read: readQuery,
    byNumber: giftByNumber,
    byContact: ({ db, cipher }, contact) => findAllOfContact(db, contactIndex(cipher, contact)),
    contactOf: ({ cipher }, gift) => openPersonal(cipher, gift).contact,
    erase: eraseWished,
  });
}

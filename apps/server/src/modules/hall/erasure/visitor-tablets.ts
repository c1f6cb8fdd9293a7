import type { VisitorData } from '../../../lib/personal-data.ts';
import { visitorThings } from '../../guest/guest.service.ts';
import type { HallTools } from '../hall-context.ts';
import { readQuery, tabletByNumber } from '../lookup/lookup.ts';
import { contactIndex, openPersonal } from '../tablets/personal.ts';
import { findByContact } from '../tablets/tablet.repository.ts';
import { eraseWished } from './erase-tablets.ts';

/** The tablets of who came without a login. */
export function visitorTablets(tools: HallTools): VisitorData {
  return visitorThings(tools, {
    read: readQuery,
    byNumber: tabletByNumber,
    byContact: ({ db, cipher }, contact) => findByContact(db, contactIndex(cipher, contact)),
    contactOf: ({ cipher }, tablet) => openPersonal(cipher, tablet).contact,
    erase: eraseWished,
  });
}

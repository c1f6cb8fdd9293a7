import type { Tablet } from '@yuanguang/contract/objects/hall';
import type { LampText } from '@yuanguang/contract/rules/hall';
import type { CleanTablet } from '@yuanguang/contract/rules/tablet';
import type { Cipher } from '../../../lib/crypto.ts';
import { contactKey } from '../../guest/guest.service.ts';
import type { TabletRow } from '../hall.tables.ts';

/** What of a tablet or a lamp is about persons; encrypted at rest in one value bound to its id. */
export interface Personal {
  readonly tablet: CleanTablet | null;
  readonly lamp: LampText | null;
  readonly contact: Tablet['contact'];
}

/** Words that may name somebody, each in a value of its own. */
type Note = 'reason' | 'correction';

const purposeOf = (id: string): string => `hall.tablet:${id}`;
const noteFor = (note: Note, id: string): string => `hall.${note}:${id}`;

export function sealPersonal(cipher: Cipher, id: string, { tablet, lamp, contact }: Personal): string {
  return cipher.seal(purposeOf(id), JSON.stringify({ tablet, lamp, contact }));
}

/** @throws for one from which everything personal has been erased: nobody may come that far with it. */
export function openPersonal(cipher: Cipher, { id, personal }: Pick<TabletRow, 'id' | 'personal'>): Personal {
  if (personal === null) throw new Error(`tablet ${id} has been erased`);
  return JSON.parse(cipher.open(purposeOf(id), personal)) as Personal;
}

export const sealNote = (cipher: Cipher, note: Note, id: string, text: string): string =>
  cipher.seal(noteFor(note, id), text);

export const openNote = (cipher: Cipher, note: Note, row: Pick<TabletRow, 'id' | Note>): string | null => {
  const sealed = row[note];
  return sealed === null ? null : cipher.open(noteFor(note, row.id), sealed);
};

/** Blind index by which it is found by phone or email. */
export function contactIndex(cipher: Cipher, contact: Tablet['contact']): string {
  return cipher.index('hall.contact', contactKey(contact.kind, contact.value));
}

/** Tells whether two registrations sent under one key are the same; keyed, because a phone number alone is soon guessed. */
export function contentHash(
  cipher: Cipher,
  { tablet, lamp, contact }: Personal,
  more: readonly (number | boolean | null)[],
): string {
  return cipher.index('hall.content', JSON.stringify([tablet, lamp, contact, more]));
}

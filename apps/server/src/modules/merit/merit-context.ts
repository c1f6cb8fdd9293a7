import type { AddressBook } from '../../lib/address-book.ts';
import type { Context } from '../../lib/context.ts';
import type { TempleDays } from '../../lib/temple-day.ts';
import type { MeritKind } from './merit-kind.ts';

/** What the functions of merit work with besides the context of a call. */
export interface MeritTools {
  readonly days: TempleDays;
  /** Those of all modules. */
  readonly kinds: () => readonly MeritKind[];
  readonly addressBook: () => Pick<AddressBook, 'provenContacts'>;
}

export interface MeritContext extends Context, MeritTools {}

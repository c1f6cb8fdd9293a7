import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { TempleDays } from '../../lib/temple-day.ts';
import type { JournalKind } from './journal-kind.ts';

/** What the functions of the journal work with besides the context of a call. */
export interface JournalTools {
  readonly cipher: Cipher;
  readonly days: TempleDays;
  /** The kinds of all modules by name. */
  readonly kinds: () => ReadonlyMap<string, JournalKind>;
}

export interface JournalContext extends Context, JournalTools {}

/** Data are bound to their person. */
export const dataPurpose = (uid: string): string => `journal.data:${uid}`;

/** The data of a kept entry, opened. */
export function openData(
  cipher: Cipher,
  uid: string,
  { data, data_sealed }: { readonly data: string | null; readonly data_sealed: string | null },
): string {
  return data_sealed === null ? (data ?? '') : cipher.open(dataPurpose(uid), data_sealed);
}

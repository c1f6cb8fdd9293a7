import type { OutputOf } from '@yuanguang/contract';
import type { journal, KeptEntry } from '@yuanguang/contract/objects/journal';
import { JOURNAL_PAGE } from '@yuanguang/contract/rules/journal';
import { ownUid } from '../../lib/own-uid.ts';
import { refuse } from '../../lib/refusal.ts';
import { cursorOf, placeOf } from './cursor.ts';
import { entriesAfter, entryAt, type KeptRow } from './journal.repository.ts';
import { type JournalContext, openData } from './journal-context.ts';
import { limitJournal } from './journal-limit.ts';

/** The entries behind a cursor, in the order in which they were kept. Refuses 'param-invalid', 'too-many-requests'. */
export async function since(
  ctx: JournalContext,
  { cursor }: { readonly cursor: string },
): Promise<OutputOf<typeof journal.calls.since>> {
  const uid = ownUid(ctx);
  await limitJournal(ctx, 'since');
  const from = await reached(ctx, uid, cursor);
  const rows = await entriesAfter(ctx.db, uid, from, JOURNAL_PAGE + 1);
  const page = rows.slice(0, JOURNAL_PAGE);
  const last = page.at(-1);
  return {
    entries: page.map((row) => view(ctx, uid, row)),
    cursor: last ? cursorOf(uid, last) : cursor,
    more: rows.length > page.length,
  };
}

async function reached({ db }: JournalContext, uid: string, cursor: string): Promise<number> {
  if (cursor === '') return 0;
  const place = placeOf(cursor);
  const entry = place === undefined ? undefined : await entryAt(db, uid, place);
  if (place === undefined || !entry || cursorOf(uid, { place, ...entry }) !== cursor) {
    return refuse('param-invalid', 'cursor');
  }
  return place;
}

/** An entry as its person may see it. */
export function view({ cipher }: Pick<JournalContext, 'cipher'>, uid: string, row: KeptRow): KeptEntry {
  const { replica, number, kind, subject, amount, at, day } = row;
  return { replica, number, kind, subject, amount, at: at.getTime(), day, data: openData(cipher, uid, row) };
}

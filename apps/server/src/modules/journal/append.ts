import type { RefusedEntry } from '@yuanguang/contract/objects/journal';
import { JOURNAL_EARLIEST } from '@yuanguang/contract/rules/journal';
import { inTransaction } from '../../lib/context.ts';
import { ownUid } from '../../lib/own-uid.ts';
import { refuse } from '../../lib/refusal.ts';
import { overfull } from './fill.ts';
import { insertEntries, type KeptRow, keptEntries, lockJournal, ownerOf } from './journal.repository.ts';
import { dataPurpose, type JournalContext, openData } from './journal-context.ts';
import type { JournalKind, ReadEntry } from './journal-kind.ts';
import { limitJournal } from './journal-limit.ts';
import { type AppendInput, aheadOf, judge, momentOf, type SentEntry } from './judge.ts';

/** The last day of which a Date has a year of four digits. */
const LATEST = Date.UTC(9999, 11, 31);

/**
 * Keeps what a device wrote down; what is kept already stays as it is. @returns the entries that are refused, each by
 * itself. Refuses 'param-invalid', 'journal-not-yours', 'too-many-requests'.
 */
export async function append(ctx: JournalContext, input: AppendInput): Promise<{ refused: RefusedEntry[] }> {
  const uid = ownUid(ctx);
  await limitJournal(ctx, 'append');
  // A clock may be years wrong, but it shows some day.
  if (!(input.now >= JOURNAL_EARLIEST && input.now <= LATEST)) refuse('param-invalid', 'now');
  return inTransaction(ctx, async (tx) => {
    const place = await lockJournal(tx.db, uid);
    if ((await ownerOf(tx.db, input.replica, uid, tx.now())) !== uid) refuse('journal-not-yours', 'replica');
    return keep(tx, uid, place, input);
  });
}

/** An entry that is not kept yet, as it was sent and as its kind reads it. */
interface Fresh {
  readonly sent: SentEntry;
  readonly read: ReadEntry;
}

async function keep(
  ctx: JournalContext,
  uid: string,
  place: number,
  { replica, now, entries }: AppendInput,
): Promise<{ refused: RefusedEntry[] }> {
  const { unknown, refused } = await sorted(ctx, uid, replica, entries);
  const at = ctx.now();
  const ahead = aheadOf(now, at);
  const fresh: Fresh[] = [];
  for (const sent of unknown) {
    const judged = judge(sent, momentOf(sent.at, ahead, at), replica, ctx.kinds());
    if ('refused' in judged) refused.push({ number: sent.number, code: judged.refused });
    else fresh.push({ sent, read: judged.value });
  }
  const tooMuch = await overfull(ctx, uid, fresh);
  const counted = without(fresh, tooMuch);
  const notApplied = await applied(ctx, uid, counted);
  const rows = without(counted, notApplied).map((one, index) => rowOf(ctx, uid, one, place + index + 1));
  await insertEntries(ctx.db, uid, rows);
  return { refused: [...refused, ...tooMuch, ...notApplied] };
}

function without(fresh: readonly Fresh[], refused: readonly RefusedEntry[]): Fresh[] {
  const numbers = new Set(refused.map(({ number }) => number));
  return fresh.filter(({ read }) => !numbers.has(read.number));
}

/** The entries that are not kept yet, each once; those that say something else than the kept one of their number. */
async function sorted(
  ctx: JournalContext,
  uid: string,
  replica: string,
  entries: readonly SentEntry[],
): Promise<{ unknown: SentEntry[]; refused: RefusedEntry[] }> {
  const numbers = entries.map(({ number }) => number);
  const rows = await keptEntries(ctx.db, uid, replica, numbers);
  const known = new Map(rows.map((row) => [row.number, sentAs(ctx, uid, row)]));
  const unknown: SentEntry[] = [];
  const refused: RefusedEntry[] = [];
  for (const entry of entries) {
    const before = known.get(entry.number);
    if (!before) {
      unknown.push(entry);
      known.set(entry.number, entry);
    } else if (!isSame(before, entry)) refused.push({ number: entry.number, code: 'journal-conflict' });
  }
  return { unknown, refused };
}

/** A kept entry as its device had sent it. */
function sentAs({ cipher }: JournalContext, uid: string, row: KeptRow): SentEntry {
  const { number, kind, subject, amount, told_at: at } = row;
  return { number, kind, subject, amount, at, data: openData(cipher, uid, row) };
}

function isSame(one: SentEntry, other: SentEntry): boolean {
  return (
    one.kind === other.kind &&
    one.subject === other.subject &&
    one.amount === other.amount &&
    one.at === other.at &&
    one.data === other.data
  );
}

/** Lets the kinds change what else changes with their entries. @returns those that they refuse. */
async function applied(ctx: JournalContext, uid: string, fresh: readonly Fresh[]): Promise<RefusedEntry[]> {
  const kinds = ctx.kinds();
  const groups = new Map<NonNullable<JournalKind['apply']>, ReadEntry[]>();
  for (const { read } of fresh) {
    const apply = kinds.get(read.kind)?.apply;
    if (apply) groups.set(apply, [...(groups.get(apply) ?? []), read]);
  }
  const refused: RefusedEntry[] = [];
  for (const [apply, entries] of groups) refused.push(...(await apply(ctx, uid, entries)));
  return refused;
}

function rowOf(ctx: JournalContext, uid: string, { sent, read }: Fresh, place: number): KeptRow {
  const { replica, number, kind, subject, amount, at } = read;
  const sealed = ctx.kinds().get(kind)?.sealed === true;
  return {
    uid,
    replica,
    number,
    place,
    kind,
    subject,
    amount,
    at,
    told_at: sent.at ?? at.getTime(),
    day: ctx.days.of(at),
    data: sealed ? null : sent.data,
    data_sealed: sealed ? ctx.cipher.seal(dataPurpose(uid), sent.data) : null,
  };
}

import { offKind } from '@yuanguang/contract/rules/journal';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { EntryRow } from './journal.tables.ts';

export type KeptRow = Selectable<EntryRow>;

/** Locks the journal of a person until the transaction ends, a new one as well. @returns the place of its last entry. */
export async function lockJournal(db: Db, uid: string): Promise<number> {
  const { place } = await db
    .insertInto('journal_heads')
    .values({ uid })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet((eb) => ({ uid: eb.ref('excluded.uid') })))
    .returning('place')
    .executeTakeFirstOrThrow();
  return place;
}

/** Whose a replica is; a new one is the person's from now on. */
export async function ownerOf(db: Db, replica: string, uid: string, at: Date): Promise<string> {
  const known = await findOwner(db, replica);
  if (known !== undefined) return known;
  await db
    .insertInto('journal_replicas')
    .values({ replica, uid, first_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another account may have come first a moment ago.
  return (await findOwner(db, replica)) ?? uid;
}

async function findOwner(db: Db, replica: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('journal_replicas')
    .where('replica', '=', replica)
    .select('uid')
    .executeTakeFirst();
  return row?.uid;
}

/** Those entries of a replica that are kept. */
export async function keptEntries(
  db: Db,
  uid: string,
  replica: string,
  numbers: readonly number[],
): Promise<KeptRow[]> {
  return db
    .selectFrom('journal_entries')
    .where('uid', '=', uid)
    .where('replica', '=', replica)
    .where('number', '=', sql<number>`any(${numbers}::bigint[])`)
    .selectAll()
    .execute();
}

/**
 * Keeps new entries and adds them to the sums of their days and of the person's life, in one statement: what was there
 * already is added to nothing. The journal must be locked.
 */
export async function insertEntries(db: Db, uid: string, rows: readonly KeptRow[]): Promise<void> {
  const last = rows.at(-1);
  if (!last) return;
  const column = <Name extends keyof KeptRow>(name: Name) => rows.map((row) => row[name]);
  const add = (table: string) => sql`
    amount = ${sql.table(table)}.amount + excluded.amount, entries = ${sql.table(table)}.entries + excluded.entries,
    first_at = least(${sql.table(table)}.first_at, excluded.first_at),
    last_at = greatest(${sql.table(table)}.last_at, excluded.last_at)`;
  await sql`
    with fresh as (
      insert into journal_entries
        (uid, replica, number, place, kind, subject, amount, at, told_at, day, data, data_sealed)
      select ${uid}, * from unnest(
        ${column('replica')}::text[], ${column('number')}::bigint[], ${column('place')}::bigint[],
        ${column('kind')}::text[], ${column('subject')}::text[], ${column('amount')}::int[],
        ${column('at')}::timestamptz[], ${column('told_at')}::bigint[], ${column('day')}::date[],
        ${column('data')}::text[], ${column('data_sealed')}::text[])
      on conflict (uid, replica, number) do nothing
      returning kind, subject, amount, at, day
    ), totals as (
      insert into journal_totals (uid, kind, subject, amount, entries, first_at, last_at)
      select ${uid}, kind, subject, sum(amount), count(*), min(at), max(at) from fresh group by kind, subject
      on conflict (uid, kind, subject) do update set ${add('journal_totals')}
    ), days as (
      insert into journal_days (uid, day, kind, subject, amount, entries, first_at, last_at)
      select ${uid}, day, kind, subject, sum(amount), count(*), min(at), max(at) from fresh group by day, kind, subject
      on conflict (uid, day, kind, subject) do update set ${add('journal_days')}
    )
    update journal_heads set place = ${last.place} where uid = ${uid}`.execute(db);
}

/** At most `limit` entries of a person behind `place`, in their order. */
export async function entriesAfter(db: Db, uid: string, place: number, limit: number): Promise<KeptRow[]> {
  return db
    .selectFrom('journal_entries')
    .where('uid', '=', uid)
    .where('place', '>', place)
    .orderBy('place')
    .limit(limit)
    .selectAll()
    .execute();
}

/** What names the entry at a place of a person. */
export async function entryAt(
  db: Db,
  uid: string,
  place: number,
): Promise<Pick<KeptRow, 'replica' | 'number'> | undefined> {
  return db
    .selectFrom('journal_entries')
    .where('uid', '=', uid)
    .where('place', '=', place)
    .select(['replica', 'number'])
    .executeTakeFirst();
}

/** The newest entries of a person first. */
export async function newestEntries(db: Db, uid: string, limit: number): Promise<KeptRow[]> {
  return db
    .selectFrom('journal_entries')
    .where('uid', '=', uid)
    .orderBy('place', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

const SUM = ['kind', 'subject', 'amount', 'entries', 'first_at', 'last_at'] as const;

/** The sums of a person's life. */
export async function totalsOf(db: Db, uid: string) {
  return db
    .selectFrom('journal_totals')
    .where('uid', '=', uid)
    .orderBy('kind')
    .orderBy('subject')
    .select(SUM)
    .execute();
}

/** The sums of a person's days, the last first, at most `limit`. */
export async function daysOf(db: Db, uid: string, limit: number) {
  return db
    .selectFrom('journal_days')
    .where('uid', '=', uid)
    .orderBy('day', 'desc')
    .orderBy('kind')
    .orderBy('subject')
    .limit(limit)
    .select(['day', ...SUM])
    .execute();
}

/** Days on which entries of `kind` counted more of a subject than was taken off again; one row a subject and day. */
const daysLeft = (db: Db, uid: string, kind: string) =>
  db
    .selectFrom('journal_days as d')
    .leftJoin('journal_days as taken', (join) =>
      join
        .onRef('taken.uid', '=', 'd.uid')
        .onRef('taken.day', '=', 'd.day')
        .on('taken.kind', '=', offKind(kind))
        .onRef('taken.subject', '=', 'd.subject'),
    )
    .where('d.uid', '=', uid)
    .where('d.kind', '=', kind)
    .where('d.amount', '>', sql<number>`coalesce(taken.amount, 0)`);

/** Those days, the last first, at most `limit`: with `before` those before that moment and subject (byte by byte). */
export async function daysPractised(
  db: Db,
  uid: string,
  kind: string,
  { before, limit }: { before: { day: string; at: Date; subject: string } | null; limit: number },
) {
  const subject = sql`d.subject collate "C"`;
  return daysLeft(db, uid, kind)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(d.day, d.last_at, ${subject}) < (${before?.day}::date, ${before?.at}, ${before?.subject})`,
      ),
    )
    .orderBy('d.day', 'desc')
    .orderBy('d.last_at', 'desc')
    .orderBy(subject, 'desc')
    .limit(limit)
    .select(['d.subject', 'd.day', 'd.last_at', sql<number>`d.amount - coalesce(taken.amount, 0)`.as('left')])
    .execute();
}

/** How many of those days each month has, from the day `from` on. */
export async function monthsPractised(db: Db, uid: string, kind: string, from: string) {
  const month = sql<string>`to_char(d.day, 'YYYY-MM')`;
  return daysLeft(db, uid, kind)
    .where('d.day', '>=', from)
    .groupBy(month)
    .select([month.as('month'), (eb) => eb.fn.countAll<number>().as('days')])
    .execute();
}

/** What entries of a kind sum up to on a day, for some kinds, subjects and days; those without any are left out. */
export async function daySums(
  db: Db,
  uid: string,
  wanted: readonly { readonly kind: string; readonly subject: string; readonly day: string }[],
) {
  const column = (name: 'kind' | 'subject' | 'day') => wanted.map((one) => one[name]);
  return db
    .selectFrom('journal_days')
    .where('uid', '=', uid)
    .where(
      sql<boolean>`(day, kind, subject) in (select * from unnest(
        ${column('day')}::date[], ${column('kind')}::text[], ${column('subject')}::text[]))`,
    )
    .select(['kind', 'subject', 'day', 'amount'])
    .execute();
}

/**
 * What was counted of some subjects by entries of `kind`, in all and on one day, without what was taken off again (rules/journal);
 * those of which nothing was are left out. `last_at` is of the last entry that counted.
 */
export async function sumsOf(db: Db, uid: string, kind: string, subjects: readonly string[], day: string) {
  const off = offKind(kind);
  const left = (counted: 'life.amount' | 'days.amount', takenOff: 'life_off.amount' | 'days_off.amount') =>
    sql<number>`greatest(0, coalesce(${sql.ref(counted)}, 0) - coalesce(${sql.ref(takenOff)}, 0))`;
  return db
    .selectFrom('journal_totals as life')
    .leftJoin('journal_totals as life_off', (join) =>
      join
        .onRef('life_off.uid', '=', 'life.uid')
        .on('life_off.kind', '=', off)
        .onRef('life_off.subject', '=', 'life.subject'),
    )
    .leftJoin('journal_days as days', (join) =>
      join
        .onRef('days.uid', '=', 'life.uid')
        .on('days.kind', '=', kind)
        .onRef('days.subject', '=', 'life.subject')
        .on('days.day', '=', day),
    )
    .leftJoin('journal_days as days_off', (join) =>
      join
        .onRef('days_off.uid', '=', 'life.uid')
        .on('days_off.kind', '=', off)
        .onRef('days_off.subject', '=', 'life.subject')
        .on('days_off.day', '=', day),
    )
    .where('life.uid', '=', uid)
    .where('life.kind', '=', kind)
    .where('life.subject', '=', sql<string>`any(${subjects}::text[])`)
    .select([
      'life.subject',
      'life.last_at',
      left('life.amount', 'life_off.amount').as('total'),
      left('days.amount', 'days_off.amount').as('today'),
    ])
    .execute();
}

export async function eraseJournal(db: Db, uid: string): Promise<void> {
  for (const table of [
    'journal_entries',
    'journal_days',
    'journal_totals',
    'journal_replicas',
    'journal_heads',
  ] as const) {
    await db.deleteFrom(table).where('uid', '=', uid).execute();
  }
}

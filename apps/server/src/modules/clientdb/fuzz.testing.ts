import { CLIENTDB_ERRORS } from '@yuanguang/contract/errors-clientdb';
import fc from 'fast-check';
import { type Database, QUICK_STATEMENT_MS } from '../../lib/db.ts';
import { args, who } from './fuzz-commands.testing.ts';
import { CANARY, id, ME, OTHER, samples } from './samples.testing.ts';

/** What a run of fuzzing saw: cases, and how often each code came. */
export interface FuzzResult {
  readonly cases: number;
  readonly codes: Readonly<Record<string, number>>;
  /** The slowest command, in milliseconds. */
  readonly slowest: number;
}

/**
 * Sends `count` random commands and throws at the first that breaks a promise: an error nobody expected, a row of
 * somebody else, a statement over its time. Rows of others carry the canary, also where a rule of a field hides them.
 */
export async function fuzzDocuments(database: Database, count: number, seed: number): Promise<FuzzResult> {
  const { call: send, insert } = samples(database);
  const codes: Record<string, number> = {};
  let slowest = 0;
  let cases = 0;
  const known = new Set<unknown>([0, ...Object.keys(CLIENTDB_ERRORS)]);
  await renew(database, insert);
  await fc.assert(
    fc.asyncProperty(args, who, async (given, caller) => {
      if (cases % 500 === 499) await renew(database, insert);
      cases += 1;
      const began = performance.now();
      const reply = await send(given, caller);
      slowest = Math.max(slowest, performance.now() - began);
      const text = JSON.stringify(reply);
      if (text.includes(CANARY)) throw new Error(`a row of another: ${text.slice(0, 500)}`);
      for (const { code } of [reply, ...((reply.dataList as (typeof reply)[] | undefined) ?? [])]) {
        codes[String(code)] = (codes[String(code)] ?? 0) + 1;
        if (!known.has(code) || code === 'SYSTEM_ERROR') throw new Error(`unexpected ${String(code)}`);
      }
    }),
    { numRuns: count, seed },
  );
  await canariesAreThere(database);
  if (slowest > QUICK_STATEMENT_MS * 5) throw new Error(`a command took ${slowest} ms`);
  return { cases, codes, slowest: Math.round(slowest) };
}

async function canariesAreThere(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ n: number }>(
    `SELECT (SELECT count(*) FROM sample_notes WHERE text = $1) + (SELECT count(*) FROM sample_books WHERE secret = $1) AS n`,
    [CANARY],
  );
  if (Number(rows[0]?.n) !== 6) throw new Error('a row of another was changed');
}

async function renew(database: Database, insert: ReturnType<typeof samples>['insert']): Promise<void> {
  await insert('sample_books', []);
  const { rows } = await database.pool.query('SELECT 1 FROM sample_books LIMIT 1');
  if (rows.length > 0) await canariesAreThere(database);
  await database.pool.query('TRUNCATE sample_books, sample_notes, sample_orders, sample_depts');
  const rest = { tags: ['zen'], created: '2026-01-01T00:00:00Z', open: true };
  await insert('sample_books', [
    {
      id: id(1),
      title: 'Heart',
      price: 5,
      stock: 3,
      secret: 'mine',
      owner_id: ME,
      meta: { vip: 3, items: [{ n: 1 }] },
      ...rest,
    },
    { id: id(2), title: 'Diamond', price: 0, stock: 0, secret: CANARY, owner_id: OTHER, ...rest },
    { id: id(3), title: 'Lotus', secret: CANARY, owner_id: null },
  ]);
  const others = [id(4), id(5), id(6)].map((key, i) => ({
    id: key,
    owner_id: i === 0 ? null : OTHER,
    text: CANARY,
    mark: i,
  }));
  await insert('sample_notes', [
    {
      id: id(1),
      owner_id: ME,
      text: 'mine',
      mark: 1,
      tags: ['a'],
      extra: { a: [1, 2] },
      at: '2026-01-01T00:00:00Z',
    },
    ...others,
    { id: id(7), owner_id: OTHER, text: CANARY, mark: 9, extra: { a: CANARY }, tags: [CANARY] },
  ]);
  await insert('sample_orders', [
    { id: id(1), book_id: id(1), quantity: 1, buyer: id(1) },
    { id: id(2), book_id: id(2), quantity: 2, buyer: id(4) },
  ]);
  await insert('sample_depts', [
    { id: ME, name: 'root', status: 1 },
    { id: id(2), parent_id: ME, name: 'two', status: 1 },
  ]);
}

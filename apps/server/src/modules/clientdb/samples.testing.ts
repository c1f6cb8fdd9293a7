import type { FunctionContext } from '../../gateway/invoke.ts';
import type { Database } from '../../lib/db.ts';
import { mutableClock } from '../../testing/clock.ts';
import { testContext } from '../../testing/context.ts';
import { clientDb } from './clientdb.service.ts';
import type { Action, Collection, Doc } from './collection.ts';

export const ME = 'a'.repeat(24);
export const OTHER = 'b'.repeat(24);
/** Stands in every row that belongs to somebody else: it must never be seen. */
export const CANARY = 'canary-of-another';

export const SAMPLE_TABLES = `
  CREATE TABLE IF NOT EXISTS sample_books (
    id text PRIMARY KEY, title text, price double precision, stock integer, tags text[], meta jsonb, open boolean,
    created timestamptz, secret text, owner_id text, code text UNIQUE, sealed_note text, note_index text);
  CREATE TABLE IF NOT EXISTS sample_notes (
    id text PRIMARY KEY, owner_id text, text text, mark integer, tags text[], extra jsonb, at timestamptz);
  CREATE TABLE IF NOT EXISTS sample_orders (id text PRIMARY KEY, book_id text, quantity integer, buyer text);
  CREATE TABLE IF NOT EXISTS sample_depts (id text PRIMARY KEY, parent_id text, name text, status integer)`;

const OWN = 'doc.owner_id == auth.uid';

export const SAMPLE_COLLECTIONS: readonly Collection[] = [
  {
    name: 'book',
    table: 'sample_books',
    permission: {
      read: 'true',
      create: 'auth.uid != null',
      update: OWN,
      delete: `${OWN} || 'CLEAR' in auth.permission`,
      count: "auth.uid != null || 'count' in action",
    },
    fieldRules: [
      { rule: 'price == null || stock == null || price >= stock', errorMessage: 'price below stock' },
    ],
    fields: {
      title: {
        kind: 'text',
        bsonType: 'string',
        required: true,
        trim: 'both',
        maxLength: 20,
        title: 'Title',
      },
      price: { kind: 'number', bsonType: 'double', minimum: 0, maximum: 1_000, exclusiveMaximum: true },
      stock: { kind: 'int', bsonType: 'int', defaultValue: 0 },
      tags: { kind: 'texts', bsonType: 'array', arrayType: 'string', maxLength: 3, items: { maxLength: 8 } },
      meta: {
        kind: 'json',
        bsonType: 'object',
        properties: { vip: { bsonType: 'double' }, items: { bsonType: 'array' } },
      },
      open: { kind: 'boolean', bsonType: 'bool' },
      created: { kind: 'time', bsonType: 'timestamp', forceDefaultValue: { $env: 'now' } },
      secret: { kind: 'text', bsonType: 'string', read: OWN, write: "'EDIT' in auth.permission" },
      never: { kind: 'password' },
      owner_id: { kind: 'text', bsonType: 'string', forceDefaultValue: { $env: 'uid' } },
      code: {
        kind: 'text',
        bsonType: 'string',
        pattern: '^[A-Z]{2}$',
        enum: ['AA', { text: 'B', value: 'BB' }, 'c'],
        errorMessage: 'no such {title}',
      },
      link: { kind: 'text', column: 'note_index', bsonType: 'string', format: 'url', minLength: 9 },
      note: {
        kind: 'sealed',
        column: 'sealed_note',
        bsonType: 'string',
        sealing: {
          open: (id, sealed) => sealed.replace(`${id}:`, ''),
          seal: (id, text) => `${id}:${text}`,
          index: { column: 'note_index', of: (text) => `index of ${text}` },
        },
      },
    },
  },
  {
    name: 'note',
    table: 'sample_notes',
    permission: { read: OWN, create: 'auth.uid != null', update: OWN, delete: OWN },
    fields: {
      owner_id: { kind: 'text', bsonType: 'string', forceDefaultValue: { $env: 'uid' } },
      text: { kind: 'text', bsonType: 'string' },
      mark: { kind: 'int', bsonType: 'int' },
      tags: { kind: 'texts', bsonType: 'array' },
      extra: { kind: 'json', bsonType: 'any' },
      at: { kind: 'time', bsonType: 'timestamp' },
    },
  },
  {
    name: 'order',
    table: 'sample_orders',
    permission: { read: 'true' },
    fields: {
      book_id: { kind: 'text', foreignKey: 'book._id' },
      quantity: { kind: 'int' },
      buyer: { kind: 'text', foreignKey: 'note._id' },
    },
  },
  {
    name: 'dept',
    table: 'sample_depts',
    permission: {
      read: `get(\`database.dept.\${auth.uid}\`).status == 1 || auth.uid == null`,
      create: 'true',
    },
    fields: {
      parent_id: { kind: 'text', parentKey: '_id', foreignKey: 'dept._id', bsonType: 'string' },
      name: { kind: 'text', bsonType: 'string' },
      status: { kind: 'int', bsonType: 'int' },
    },
  },
];

const ACTIONS: readonly Action[] = [
  { name: 'count' },
  {
    name: 'mark',
    async before(_ctx, { newData }) {
      for (const doc of newData) doc.title = 'marked';
    },
    after: async (_ctx, { type, collection }, result) => ({ ...result, marked: `${collection} ${type}` }),
  },
];

export interface Who {
  readonly uid?: string;
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  readonly language?: 'zh-Hans' | 'en' | 'th';
}

/** The function over sample collections, called as anybody; its tables are made at the first call. */
export function samples(database: Database) {
  const clock = mutableClock();
  const collections = SAMPLE_COLLECTIONS.map((one) =>
    one.name === 'book' ? { ...one, actions: ACTIONS } : one,
  );
  const { run } = clientDb({ database, collections });
  let made: Promise<unknown> | undefined;
  const tables = () => {
    made ??= database.pool.query(SAMPLE_TABLES);
    return made;
  };

  function context(who: Who, auth?: FunctionContext['auth']): FunctionContext {
    const { uid = null, roles = [], permissions = [], language = 'en' } = who;
    const identity = { uid: uid ?? '', roles, permissions, sessionId: 's' };
    return {
      ...testContext(database, { now: clock.now, caller: { uid, roles, permissions, language } }),
      db: database.db,
      auth: auth ?? (uid === null ? { state: 'absent' } : { state: 'valid', identity }),
    };
  }
  const call = async (args: Doc, who: Who = {}, auth?: FunctionContext['auth']): Promise<Doc> => {
    await tables();
    return run(context(who, auth), args);
  };
  const ask = (chain: Chain, who: Who = {}, more: Doc = {}): Promise<Doc> =>
    call({ command: chain, ...more }, who);
  const insert = async (table: string, rows: readonly Doc[]): Promise<void> => {
    await tables();
    const from = `jsonb_populate_recordset(NULL::${table}, $1::jsonb)`;
    await database.pool.query(`INSERT INTO ${table} SELECT * FROM ${from}`, [JSON.stringify(rows)]);
  };
  return { clock, call, ask, insert };
}

export interface Chain {
  readonly $db: readonly { readonly $method: string; readonly $param: readonly unknown[] }[];
}

export type Step = readonly [string, ...unknown[]];

/** A command as the client's runtime writes it: `chain(['collection', 'book'], ['get'])`. */
export const chain = (...steps: Step[]): Chain => ({
  $db: steps.map(([$method, ...$param]) => ({ $method, $param })),
});

/** Reads `where` of a collection, the fields that are asked for. */
export const get = (collection: string, where: unknown, field = '_id'): Chain =>
  chain(['collection', collection], ['where', where], ['field', field], ['get']);

/** `db.command` as the client's runtime writes it. */
export const dbCmd = (...steps: Step[]): Chain => chain(['command'], ...steps);

/** Ids made of one digit, so that they are easy to tell apart. */
export const id = (digit: number | string): string => String(digit).padStart(24, '0');

/** The last digits of the ids that were found, in their order. */
export const found = (reply: Doc): unknown =>
  Array.isArray(reply.data)
    ? (reply.data as Doc[]).map(({ _id }) => Number.parseInt(String(_id), 16)).join(' ')
    : [reply.code, reply.message].join(' ');

type Insert = ReturnType<typeof samples>['insert'];

const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();

/** Four books that differ in what a condition can ask for; the fourth has almost nothing. */
export async function insertVaried(insert: Insert): Promise<void> {
  await insert('sample_books', [
    {
      id: id(1),
      title: 'Heart',
      price: 5,
      stock: 3,
      tags: ['zen', 'short'],
      open: true,
      created: at(1),
      owner_id: ME,
    },
    {
      id: id(2),
      title: 'Diamond',
      price: 12.5,
      stock: 20,
      tags: ['zen'],
      open: false,
      created: at(2),
      owner_id: ME,
    },
    {
      id: id(3),
      title: 'Lotus "x"',
      price: 0,
      stock: 0,
      tags: [],
      meta: { vip: 3, items: [{ n: 1 }, { n: 7 }] },
      created: at(3),
    },
    {
      id: id(4),
      meta: { vip: 'x', list: [1, 2], deep: { a: null } },
      sealed_note: `${id(4)}:hello`,
      note_index: 'index of hello',
    },
  ]);
}

/** Four books, three orders that name two of them, and a note: for reads that shape and join. */
export async function insertShelf(insert: Insert): Promise<void> {
  await insert('sample_books', [
    {
      id: id(1),
      title: 'a',
      price: 3,
      stock: 1,
      tags: ['x', 'y'],
      meta: { vip: 1, list: [{ n: 1, m: 2 }] },
      created: '2026-01-01T20:00:00Z',
    },
    { id: id(2), title: 'b', price: 1, stock: 1, tags: ['x'], created: '2026-01-02T01:00:00Z' },
    { id: id(3), title: 'B', price: 2, stock: 5, created: '2026-01-05T01:00:00Z' },
    { id: id(4), stock: 5 },
  ]);
  await insert('sample_orders', [
    { id: id(11), book_id: id(1), quantity: 2, buyer: id(21) },
    { id: id(12), book_id: id(1), quantity: 3 },
    { id: id(13), book_id: id(9), quantity: 4 },
  ]);
  await insert('sample_notes', [{ id: id(21), owner_id: ME, text: 'mine' }]);
}

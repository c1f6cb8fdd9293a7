import { expect, it } from 'vitest';
import { sendStatement } from '../../lib/db.ts';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { clientDb } from './clientdb.service.ts';
import type { Action, Collection } from './collection.ts';
import { chain, id, ME } from './samples.testing.ts';

const database = startTestDatabase();
const LIMIT = '2s';
const told: unknown[] = [];

/** Each row tells the limit of the statement that reads it. */
const limits: Collection = {
  name: 'limits',
  table: 'sample_limits',
  permission: { read: 'true' },
  fields: { text: { kind: 'text' } },
};
const guarded: Collection = {
  ...limits,
  name: 'guarded',
  permission: { read: `get('database.limits.${id(0)}').text == '${LIMIT}'` },
};
const written: Collection = {
  name: 'written',
  table: 'sample_notes_limited',
  permission: { create: `get('database.limits.${id(0)}').text == '${LIMIT}'` },
  fields: { text: { kind: 'text', bsonType: 'string' } },
  triggers: {
    async beforeCreate(ctx) {
      told.push(ctx.db.isTransaction, ...(await sendStatement(ctx.db, 'SHOW statement_timeout', [])));
    },
    async afterCreate(ctx) {
      told.push(ctx.db.isTransaction, ...(await sendStatement(ctx.db, 'SHOW statement_timeout', [])));
    },
  },
};
const tell: Action = {
  name: 'tell',
  async before(ctx) {
    told.push(ctx.db.isTransaction, ...(await sendStatement(ctx.db, 'SHOW statement_timeout', [])));
  },
};

const { run } = clientDb({ database, collections: [limits, guarded, { ...written, actions: [tell] }] });

async function ask(command: ReturnType<typeof chain>, action = '') {
  await database.pool.query(`CREATE OR REPLACE VIEW sample_limits AS
    SELECT '${id(0)}'::text AS id, current_setting('statement_timeout') AS text;
    CREATE TABLE IF NOT EXISTS sample_notes_limited (id text PRIMARY KEY, text text)`);
  told.length = 0;
  const ctx = testContext(database, { caller: { uid: ME } });
  return run({ ...ctx, db: database.db, auth: { state: 'absent' } }, { command, action });
}

it('a read has the limit without a transaction, and with one where an action goes with it', async () => {
  const read = chain(['collection', 'limits'], ['get', { getCount: true }]);
  const data = [{ _id: id(0), text: LIMIT }];
  expect(await ask(read)).toMatchObject({ code: 0, data, count: 1 });
  expect(await ask(read, 'tell')).toMatchObject({ code: 0, data });
  expect(told).toEqual([true, { statement_timeout: LIMIT }]);
});

it('what a rule looks up has the limit', async () => {
  expect(await ask(chain(['collection', 'guarded'], ['get']))).toMatchObject({ code: 0, affectedDocs: 1 });
});

it('a write has the limit, and so has what modules do before and after it', async () => {
  const add = chain(['collection', 'written'], ['add', { text: 'x' }]);
  expect(await ask(add)).toMatchObject({ code: 0, inserted: 1 });
  const limit = { statement_timeout: LIMIT };
  expect(told).toEqual([false, limit, true, limit]);
});

it('other modules keep their own limit', async () => {
  expect(await sendStatement(database.db, 'SHOW statement_timeout', [])).toEqual([
    { statement_timeout: '15s' },
  ]);
});

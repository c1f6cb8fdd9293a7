import { expect, test } from 'vitest';
import { dataKey, serverGround } from './open-keys.testing.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { leaveSealedData } from './sealed-data.testing.ts';

const DATA_KEY = dataKey('k1', 1);
/** What only lives for minutes. */
const SHORT_LIVED = ['authorization_requests.secrets_sealed'];

const ground = serverGround();

test('Every column with sealed values is named, with the purpose by which it opens', async () => {
  await leaveSealedData(ground.database, DATA_KEY);
  const { rows } = await ground.database.pool.query(
    `select table_name as table, column_name as column from information_schema.columns
      -- A part of a table stands for the whole.
      join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass and not relispartition
      where table_schema = 'public' and data_type = 'text'`,
  );
  const sealed: string[] = [];
  for (const { table, column } of rows) {
    const found = await ground.database.pool.query(
      `select 1 from "${table}" where "${column}" ~ '^k1[.][A-Za-z0-9_-]{38,}$' limit 1`,
    );
    if (found.rowCount) sealed.push(`${table}.${column}`);
  }
  const named = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(sealed.filter((column) => !SHORT_LIVED.includes(column)).sort()).toEqual([...named].sort());
  expect(await ground.start({ DATA_KEY })).toBe('');
});

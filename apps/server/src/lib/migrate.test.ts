import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase } from '../testing/database.ts';
import { connectDatabase, type Database } from './db.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

let database: Database;
beforeEach(async () => {
  database = connectDatabase(await makeTestDatabase(), 6, () => undefined);
  await database.pool.query('drop schema public cascade; create schema public');
});
afterEach(() => database.close());

const file = (name: string, sql: string): Migration => ({
  name,
  sql,
  hash: createHash('sha256').update(sql).digest('hex'),
});
const first = file('0001_a.sql', 'create table a (n int); insert into a values (1)');
const second = file('0002_b.sql', 'create table b (n int)');

test('New files run in order, and only once', async () => {
  expect(await migrate(database.pool, [first])).toEqual(['0001_a.sql']);
  expect(await migrate(database.pool, [first, second])).toEqual(['0002_b.sql']);
  expect(await migrate(database.pool, [first, second])).toEqual([]);
  expect((await database.pool.query('select n from a')).rows).toEqual([{ n: 1 }]);
});

test('A file of an earlier minute that is merged later runs when it comes', async () => {
  const [early, late] = ['202611220900_c.sql', '202611221830_d.sql'].map((name) => file(name, 'select 1'));
  if (!early || !late) throw new Error('no files');
  expect(await migrate(database.pool, [first, late])).toEqual(['0001_a.sql', late.name]);
  expect(await migrate(database.pool, [first, early, late])).toEqual([early.name]);
});

test('Processes that start together run each file once', async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.pool, [first, second])));
  expect(runs.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql']);
});

test('A file that ran and was edited, or is gone, refuses the start', async () => {
  await migrate(database.pool, [first, second]);
  const edited = file('0001_a.sql', 'create table a (n bigint)');
  await expect(migrate(database.pool, [edited, second])).rejects.toThrow('0001_a.sql was edited');
  await expect(migrate(database.pool, [first])).rejects.toThrow('0002_b.sql ran on this database');
});

test('A file that fails leaves nothing behind, those before it stay', async () => {
  const broken = file('0002_b.sql', 'create table b (n int); select no_such_column from b');
  await expect(migrate(database.pool, [first, broken])).rejects.toThrow('Migration 0002_b.sql failed');
  const tables = await database.pool.query(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  expect(tables.rows).toEqual([{ tablename: 'a' }, { tablename: 'migrations' }]);
  expect(await migrate(database.pool, [first, second])).toEqual(['0002_b.sql']);
});

test('Files with a wrong name, or two of one number, are refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  await writeFile(join(folder, '0001_a.sql'), 'select 1');
  await writeFile(join(folder, '0002_b.sql'), 'select 2');
  await writeFile(join(folder, '202611221830_b.sql'), 'select 5');
  await writeFile(join(folder, '202611221830_a.sql'), 'select 6');
  expect((await readMigrations(folder)).map(({ name }) => name)).toEqual([
    '0001_a.sql',
    '0002_b.sql',
    '202611221830_a.sql',
    '202611221830_b.sql',
  ]);
  await writeFile(join(folder, '0002_c.sql'), 'select 3');
  await writeFile(join(folder, 'late.sql'), 'select 4');
  await writeFile(join(folder, '2026112218_c.sql'), 'select 7');
  await expect(readMigrations(folder)).rejects.toThrow('Wrong: 0002_c.sql, 2026112218_c.sql, late.sql');
});

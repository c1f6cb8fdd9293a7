import { expect, test } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { testDeps } from '../../testing/deps.ts';
import { interleavings } from './interleavings.testing.ts';

const database = startTestDatabase();

test('Whatever happens to two devices on their way, the server has what was entered, each entry once', async () => {
  await interleavings(database, await testDeps(database), 120);
  const { rows } = await database.pool.query('select count(*)::int as n from journal_entries');
  expect(rows[0].n).toBeGreaterThan(120);
}, 120_000);

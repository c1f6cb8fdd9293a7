import { expect, test } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { testDeps } from '../../testing/deps.ts';
import { interleavings } from './interleavings.testing.ts';

const database = startTestDatabase();

test('In ten thousand random sequences the server has what was entered, each entry once', async () => {
  await interleavings(database, await testDeps(database), 10_000);
  const { rows } = await database.pool.query('select count(*)::int as n from journal_entries');
  expect(rows[0].n).toBeGreaterThan(10_000);
}, 3_600_000);

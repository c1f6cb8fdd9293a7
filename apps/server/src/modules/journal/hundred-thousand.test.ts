import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type JournalApp, journalApp } from './journal.testing.ts';

const database = startTestDatabase();
let app: JournalApp;
beforeEach(async () => {
  app = await journalApp(database);
});
afterEach(() => app.close());

test('A hundred thousand entries, as of a phone that was offline for years, come in calls of five hundred, each counted once', async () => {
  const chen = await app.member();
  const phone = app.device(chen);
  const lots = Array.from({ length: 100_000 }, (_, index) => app.entry(index + 1, { amount: 1 }));
  for (let at = 0; at < lots.length; at += 500) {
    const batch = lots.slice(at, at + 500);
    expect(await phone.send(batch)).toEqual({ refused: [] });
    // Each tenth answer was lost, and the phone sends again.
    if (at % 5_000 === 0) expect(await phone.send(batch)).toEqual({ refused: [] });
  }
  expect(await app.totals(chen.uid)).toMatchObject([{ amount: 100_000, entries: 100_000 }]);
  // To a new phone all of it comes.
  expect((await phone.all()).entries).toHaveLength(100_000);
}, 300_000);

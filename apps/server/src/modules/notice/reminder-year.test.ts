import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connectDatabase, type Database } from '../../lib/db.ts';
import { makeTestDatabase } from '../../testing/database.ts';
import { victimEnvironment } from '../payment/victim.testing.ts';
import { plan } from './reminder-plan.testing.ts';
import { liveThrough } from './reminder-year.testing.ts';
import { noteReminders, practiceAt, remindingApp, toldMeanwhile } from './reminding.testing.ts';

const CHILD = fileURLToPath(new URL('remind-once.testing.ts', import.meta.url));
const DAILY = [1, 2, 3, 4, 5, 6, 7];

/** A database of its own, in which it is noted who was reminded. */
async function withDatabase(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const url = await makeTestDatabase();
  const database = connectDatabase(url, 4, () => undefined);
  try {
    await noteReminders(database);
    await work(database, url);
  } finally {
    await database.close();
  }
}

test('For more than a year each reminder comes once at its time, over changes of clocks, of minds, and of servers', async () => {
  await fc.assert(
    fc.asyncProperty(plan, (drawn) =>
      withDatabase(async (database) => {
        // Sixteen people with one that is never changed, on four days a week, and less than half of a year down.
        expect(await liveThrough(database, drawn)).toBeGreaterThan(1_500);
      }),
    ),
    { numRuns: 1, endOnFailure: true },
  );
}, 900_000);

test('A server that is killed while it reminds has told of each reminder whole or not at all, and the next one tells of the rest', async () => {
  await withDatabase(async (database, url) => {
    const folder = await mkdtemp(join(tmpdir(), 'yuanguang-reminding-'));
    const app = await remindingApp(database, new Date('2026-03-01T04:00:00Z'));
    // More than one transaction's worth: 200 at half past five, and then one a minute.
    const dueAt = (index: number) =>
      new Date(Date.parse('2026-03-01T21:30:00Z') + Math.max(0, index - 199) * 60_000);
    const people = await Promise.all([app.member(), app.member()]);
    const expected: string[] = [];
    for (const [which, who] of people.entries()) {
      const said = Array.from({ length: 120 }, (_, index) => {
        const due = dueAt(which * 120 + index);
        const id = `${which}${index}`.padStart(32, '0');
        expected.push(`${id}:${due.toISOString()}`);
        const time = new Date(due.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);
        return { number: index + 1, id, practice: practiceAt(time, DAILY) };
      });
      await app.say(who, `${which}`.repeat(32), said);
    }
    await app.close();

    const lookedAt = '2026-03-01T22:30:00.000Z';
    const look = () =>
      spawn(process.execPath, [CHILD, lookedAt], {
        env: { ...victimEnvironment(url, folder), PORT: '0', HOST: '127.0.0.1' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    // Somebody holds the key of the 221st, at which the server therefore waits in the midst of its second transaction.
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query(
      `insert into notices (id, uid, kind, key, data, language, created_at)
       values (repeat('f', 24), $1, 'practice.reminder', $2, '', 'en', now())`,
      [people[1]?.uid, expected[220]],
    );
    const victim = look();
    try {
      await expect.poll(() => waiting(database), { timeout: 120_000, interval: 20 }).toBe(1);
      const gone = once(victim, 'exit');
      victim.kill('SIGKILL');
      expect(await gone).toEqual([null, 'SIGKILL']);
      await holder.query('rollback');
    } finally {
      victim.kill('SIGKILL');
      holder.release(true);
    }
    await expect.poll(() => others(database), { timeout: 60_000, interval: 20 }).toBe(0);
    const before = await toldMeanwhile(database);
    expect(before).toEqual(expected.slice(0, 200).sort());

    const next = look();
    expect(await once(next, 'exit')).toEqual([0, null]);
    expect(await toldMeanwhile(database)).toEqual(expected.slice(200).sort());
    const last = look();
    expect(await once(last, 'exit')).toEqual([0, null]);
    expect(await toldMeanwhile(database)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });
}, 300_000);

const countOf = async ({ pool }: Database, which: string): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );
  return rows[0]?.n ?? 0;
};
/** Sessions that wait for somebody else's transaction to end. */
const waiting = (database: Database) => countOf(database, "wait_event_type = 'Lock'");
/** Sessions with a transaction. */
const others = (database: Database) => countOf(database, 'xact_start is not null');

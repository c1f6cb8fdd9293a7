import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPassing } from '@yuanguang/cloud';
import { quietCloud } from '@yuanguang/cloud/testing';
import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { connectDatabase } from '../../lib/db.ts';
import { makeTestDatabase } from '../../testing/database.ts';
import { testDeps } from '../../testing/deps.ts';
import { insertPerson } from '../account/person.testing.ts';
import {
  answering,
  CLIENT_SECRET,
  createVictim,
  stepCounter,
  victimEnvironment,
} from '../payment/victim.testing.ts';

const KILLS = 12;
const PEOPLE = 3;
const DEVICES = 2;
const BATCHES = 60;
const A_BATCH = 5;

test('A server is killed again and again while devices send, and what was practised is counted once', async () => {
  const url = await makeTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-crash-'));
  const database = connectDatabase(url, 4, () => undefined);
  const environment = victimEnvironment(url, folder);
  const server = await createVictim(environment);
  const steps = stepCounter();
  let over = false;
  let failed = 0;
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  try {
    await server.start();
    const deps = await testDeps(database, { clock: systemClock });
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => insertPerson(database, deps)));

    const untilAnswered = async (send: () => Promise<{ refused: unknown[] }>): Promise<unknown[]> => {
      for (;;) {
        try {
          return (await send()).refused;
        } catch (error) {
          if (!isPassing(error)) throw error;
        } finally {
          steps.step();
        }
        failed += 1;
        await answering(server.url);
      }
    };

    /** Sends each batch until it is answered, however often the server goes. Answers what was counted. */
    const practise = async (token: string, replica: string): Promise<number> => {
      const cloud = quietCloud({
        endpoint: server.url,
        spaceId: 'mp-yuanguang',
        clientSecret: CLIENT_SECRET,
        uniIdToken: () => token,
      });
      const calls = cloud.object<typeof journal>('journal');
      let counted = 0;
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const entries = Array.from({ length: A_BATCH }, (_, index): JournalEntry => {
          const number = batch * A_BATCH + index + 1;
          return {
            number,
            kind: 'practice.count',
            subject: '0'.repeat(32),
            amount: number,
            at: systemClock().getTime(),
            data: '',
          };
        });
        const refused = await untilAnswered(() =>
          calls.append({ replica, now: systemClock().getTime(), entries }),
        );
        expect(refused).toEqual([]);
        counted += entries.reduce((sum, { amount }) => sum + amount, 0);
      }
      return counted;
    };
    const killing = (async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        // At a different point of the work each time.
        await Promise.race([steps.after(1 + ((kill * 5) % 17)), finished]);
        if (over) return;
        await server.kill();
        await server.start();
      }
    })();
    const counted = await Promise.all(
      people.map(async ({ uid, token }, person) => {
        const devices = Array.from({ length: DEVICES }, (_, device) =>
          practise(token, `${person}${device}`.padStart(32, 'a')),
        );
        return { uid, amount: (await Promise.all(devices)).reduce((sum, one) => sum + one, 0) };
      }),
    );
    over = true;
    finish();
    await killing;
    expect(failed).toBeGreaterThan(0);
    for (const { uid, amount } of counted) {
      const entries = DEVICES * BATCHES * A_BATCH;
      for (const table of ['journal_totals', 'journal_days']) {
        const { rows } = await database.pool.query(
          `select sum(amount)::bigint as amount, sum(entries)::bigint as entries from ${table} where uid = $1`,
          [uid],
        );
        expect(rows, table).toEqual([{ amount, entries }]);
      }
      const { rows } = await database.pool.query(
        'select count(*) as entries, max(place) as last from journal_entries where uid = $1',
        [uid],
      );
      expect(rows).toEqual([{ entries, last: entries }]);
    }
  } finally {
    await server.kill();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);

import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../lib/context.ts';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { testDeps } from '../../testing/deps.ts';
import { insertPerson } from '../account/person.testing.ts';
import { earn, earnedBy } from './merit.service.ts';

const database = startTestDatabase();

async function person(at = '2026-03-01T02:00:00Z') {
  const deps = await testDeps(database);
  const { uid } = await insertPerson(database, deps);
  let now = new Date(at);
  const ctx = () => testContext(database, { now: () => now });
  return {
    uid,
    set: (next: string) => {
      now = new Date(next);
    },
    earn: (unit: 'points' | 'coins', amount: number, reference: string, reason = 'checkin.day') =>
      inTransaction(ctx(), (tx) => earn(tx, uid, unit, { amount, reason, reference })),
    has: (unit: 'points' | 'coins') => earnedBy(ctx(), uid, unit),
    rows: async (unit: 'points' | 'coins') => {
      const table = unit === 'points' ? 'user_scores' : 'user_coins';
      const { rows } = await database.pool.query<{ score: number; balance: number }>(
        `select score, balance from ${table} where user_id = $1 order by place`,
        [uid],
      );
      return rows;
    },
  };
}

describe('What a person has earned', () => {
  it.each(['points', 'coins'] as const)(
    'is counted once for a reason and what earned it: %s',
    async (unit) => {
      const chen = await person();
      expect(await chen.earn(unit, 10, '2026-03-01')).toBe(10);
      expect(await chen.earn(unit, 60, '2026-03-01')).toBe(10);
      expect(await chen.earn(unit, 10, '2026-03-01', 'practice.day')).toBe(20);
      expect(await chen.earn(unit, 10, '2026-03-02')).toBe(30);
      expect(await chen.has(unit)).toBe(30);
      expect(await chen.has(unit === 'points' ? 'coins' : 'points')).toBe(0);
    },
  );

  it('is the sum of its changes, however many come at once and twice', async () => {
    const chen = await person();
    const calls = Array.from({ length: 60 }, (_, n) => chen.earn('points', (n % 20) + 1, `order-${n % 20}`));
    await Promise.all(calls);
    const rows = await chen.rows('points');
    expect(rows).toHaveLength(20);
    let sum = 0;
    for (const { score, balance } of rows) {
      sum += score;
      expect(balance).toBe(sum);
    }
    expect([sum, await chen.has('points')]).toEqual([210, 210]);
  });

  it('goes on from the last change when the clock was put back', async () => {
    const chen = await person('2026-03-02T02:00:00Z');
    await chen.earn('points', 10, 'a');
    chen.set('2026-03-01T02:00:00Z');
    await chen.earn('points', 10, 'b');
    expect(await chen.has('points')).toBe(20);
    expect(await chen.earn('points', 10, 'c')).toBe(30);
  });

  it('stands as it was written: nobody changes it afterwards', async () => {
    const chen = await person();
    await chen.earn('points', 10, 'a');
    await chen.earn('coins', 1, 'a');
    for (const table of ['user_scores', 'user_coins']) {
      await expect(
        database.pool.query(`update ${table} set score = 1000 where user_id = $1`, [chen.uid]),
      ).rejects.toThrow(/is a ledger/);
    }
  });
});

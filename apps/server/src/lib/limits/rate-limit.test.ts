import { describe, expect, it } from 'vitest';
import { mutableClock } from '../../testing/clock.ts';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { inTransaction } from '../context.ts';
import { count, limit, resetCount } from './rate-limit.ts';

const database = startTestDatabase();
const clock = mutableClock();
const ctx = testContext(database, { now: clock.now });
const LOOKUP = { key: 'lookup:192.0.2.1', points: 2, seconds: 60 };

describe('A limited action', () => {
  it('is refused beyond its uses and allowed again when the window is over', async () => {
    expect(await limit(ctx, LOOKUP)).toBe(1);
    clock.advance({ seconds: 30 });
    expect(await limit(ctx, LOOKUP)).toBe(2);
    await expect(limit(ctx, LOOKUP)).rejects.toMatchObject({ code: 'too-many-requests' });
    clock.advance({ seconds: 29 });
    await expect(limit(ctx, LOOKUP)).rejects.toMatchObject({ code: 'too-many-requests' });
    clock.advance({ seconds: 1 });
    expect(await limit(ctx, LOOKUP)).toBe(1);
  });

  it('is counted for each key alone', async () => {
    await limit(ctx, LOOKUP);
    expect(await limit(ctx, { ...LOOKUP, key: 'lookup:192.0.2.2' })).toBe(1);
  });

  it('counts every one of many uses at the same time', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => limit(ctx, { ...LOOKUP, points: 7 })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await count(ctx, LOOKUP)).toBe(21);
  });

  it('is forgiven after a success', async () => {
    await count(ctx, LOOKUP);
    await resetCount(ctx, LOOKUP.key);
    expect(await count(ctx, LOOKUP)).toBe(1);
  });

  it('forgets uses once the window is over', async () => {
    await count(ctx, LOOKUP);
    clock.advance({ seconds: 60 });
    expect(await count(ctx, LOOKUP)).toBe(1);
  });

  it('keeps no address in the database', async () => {
    await limit(ctx, LOOKUP);
    const { rows } = await database.pool.query('select rate_limits::text as line from rate_limits');
    expect(rows).toHaveLength(1);
    expect(rows[0].line).not.toContain('192.0.2.1');
    expect(rows[0].line).not.toContain(Buffer.from('192.0.2.1').toString('hex'));
  });

  it('cannot be counted inside a transaction, where a refusal would undo the count', async () => {
    await expect(inTransaction(ctx, (inner) => limit(inner, LOOKUP))).rejects.toThrow(/inside a transaction/);
  });
});

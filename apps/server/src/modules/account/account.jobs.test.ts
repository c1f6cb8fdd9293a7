import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type AccountsApp, accountsApp } from './account.testing.ts';

const database = startTestDatabase();
let temple: AccountsApp;
beforeEach(async () => {
  temple = await accountsApp(database);
});
afterEach(() => temple.close());

describe('Each night', () => {
  it('what is over is cleared away, and nothing else', async () => {
    const person = temple.person();
    await person.register('lotus');
    await person.smsCode('13800138000', 'login-by-sms');
    const counts = async () => {
      const tables = ['verification_codes', 'user_log', 'user_sessions'];
      const all = tables.map((table) => database.pool.query(`select count(*)::int as n from ${table}`));
      return (await Promise.all(all)).map(({ rows }) => rows[0].n);
    };
    const sweep = async () => {
      for (const job of ['account.sweep', 'verification-code.sweep'] as const) {
        await temple.deps.jobs.enqueue({ db: database.db }, job, {});
      }
      await temple.deps.jobs.drain();
    };
    await sweep();
    expect(await counts()).toEqual([1, 1, 1]);
    temple.clock.advance({ days: 8, minutes: 1 });
    await sweep();
    expect(await counts()).toEqual([0, 1, 0]);
    temple.clock.advance({ days: 173 });
    await sweep();
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type LotusApp, lotusApp } from '../clientdb/clientdb.testing.ts';
import type { Step } from '../clientdb/samples.testing.ts';

const database = startTestDatabase();
let made: LotusApp;

beforeEach(async () => {
  made = await lotusApp(database);
});
afterEach(() => made.app.close());

const send: LotusApp['ask'] = (...asked) => made.ask(...asked);

describe('The action signIn', () => {
  const signIn = (token = made.me.token) =>
    send(
      [
        ['collection', 'opendb-sign-in'],
        ['add', {}],
      ],
      token,
      { action: 'signIn' },
    );
  const look = () =>
    send(
      [
        ['collection', 'opendb-sign-in'],
        ['where', `'user_id' == $cloudEnv_uid && 'date' == 5 && 'isDelete' == false`],
        ['get'],
      ],
      made.me.token,
      { action: 'signIn' },
    );

  it('gives ten a day, once, by Beijing days', async () => {
    // 23:30 in Beijing, and half past midnight there an hour later.
    made.clock.set('2026-03-01T15:30:00Z');
    expect(await signIn()).toMatchObject({ code: 0, id: expect.any(String), score: 10, n: 1, days: [0] });
    expect(await signIn()).toMatchObject({ code: 'DUPLICATE_KEY', message: '已有相同的记录' });
    expect(await look()).toMatchObject({ code: 0, data: [], score: 10, n: 1, days: [0] });
    made.clock.advance({ hours: 1 });
    expect(await look()).toMatchObject({ code: 0, score: 10, n: 2, days: [0] });
    expect(await signIn()).toMatchObject({ code: 0, score: 20, n: 2, days: [0, 1] });
    const { rows } = await database.pool.query('select date::text, is_delete from sign_ins order by date');
    expect(rows).toEqual([
      { date: String(Date.UTC(2026, 1, 28, 16)), is_delete: false },
      { date: String(Date.UTC(2026, 2, 1, 16)), is_delete: false },
    ]);
  });

  it('gives sixty on the seventh of seven days, whose row begins the next round', async () => {
    for (let day = 1; day <= 6; day += 1) {
      expect(await signIn()).toMatchObject({ score: day * 10, n: day });
      made.clock.advance({ days: 1 });
    }
    expect(await signIn()).toMatchObject({ score: 120, n: 7, days: [0, 1, 2, 3, 4, 5, 6] });
    const { rows } = await database.pool.query('select count(*)::int as n from sign_ins where not is_delete');
    expect(rows).toEqual([{ n: 1 }]);
    made.clock.advance({ days: 1 });
    expect(await signIn()).toMatchObject({ score: 130, n: 2, days: [0, 1] });
    const scores = await send([
      ['collection', 'uni-id-scores'],
      ['where', 'user_id == $env.uid'],
      ['field', 'score,balance,type'],
      ['orderBy', 'create_date desc'],
      ['limit', 2],
      ['get'],
    ]);
    expect(scores.data).toMatchObject([
      { score: 10, balance: 130, type: 1 },
      { score: 60, balance: 120, type: 1 },
    ]);
  });

  it('gives ten on the seventh day when a day is missing', async () => {
    await signIn();
    made.clock.advance({ days: 6 });
    expect(await signIn()).toMatchObject({ score: 20, n: 7, days: [0, 6] });
  });

  it('begins anew after seven days', async () => {
    await signIn();
    made.clock.advance({ days: 7 });
    expect(await look()).toMatchObject({ score: 10, n: 1, days: [] });
    expect(await signIn()).toMatchObject({ score: 20, n: 1, days: [0] });
  });

  it('cannot be gone round', async () => {
    expect((await signIn('')).code).toBe('TOKEN_INVALID_ANONYMOUS_USER');
    expect(
      (
        await send([
          ['collection', 'opendb-sign-in'],
          ['add', {}],
        ])
      ).code,
    ).toBe('PERMISSION_ERROR');
    const lie = { user_id: 'b'.repeat(24), date: 5, isDelete: true };
    await send(
      [
        ['collection', 'opendb-sign-in'],
        ['add', lie],
      ],
      made.me.token,
      { action: 'signIn' },
    );
    const { rows } = await database.pool.query('select user_id, is_delete from sign_ins');
    expect(rows).toEqual([{ user_id: made.me.uid, is_delete: false }]);
    const more: Step[] = [
      ['collection', 'opendb-sign-in'],
      ['add', [{}, {}]],
    ];
    expect((await send(more, made.me.token, { action: 'signIn' })).code).toBe('SYNTAX_ERROR');
    expect(
      (
        await send([
          ['collection', 'uni-id-scores'],
          ['add', { score: 5 }],
        ])
      ).code,
    ).toBe('PERMISSION_ERROR');
    const own: Step[] = [['collection', 'opendb-sign-in'], ['where', 'user_id == $env.uid'], ['remove']];
    expect((await send(own)).code).toBe('PERMISSION_ERROR');
    const elsewhere: Step[] = [['collection', 'uni-id-users'], ['field', 'nickname'], ['get']];
    expect((await send(elsewhere, made.me.token, { action: 'signIn' })).code).toBe('SYNTAX_ERROR');
  });

  it('gives once when it is asked twice at the same moment', async () => {
    const replies = await Promise.all([signIn(), signIn(), signIn()]);
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 'DUPLICATE_KEY', 'DUPLICATE_KEY']);
    expect(await look()).toMatchObject({ score: 10 });
  });
});

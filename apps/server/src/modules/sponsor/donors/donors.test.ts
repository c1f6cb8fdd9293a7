import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { amendOrder } from '../orders/amend-order.ts';
import { sponsoringAtRoughBank } from '../rough-bank.testing.ts';
import { order } from '../sponsor.testing.ts';
import { donors } from './donors.ts';
import { ownDonors } from './own-donors.ts';

const database = startTestDatabase();
const set = sponsoringAtRoughBank(database);
const { paid } = set;

const language = 'zh-Hans';
const list = (change: Partial<Parameters<typeof donors>[1]> = {}) =>
  donors(set.ctx, { bookId: null, after: null, language, ...change });
const names = async (change: Parameters<typeof list>[0]) =>
  (await list(change)).donors.map((donor) => donor.name);
const everybody = (...all: string[]) =>
  all.reduce<Promise<unknown>>((before, name) => before.then(() => paid({ name })), Promise.resolve());

describe('A name in the book of sponsors is found', () => {
  it('by any part of it, newest first, without a difference of case, width or spaces', async () => {
    await everybody('陈静慧', '王静安阖家', 'Somchai Wong', 'ＷＯＮＧ　Ｋａｒ');
    expect(await names({ name: '静' })).toEqual(['王静安阖家', '陈静慧']);
    expect(await names({ name: '静慧' })).toEqual(['陈静慧']);
    expect(await names({ name: ' wong ' })).toHaveLength(2);
    expect(await names({ name: 'SOMCHAIW' })).toEqual(['Somchai Wong']);
    expect(await names({ name: '慧静' })).toEqual([]);
  });

  it('in simplified, traditional and Japanese characters alike', async () => {
    await everybody('陳靜慧', '陈静慧', '楊國強', '広沢');
    expect(await names({ name: '陈静' })).toEqual(['陈静慧', '陳靜慧']);
    expect(await names({ name: '陳靜' })).toEqual(['陈静慧', '陳靜慧']);
    expect(await names({ name: '杨国强' })).toEqual(['楊國強']);
    expect(await names({ name: '廣' })).toEqual(['広沢']);
  });

  it('in every script, outside the first plane too', async () => {
    await everybody('สมหญิง ใจดี', '𠮷野𪚥', 'Đặng Thị', 'Ёлка');
    expect(await names({ name: 'ใจดี' })).toEqual(['สมหญิง ใจดี']);
    expect(await names({ name: '𪚥' })).toEqual(['𠮷野𪚥']);
    expect(await names({ name: 'Đặng'.normalize('NFD') })).toEqual(['Đặng Thị']);
    expect(await names({ name: 'ёл' })).toEqual(['Ёлка']);
  });

  it.each(['%', '_', '\\', '%%', '.*', "' OR ''='", '[王]', '\ud800'])(
    'and %j stands for nothing but itself',
    async (name) => {
      await everybody('王秀兰', 'Lin');
      expect(await names({ name })).toEqual([]);
    },
  );

  it('though it holds such characters itself', async () => {
    await everybody('A.B', 'AxB');
    expect(await names({ name: 'a.b' })).toEqual(['A.B']);
  });

  it('only where it is published, from the moment on and no longer', async () => {
    const { token } = await paid({ name: '陈静慧' });
    const change = (anonymous: boolean) =>
      amendOrder(set.ctx, {
        orderToken: token,
        name: '陈静慧',
        anonymous,
        dedication: order().dedication,
        language,
      });
    await change(true);
    expect(await names({ name: '陈静慧' })).toEqual([]);
    expect(await names({})).toEqual([null]);
    await change(false);
    expect(await names({ name: '陈静慧' })).toEqual(['陈静慧']);
  });

  it('page after page, and what is only spaces looks for nothing', async () => {
    for (let copies = 1; copies <= 21; copies += 1) await paid({ name: `善信${copies}`, copies });
    await paid({ name: '王秀兰' });
    const first = await list({ name: '善信' });
    const second = await list({ name: '善信', after: first.next });
    expect([...first.donors, ...second.donors].map(({ copies }) => copies)).toEqual(
      Array.from({ length: 21 }, (_, index) => 21 - index),
    );
    expect((await list({ name: ' 　' })).donors[0]?.name).toBe('王秀兰');
  });

  it('thirty times a minute by one device', async () => {
    for (let time = 0; time < 30; time += 1) await list({ name: '王' });
    await expect(list({ name: '王' })).rejects.toMatchObject({ code: 'too-many-requests' });
    await list();
    set.clock.advance({ seconds: 61 });
    await list({ name: '王' });
  });
});

describe('The last seven days', () => {
  it('are days of the temple, today among them', async () => {
    set.clock.set('2026-03-01T15:59:00Z');
    await paid({ name: '前一日' });
    set.clock.set('2026-03-01T16:01:00Z');
    await paid({ name: '第一日' });
    set.clock.set('2026-03-08T15:00:00Z');
    await paid({ name: '今日' });
    expect(await names({ choice: 'week' })).toEqual(['今日', '第一日']);
    expect(await names({ choice: 'week', name: '前' })).toEqual([]);
    set.clock.set('2026-03-08T16:01:00Z');
    expect(await names({ choice: 'week' })).toEqual(['今日']);
    expect(await names({})).toHaveLength(3);
  });
});

describe('Whose an entry is', () => {
  const ACCOUNT = 'a'.repeat(24);

  it('is told to the account and to the device that holds the link, and to nobody else', async () => {
    const mine = await paid({ name: '陈静慧' });
    await paid({ name: '王秀兰' });
    set.callAs({ uid: ACCOUNT });
    await paid({ name: '陈家', anonymous: true });
    const all = (await list()).donors;
    const own = async (orderTokens: string[] = []) => {
      const { keys } = await ownDonors(set.ctx, { orderTokens });
      return all.filter(({ key }) => keys.includes(key)).map(({ name }) => name);
    };
    expect(await own()).toEqual([null]);
    expect(await own([mine.token])).toEqual([null, '陈静慧']);
    expect(await names({ choice: 'mine', orderTokens: [mine.token] })).toEqual([null, '陈静慧']);
    set.callAs({ uid: null });
    expect(await own()).toEqual([]);
    expect(await own(['', 'x', `${mine.token}x`, mine.token.slice(1)])).toEqual([]);
    expect(await names({ choice: 'mine' })).toEqual([]);
    expect(await own([mine.token])).toEqual(['陈静慧']);
  });

  it('cannot be told from the list, which is the same for everybody', async () => {
    const { token, number } = await paid();
    const answer = JSON.stringify(await list());
    set.callAs({ uid: ACCOUNT });
    expect(JSON.stringify(await list({ orderTokens: [token] }))).toBe(answer);
    expect(answer).not.toContain(token);
    expect(answer).not.toContain(number.replaceAll('-', ''));
  });
});

it('names are looked for by an index', async () => {
  await paid();
  await database.pool.query(`
    INSERT INTO sponsor_orders
    SELECT (jsonb_populate_record(o, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'idempotency_key', n::text,
             'sponsor_number', lpad(n::text, 10, '0'), 'merit_name', md5(n::text), 'batch_id', NULL))).*
      FROM sponsor_orders o, generate_series(1, 3000) n;
    ANALYZE sponsor_orders`);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`
    EXPLAIN SELECT 1 FROM sponsor_orders WHERE status IN ('paid', 'completed') AND merit_name IS NOT NULL
       AND sponsor_name_parts(sponsor_name_key(merit_name)) @> sponsor_name_parts(sponsor_name_key('静慧'))`);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan on sponsor_orders_names');
});

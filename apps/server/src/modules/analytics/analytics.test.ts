import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { peopleApp } from '../feedback/feedback.testing.ts';
import { MOST_RECORDS, readRecords } from './report-records.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof peopleApp>>;
beforeEach(async () => {
  app = await peopleApp(database);
});
afterEach(() => app.app.close());

async function report(requests: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const { data } = await app.wire.invoke(
    'uni-stat-receiver',
    'report',
    [{ usv: '4.0', t: 1, requests }],
    more,
  );
  return data;
}
const counted = async () =>
  (
    await database.pool.query(
      'select day, page, event, platform, language, count from analytics_days order by day, page, event',
    )
  ).rows;

describe('A report', () => {
  it('adds to the counts of the day, whether its records are objects or query strings', async () => {
    const requests = JSON.stringify([
      { lt: '1', url: 'pages/index/index', uuid: 'person-1', ip: '203.0.113.7' },
      'lt=11&url=%2Fpages%2Fnews%2Fdetail%3Fid%3D0123&uuid=person-1',
      { lt: 11, url: '/pages/news/detail?id=4567' },
      { lt: 21, url: '/', e_n: 'share', e_v: '13800138000' },
    ]);
    expect(await report(requests)).toEqual({ errCode: 0 });
    const row = { day: '2026-03-01', platform: 'web', language: 'zh-Hans' };
    expect(await counted()).toEqual([
      { ...row, page: '/', event: 'event:share', count: 1 },
      { ...row, page: '/pages/index/index', event: 'launch', count: 1 },
      { ...row, page: '/pages/news/detail', event: 'page', count: 2 },
    ]);
    await report(JSON.stringify([{ lt: 11, url: '/pages/news/detail' }]));
    expect((await counted()).at(-1)).toMatchObject({ count: 3 });
  });

  it('keeps nothing by which somebody could be told', async () => {
    const secret = '13800138000';
    const requests = [
      { lt: 11, url: `/pages/${secret}/x`, uuid: secret },
      { lt: 11, url: `https://e.example/?q=${secret}` },
      { lt: 21, url: '/', e_n: `call ${secret}` },
      { lt: 31, url: '/fo', em: secret },
    ];
    await report(JSON.stringify(requests), {
      clientInfo: { deviceId: secret, uniPlatform: secret, locale: 'th' },
    });
    expect(await counted()).toHaveLength(3);
    expect(JSON.stringify(await counted())).not.toContain(secret);
    expect(await counted()).toMatchObject([
      { page: '/', event: 'event', platform: 'other', language: 'th' },
      { page: '/fo', event: 'error' },
      { page: 'other', event: 'page', count: 2 },
    ]);
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'no json',
    '{}',
    '[[1],null,"",{"lt":"99"}]',
    '[{"lt":"toString"},"lt=constructor",{"lt":"__proto__"}]',
    `["${'x'.repeat(70_000)}"]`,
  ])('of %j is answered without an error and counts nothing', async (requests) => {
    expect(await report(requests)).toEqual({ errCode: 0 });
    expect(await counted()).toEqual([]);
  });

  it('belongs to the temple’s day', async () => {
    app.clock.set('2026-03-01T16:00:00Z');
    await report('[{"lt":1,"url":"/"}]');
    expect(await counted()).toMatchObject([{ day: '2026-03-02' }]);
  });

  it('beyond thirty a minute from one address is answered, and forgotten', async () => {
    for (let times = 0; times < 35; times += 1) {
      expect(await report('[{"lt":1,"url":"/"}]')).toEqual({ errCode: 0 });
    }
    expect(await counted()).toMatchObject([{ count: 30 }]);
    app.clock.advance({ seconds: 61 });
    await report('[{"lt":1,"url":"/"}]');
    expect(await counted()).toMatchObject([{ count: 31 }]);
  });

  it('on a day with five thousand kinds counts as other', async () => {
    await database.pool.query(
      `insert into analytics_days select '2026-03-01', '/p' || n, 'page', 'web', 'en', 1 from generate_series(1, 5000) n`,
    );
    await report('[{"lt":11,"url":"/new"},{"lt":1,"url":"/also"}]');
    const rows = (await counted()).filter(({ page }) => page === 'other');
    expect(rows).toMatchObject([{ event: 'other', count: 2 }]);
  });

  it('takes away counts of more than four hundred days', async () => {
    await database.pool.query(
      `insert into analytics_days values ('2024-01-01', '/', 'page', 'web', 'en', 1)`,
    );
    app.clock.set('2026-07-07T00:00:00Z');
    await report('[{"lt":11,"url":"/"}]');
    expect(await counted()).toMatchObject([{ day: '2026-07-07' }]);
  });
});

describe('Reading records', () => {
  it('takes no name that every object has for a kind', () => {
    expect(readRecords([{ lt: 'toString' }, 'lt=constructor', { lt: '__proto__', url: '/' }])).toEqual([]);
  });

  it('never throws, never gives more than its bound, and only plain paths', () => {
    const field = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constantFrom('1', '3', '11', '21', '31', '/fo', 'a/b?c'),
    );
    const record = fc.oneof(
      fc.record({ lt: field, url: field, e_n: field }, { requiredKeys: [] }),
      fc.webQueryParameters(),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.array(record, { maxLength: 80 }), fc.boolean(), (records, asText) => {
        const read = readRecords(asText ? JSON.stringify(records) : records);
        expect(read.length).toBeLessThanOrEqual(MOST_RECORDS);
        for (const { page, event } of read) {
          expect(page).toMatch(/^(|other|\/[a-z_/-]*)$/i);
          expect(event).toMatch(/^(launch|hide|page|error|event(:[a-z_-]{1,32})?)$/);
        }
      }),
    );
  });
});

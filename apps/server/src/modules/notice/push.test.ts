import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PushService, pushService } from '../../providers/push/push-service.testing.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { FIRE, LAMP, type NoticeApp, noticeApp, type Person, subscribedBrowser } from './notice.testing.ts';

const database = startTestDatabase();
let service: PushService;
let app: NoticeApp;
beforeEach(async () => {
  service = await pushService();
  app = await noticeApp(database, { PUSH_HOSTS: service.url });
});
afterEach(async () => {
  await app.close();
  await service.close();
});

const USUAL = { zone: 'Asia/Shanghai', quiet: { from: '21:30', to: '07:00' }, off: [] };
const count = async (table: string) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

/** A browser in which this person has switched notices on. */
const browserOf = (person: Person) => subscribedBrowser(service, person);

describe('A push', () => {
  it('reaches the browser, sealed for it and signed by the temple, and tells nobody what it is about', async () => {
    const chen = await app.person({ locale: 'zh-Hant' });
    const browser = await browserOf(chen);
    await app.tell(chen.uid, { data: { name: '陈静慧' } });
    const [push, ...more] = browser.received;
    expect(more).toEqual([]);
    const [told] = (await chen.calls.list({ after: null })).notices;
    expect(JSON.parse(push?.payload ?? '')).toEqual({
      id: told?.id,
      title: '圓光寺',
      text: 'a lamp zh-Hant',
      page: '/lamps',
    });
    expect(push).toMatchObject({ ttl: 12 * 3_600, urgency: 'normal', topic: told?.id });
    expect(push?.subject).toMatch(/^mailto:/);
    await app.tell(chen.uid, { kind: FIRE, data: { name: '先父陈公'.repeat(20) } });
    expect(browser.received[1]).toMatchObject({ urgency: 'high', ttl: 168 * 3_600, bytes: push?.bytes });
    expect(browser.received[1]?.payload).not.toMatch(/陈/);
  });

  it('reaches each browser of a person once, whatever runs again', async () => {
    const chen = await app.person();
    const browsers = [await browserOf(chen), await browserOf(chen)];
    await app.tell(chen.uid);
    const [told] = (await chen.calls.list({ after: null })).notices;
    await app.deps.jobs.enqueue(app.context, 'notice.spread', { noticeId: told?.id ?? '', mailed: false });
    await app.minute();
    await app.minute();
    expect(browsers.map(({ requests }) => requests)).toEqual([1, 1]);
    expect(await count('notice_deliveries')).toBe(0);
  });

  it('waits for the end of the quiet hours', async () => {
    const chen = await app.person();
    const browser = await browserOf(chen);
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid);
    expect(browser.requests).toBe(0);
    app.clock.set('2026-03-01T23:00:00Z');
    await app.minute();
    // Of its twelve hours eight are over.
    expect(browser.received).toMatchObject([{ ttl: 4 * 3_600 }]);
  });

  it('comes only for kinds that are wanted that way', async () => {
    const chen = await app.person();
    const browser = await browserOf(chen);
    await chen.calls.setSettings({ ...USUAL, off: [{ kind: LAMP.name, channel: 'push' }] });
    await app.tell(chen.uid);
    expect(browser.requests).toBe(0);
    await app.tell(chen.uid, { kind: FIRE });
    expect(browser.requests).toBe(1);
  });

  it('comes to nobody after the login was ended, also when it waited meanwhile', async () => {
    const chen = await app.person();
    const browser = await browserOf(chen);
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid);
    await database.pool.query('update user_sessions set ended_at = now() where id = $1', [chen.sessionId]);
    app.clock.set('2026-03-02T00:00:00Z');
    await app.minute();
    expect(browser.requests).toBe(0);
    expect(await count('push_subscriptions')).toBe(0);
  });

  it('comes although the login has run out: who was away hears of the parcel', async () => {
    const chen = await app.person();
    const browser = await browserOf(chen);
    await database.pool.query('delete from user_sessions where id = $1', [chen.sessionId]);
    await app.tell(chen.uid);
    expect(browser.received).toHaveLength(1);
  });
});

describe('What the push service says is heard', () => {
  it.each([404, 410])('%i: the browser is there no more, and is asked no more', async (status) => {
    const chen = await app.person();
    const browser = await browserOf(chen);
    const other = await browserOf(chen);
    browser.answer = { status };
    await app.tell(chen.uid);
    await app.tell(chen.uid);
    expect([browser.requests, other.requests]).toEqual([1, 2]);
    expect(await count('push_subscriptions')).toBe(1);
  });

  it.each([
    [429, { 'retry-after': '600' }, 600],
    [503, { 'retry-after': 'Sun, 01 Mar 2026 04:10:00 GMT' }, 600],
    [500, {}, 60],
    [429, { 'retry-after': '1' }, 60],
  ])('%i with %j: again after %i seconds, and only there', async (status, headers, seconds) => {
    const chen = await app.person();
    const browser = await browserOf(chen);
    const other = await browserOf(chen);
    browser.answer = { status, headers };
    await app.tell(chen.uid);
    app.clock.advance({ seconds: seconds - 1 });
    await app.minute();
    expect(browser.requests).toBe(1);
    browser.answer = undefined;
    app.clock.advance({ seconds: 1 });
    await app.minute();
    expect([browser.received.length, other.requests]).toEqual([1, 1]);
    expect(await count('notice_deliveries')).toBe(0);
  });

  it('never: it is tried again while it is of use, at longer and longer times', async () => {
    const chen = await app.person();
    const browser = await browserOf(chen);
    browser.answer = { status: 503 };
    await app.tell(chen.uid);
    const waits: number[] = [];
    for (;;) {
      const { rows } = await database.pool.query<{ due_at: Date }>('select due_at from notice_deliveries');
      const [next] = rows;
      if (!next) break;
      waits.push((next.due_at.getTime() - app.clock.now().getTime()) / 60_000);
      app.clock.set(next.due_at);
      await app.minute();
    }
    // In the evening the quiet begins, and ends after the twelve hours.
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120, 120, 120]);
    expect(browser.requests).toBe(11);
    expect(await count('notice_deliveries')).toBe(0);
    expect(await count('push_subscriptions')).toBe(1);
  });

  it('a redirect is not followed, a long answer not read, and neither is tried again', async () => {
    const chen = await app.person();
    const browser = await browserOf(chen);
    const trap = service.browser('x');
    browser.answer = { status: 307, headers: { location: trap.target.endpoint } };
    await app.tell(chen.uid);
    browser.answer = { status: 201, body: Buffer.alloc(5_000_000) };
    await app.tell(chen.uid);
    expect([browser.requests, trap.requests]).toEqual([2, 0]);
    expect(await count('notice_deliveries')).toBe(0);
    expect(await count('push_subscriptions')).toBe(1);
  });

  it('nothing, for nobody is there: later', async () => {
    const chen = await app.person();
    await browserOf(chen);
    await service.close();
    await app.tell(chen.uid);
    expect(await count('notice_deliveries')).toBe(1);
  });
});

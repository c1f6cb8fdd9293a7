import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PushService, pushService } from '../../providers/push/push-service.testing.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { codeOf } from '../account/account.testing.ts';
import { FIRE, LAMP, type NoticeApp, noticeApp } from './notice.testing.ts';

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

type Person = Awaited<ReturnType<NoticeApp['person']>>;

/** A browser in which this person has switched notices on. */
async function browserOf(person: Person) {
  const { key } = await person.calls.pushKey({});
  const browser = service.browser(key);
  await person.calls.subscribePush(browser.target);
  return browser;
}

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

describe('A subscription', () => {
  const KEYS = { p256dh: '', auth: 'A'.repeat(22) };

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com.example/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://10.0.0.7/x',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'fcm.googleapis.com/x',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(3_000)}`,
  ])('at %s is refused', async (endpoint) => {
    const chen = await app.person();
    const { target } = service.browser('');
    expect(await codeOf(chen.calls.subscribePush({ ...target, endpoint }))).toBe('notice-push-endpoint');
    expect(await count('push_subscriptions')).toBe(0);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('at %s is taken', async (endpoint) => {
    const chen = await app.person();
    const { target } = service.browser('');
    expect(await codeOf(chen.calls.subscribePush({ ...target, endpoint }))).toBe('ok');
  });

  it('with keys that are none is refused', async () => {
    const chen = await app.person();
    const { target } = service.browser('');
    const offCurve = Buffer.from(target.p256dh, 'base64url');
    offCurve[40] = (offCurve[40] ?? 0) ^ 1;
    const points = ['', 'A'.repeat(87), target.p256dh.slice(0, 80), offCurve.toString('base64url')];
    for (const p256dh of points) {
      expect(await codeOf(chen.calls.subscribePush({ ...target, p256dh })), p256dh).toBe('notice-push-keys');
    }
    for (const auth of ['', 'A'.repeat(21), `${KEYS.auth}A`, '陈'.repeat(22)]) {
      expect(await codeOf(chen.calls.subscribePush({ ...target, auth })), auth).toBe('notice-push-keys');
    }
  });

  it('is one of ten at most: of thousands the newest ten are left', async () => {
    const chen = await app.person();
    const other = await app.person();
    const first = await browserOf(chen);
    await browserOf(other);
    const { target } = service.browser('');
    for (let number = 0; number < 60; number += 1) {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${number}`;
      await chen.calls.subscribePush({ ...target, endpoint });
    }
    expect(await count('push_subscriptions')).toBe(11);
    await database.pool.query('delete from push_subscriptions where uid = $1', [chen.uid]);
    await app.tell(chen.uid);
    expect(first.requests).toBe(0);
  });

  it('said again is the same one, with the keys said last', async () => {
    const chen = await app.person();
    const { key } = await chen.calls.pushKey({});
    const browser = service.browser(key);
    await chen.calls.subscribePush({ ...browser.target, auth: 'A'.repeat(22) });
    await chen.calls.subscribePush(browser.target);
    expect(await count('push_subscriptions')).toBe(1);
    await app.tell(chen.uid);
    expect(browser.received).toHaveLength(1);
  });

  it('belongs to who subscribes last: what waits for the other does not come there', async () => {
    const chen = await app.person();
    const wang = await app.person();
    const browser = await browserOf(chen);
    app.clock.set('2026-03-01T15:00:00Z');
    await app.tell(chen.uid);
    await wang.calls.subscribePush(browser.target);
    app.clock.set('2026-03-02T04:00:00Z');
    await app.minute();
    await app.tell(chen.uid);
    expect(browser.requests).toBe(0);
    await app.tell(wang.uid);
    expect(browser.received).toHaveLength(1);
  });

  it('ends when its owner says so, and by nobody else', async () => {
    const chen = await app.person();
    const thief = await app.person();
    const { target } = await browserOf(chen);
    await thief.calls.unsubscribePush({ endpoint: target.endpoint });
    expect(await count('push_subscriptions')).toBe(1);
    await chen.calls.unsubscribePush({ endpoint: target.endpoint });
    expect(await count('push_subscriptions')).toBe(0);
  });

  it('shows nobody who reads the database where the browser is', async () => {
    const chen = await app.person();
    const { target } = await browserOf(chen);
    const { rows } = await database.pool.query('select * from push_subscriptions');
    const kept = JSON.stringify(rows);
    for (const secret of [target.endpoint, target.p256dh, target.auth]) expect(kept).not.toContain(secret);
  });

  it('whose login was ended is cleared away at night', async () => {
    const chen = await app.person();
    const wang = await app.person();
    await browserOf(chen);
    await browserOf(wang);
    await database.pool.query('update user_sessions set ended_at = now() where id = $1', [chen.sessionId]);
    await app.deps.jobs.enqueue(app.context, 'notice.sweep', {});
    await app.deps.jobs.drain();
    const { rows } = await database.pool.query('select uid from push_subscriptions');
    expect(rows).toEqual([{ uid: wang.uid }]);
  });
});

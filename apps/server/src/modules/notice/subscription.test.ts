import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PushService, pushService } from '../../providers/push/push-service.testing.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { codeOf } from '../account/account.testing.ts';
import { type NoticeApp, noticeApp, type Person, subscribedBrowser } from './notice.testing.ts';

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

const count = async (table: string) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

/** A browser in which this person has switched notices on. */
const browserOf = (person: Person) => subscribedBrowser(service, person);

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
    'https://0x7f.1/x',
    'https://0177.0.0.1/x',
    'https://127.1/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://fcm.googleapis.com./x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://127.0.0.1#@fcm.googleapis.com/x',
    'https://127.0.0.1?.push.apple.com/x',
    'https://fcm.googleapis.com:80/x',
    '//fcm.googleapis.com/x',
    'https://fcm.googleapis.com\u3002evil.example/x',
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

  it('is one of ten at most also when thirty come at the same moment', async () => {
    const chen = await app.person();
    const { target } = service.browser('');
    await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        chen.calls.subscribePush({ ...target, endpoint: `https://fcm.googleapis.com/fcm/send/${number}` }),
      ),
    );
    expect(await count('push_subscriptions')).toBe(10);
  });

  it('is refused the 121st time in an hour, for one person alone', async () => {
    const chen = await app.person();
    const wang = await app.person();
    const { target } = service.browser('');
    const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
    const codes = new Map<string, number>();
    for (let time = 0; time < 200; time += 1) {
      const code = await codeOf(chen.calls.subscribePush({ ...target, endpoint }));
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ ok: 120, 'too-many-requests': 80 });
    expect(await codeOf(wang.calls.subscribePush({ ...target, endpoint: `${endpoint}1` }))).toBe('ok');
    app.clock.advance({ hours: 1, seconds: 1 });
    expect(await codeOf(chen.calls.subscribePush({ ...target, endpoint }))).toBe('ok');
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

import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../modules/account/account.testing.ts';
import { FIRE, type NoticeApp, noticeApp, subscribedBrowser } from '../modules/notice/notice.testing.ts';
import { type PushService, pushService } from '../providers/push/push-service.testing.ts';
import { startTestDatabase } from '../testing/database.ts';

/** What strangers and people with a login may send by HTTP, to the server as it listens. */
const database = startTestDatabase();
let service: PushService;
let app: NoticeApp;
let url: string;
beforeEach(async () => {
  service = await pushService();
  app = await noticeApp(database, { PUSH_HOSTS: service.url });
  url = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await service.close();
});

const count = async (table: string) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

test('No subscription has the server call a place inside the network', async () => {
  const chen = await app.person({ url });
  const { target } = service.browser('');
  const { port } = new URL(url);
  for (const endpoint of [
    `${url}/readyz`,
    `https://127.0.0.1:${port}/x`,
    `https://localhost:${port}/x`,
    `https://[::1]:${port}/x`,
    `https://[::ffff:127.0.0.1]:${port}/x`,
    'https://169.254.169.254/latest/meta-data',
    'https://localtest.me/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'http://fcm.googleapis.com/x',
  ]) {
    expect(await codeOf(chen.calls.subscribePush({ ...target, endpoint })), endpoint).toBe(
      'notice-push-endpoint',
    );
  }
  expect(await count('push_subscriptions')).toBe(0);
});

test('Of three hundred subscriptions of one person ten are left, after so many the rest is refused, and others subscribe', async () => {
  const [chen, lin] = [await app.person({ url }), await app.person({ url, device: 'device-2' })];
  const { target } = service.browser('');
  const codes = new Map<string, number>();
  for (let number = 0; number < 300; number += 1) {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${number}`;
    const code = await codeOf(chen.calls.subscribePush({ ...target, endpoint }));
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ ok: 120, 'too-many-requests': 180 });
  expect(await count('push_subscriptions')).toBe(10);
  const browser = await subscribedBrowser(service, lin);
  await app.tell(lin.uid);
  expect(browser.received).toHaveLength(1);
});

test('A closed account is told nothing by any way, not even what it waited for, and its calendar is gone', async () => {
  const chen = await app.person({ url, email: 'chen@example.org' });
  const browser = await subscribedBrowser(service, chen);
  const { pathname } = new URL((await chen.calls.createFeed({})).address);
  expect((await fetch(`${url}${pathname}`)).status).toBe(200);
  // In the quiet hours: it waits for the morning.
  app.clock.set('2026-03-01T15:00:00Z');
  await app.tell(chen.uid, { kind: FIRE });
  await database.pool.query('update users set status = 4 where id = $1', [chen.uid]);
  await app.tell(chen.uid, { kind: FIRE });
  app.clock.set('2026-03-02T00:00:00Z');
  await app.minute();
  expect([browser.requests, app.deps.mailer.sent.length, await count('notice_deliveries')]).toEqual([
    0, 0, 0,
  ]);
  expect((await fetch(`${url}${pathname}`)).status).toBe(404);
  expect(await codeOf(chen.calls.list({ after: null }))).toBe('uni-id-check-token-failed');
});

test('Addresses of calendars that somebody guesses are all the same nothing', async () => {
  const chen = await app.person({ url });
  const { pathname } = new URL((await chen.calls.createFeed({})).address);
  const answers = new Set<string>();
  const guesses = Array.from({ length: 200 }, () => `/feeds/${randomBytes(16).toString('base64url')}.ics`);
  for (const guess of [...guesses, `/feeds/${chen.uid}.ics`, '/feeds/%00.ics', '/feeds/..%2f..%2fetc.ics']) {
    const answer = await fetch(`${url}${guess}`);
    answers.add(`${answer.status} ${await answer.text()}`);
  }
  expect([...answers]).toEqual(['404 {"error":"not found"}']);
  expect((await fetch(`${url}${pathname}`)).status).toBe(200);
});

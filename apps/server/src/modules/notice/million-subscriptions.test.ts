import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PushService, pushService } from '../../providers/push/push-service.testing.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { type NoticeApp, noticeApp, subscribedBrowser } from './notice.testing.ts';

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

const MANY = 1_000_000;
/** Made by one statement. */
const AT_A_TIME = 50_000;

/** Of people who are not looked at any further, ten each; of each ten thousand the first few are of these logins. */
async function subscribeOthers(sessions: readonly string[]): Promise<void> {
  for (let from = 0; from < MANY; from += AT_A_TIME) {
    await database.pool.query(
      `insert into push_subscriptions (id, uid, session_id, endpoint_index, target, created_at)
       select lpad(to_hex(n), 24, '0'), lpad(to_hex(n / 10), 24, '0'),
              coalesce(($3::text[])[n % 10000 + 1], lpad(to_hex(n), 24, '0')), 'of ' || n, '', now()
         from generate_series($1::int, $2::int) as n`,
      [from, from + AT_A_TIME - 1, sessions],
    );
  }
  await database.pool.query('analyze push_subscriptions');
}

const count = async () =>
  (await database.pool.query<{ n: number }>('select count(*)::int as n from push_subscriptions')).rows[0]?.n;

test('Beside a million subscriptions of others one person subscribes, is told and ends it; at night those that ended are found', async () => {
  const ended = await Promise.all([1, 2, 3].map(() => app.member()));
  const sessions = ended.map(({ sessionId }) => sessionId);
  await database.pool.query('update user_sessions set ended_at = now() where id = any($1)', [sessions]);
  await subscribeOthers(sessions);
  const chen = await app.person();
  const browsers = [];
  for (let number = 0; number < 12; number += 1) browsers.push(await subscribedBrowser(service, chen));
  await app.tell(chen.uid);
  expect(browsers.map(({ requests }) => requests)).toEqual([0, 0, ...Array(10).fill(1)]);
  for (const { target } of browsers) await chen.calls.unsubscribePush({ endpoint: target.endpoint });
  expect(await count()).toBe(MANY);
  // What is asked for one person touches no other's rows.
  const { rows } = await database.pool.query(
    `explain (format json) select * from push_subscriptions where uid = '${chen.uid}' order by id`,
  );
  expect(JSON.stringify(rows)).toContain('push_subscriptions_own');
  await app.deps.jobs.enqueue(app.context, 'notice.sweep', {});
  await app.deps.jobs.drain();
  expect(await count()).toBe(MANY - 300);
}, 300_000);

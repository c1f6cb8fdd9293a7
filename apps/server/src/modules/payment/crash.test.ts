import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietCloud } from '@yuanguang/cloud/testing';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../testing/database.ts';
import { order } from '../sponsor/sponsor.testing.ts';
import { answering, createVictim, stepCounter, type Victim } from './crash.testing.ts';

const KILLS = 20;
const PAYERS = 6;
const SECRET = 'secret-of-the-crash-test';
const language = 'zh-Hans';

/** One visitor after the other orders and pays at whichever server answers; what fails half way is left lying. */
async function payer(
  servers: readonly Victim[],
  stop: () => boolean,
  paid: Set<string>,
  step: () => void,
): Promise<void> {
  const clients = servers.map(({ url }) => {
    const cloud = quietCloud({ endpoint: url, spaceId: 'mp-yuanguang', clientSecret: SECRET });
    return {
      url,
      orders: cloud.object<typeof sponsor>('sponsor'),
      payments: cloud.object<typeof payment>('payment'),
    };
  });
  for (let turn = 0; !stop(); turn += 1) {
    const here = clients[turn % clients.length];
    const there = clients[(turn + 1) % clients.length];
    if (!here || !there) return;
    try {
      const { orderToken } = await here.orders.placeOrder(order({ copies: 1 + (turn % 7) }));
      step();
      const { methods } = await here.payments.methods({ language });
      const { url } = await there.orders.startPayment({
        orderToken,
        methodId: methods[0]?.id ?? '',
        language,
      });
      step();
      await fetch(here.url + new URL(url).pathname, {
        method: 'POST',
        body: new URLSearchParams({ action: 'approve' }),
        redirect: 'manual',
      });
      step();
      const { order: seen } = await there.orders.order({ orderToken, language });
      if (seen.status === 'paid') paid.add(seen.sponsorNumber.replaceAll('-', ''));
    } catch {
      // The server died under this visitor: that is what the test is about.
      if (!stop()) await answering(here.url);
    }
  }
}

test('Two servers on one database are killed again and again in the middle of payments, and every payment is booked once', async () => {
  const database = await makeTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-crash-'));
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: database,
    DATABASE_POOL: '8',
    DATA_DIR: folder,
    DATA_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    CLOUD_CLIENT_SECRET: SECRET,
    LOG_LEVEL: 'fatal',
    RATE_CALLS_PER_MINUTE: '1000000',
    RATE_AUTHORIZE_PER_MINUTE: '1000000',
    RATE_ORDERS_PER_HOUR: '1000000',
  };
  const servers = [await createVictim(environment), await createVictim(environment)];
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  const ask = async (text: string) => (await pool.query(text)).rows;
  const paid = new Set<string>();
  const steps = stepCounter();
  let over = false;
  try {
    await Promise.all(servers.map((server) => server.start()));
    const payers = Array.from({ length: PAYERS }, () => payer(servers, () => over, paid, steps.step));
    let kills = 0;
    await Promise.all(
      servers.map(async (server, index) => {
        while (kills < KILLS) {
          // At a different point of the work each time.
          await steps.after(1 + ((kills * 5 + index * 3) % 17));
          kills += 1;
          await server.kill();
          await server.start();
        }
      }),
    );
    over = true;
    await Promise.all(payers);

    // The cashier repeats its notices until each is acknowledged; nobody else helps.
    await expect
      .poll(() => ask('select 1 from sandbox_notifications where acknowledged_at is null limit 1'), {
        timeout: 25_000,
        interval: 200,
      })
      .toEqual([]);

    const [{ approved }] = await ask(
      `select count(*)::int as approved from sandbox_payments where state = 'approved'`,
    );
    expect(kills).toBeGreaterThanOrEqual(KILLS);
    expect(approved).toBeGreaterThan(0);
    expect(
      await ask(`select s.payment_id from sandbox_payments s
        left join ledger_entries e on e.reference = 'payment:' || s.payment_id
        where s.state = 'approved' group by s.payment_id having count(e.id) <> 1`),
    ).toEqual([]);
    expect(
      await ask(`select (select coalesce(sum(amount_fen), 0)::int from sandbox_payments where state = 'approved')
          - (select coalesce(sum(amount_fen), 0)::int from ledger_lines where account_id = 'clearing:sandbox') as difference,
        (select count(*)::int from ledger_entries) as entries,
        (select coalesce(sum(copies), 0)::int from sponsor_totals)
          - (select coalesce(sum(copies), 0)::int from sponsor_orders where status = 'paid') as copies`),
    ).toEqual([{ difference: 0, entries: approved, copies: 0 }]);
    // Whoever was told "paid" is paid, and each paid order has its one event and its one receipt to send.
    const known = (await ask(`select sponsor_number from sponsor_orders where status = 'paid'`)).map(
      (row) => row.sponsor_number,
    );
    expect([...paid].filter((number) => !known.includes(number))).toEqual([]);
    expect(
      await ask(`select o.id from sponsor_orders o where o.status = 'paid' and (
        (select count(*) from sponsor_events e where e.order_id = o.id and e.event in ('paid', 'paid-late')) <> 1
        or (select count(*) from pgboss.job j where j.name = 'mail.receipt' and j.data ->> 'orderId' = o.id) <> 1)`),
    ).toEqual([]);
  } finally {
    over = true;
    await Promise.all(servers.map((server) => server.kill()));
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);

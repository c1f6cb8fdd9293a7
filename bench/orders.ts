import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '../apps/server/src/lib/postgres/embedded.ts';
import { migrated } from './support/migrated.ts';
import { type HttpCall, type OrderClient, orderClient, orderForm } from './support/order-client.ts';
import type { OrderServer } from './support/order-server.ts';
import { withServerProcess } from './support/order-servers.ts';
import { replay, type Statement, timed } from './support/replay.ts';
import { median } from './support/statistics.ts';

export interface OrderBench {
  readonly name: string;
  /** Rate through the gateway over the rate straight on the database; the budget is 0.5 at least. */
  readonly ratio: number;
  readonly figures: Readonly<Record<string, number>>;
}

const AT_ONCE = 16;
const ROUNDS = 5;
const A_ROUND = 400;

/**
 * Order creation and payment booking, each over HTTP with signature, rules and encryption, against exactly the SQL that
 * the server sent for it (recorded as it was sent), replayed over as many connections on a copy of the same database on
 * the same PostgreSQL. Rounds take turns, commits wait for the disk, receipts stay in the queue.
 */
export async function benchOrders(): Promise<OrderBench[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-bench-'));
  const postgres = await openEmbeddedPostgres({ dataDir: folder });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const address = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const copyOfLive = async (name: string) => {
    await admin.query(`create database ${name} template live`);
    return address(name);
  };
  try {
    await admin.query('create database live');
    await migrated(address('live'));
    const beforeOrders = await copyOfLive('before_orders');
    const tokens: string[] = [];
    const placing = await withServer(address('live'), async (server) => {
      const measured = await rounds(
        'order creation',
        server,
        beforeOrders,
        await placings(server),
        (answer) => tokens.push(JSON.parse(answer).data.orderToken),
      );
      await openPayments(server, tokens);
      return measured;
    });
    const notices = await approveAll(address('live'));
    const beforeBooking = await copyOfLive('before_booking');
    const booking = await withServer(address('live'), (server) =>
      rounds('payment booking', server, beforeBooking, notices.map(signedWith(server.info)), (answer) => {
        if (answer !== 'RECEIVED') throw new Error(`a notice was answered ${answer}`);
      }),
    );
    return [placing, booking];
  } finally {
    await admin.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Running {
  readonly info: OrderServer;
  readonly client: OrderClient;
  /** The transactions since the last time it was asked. */
  taken(): Promise<Statement[][]>;
}

async function withServer<Result>(
  databaseUrl: string,
  work: (server: Running) => Promise<Result>,
): Promise<Result> {
  const args = [databaseUrl, String(AT_ONCE)];
  return withServerProcess('order-server.ts', args, async (info: OrderServer, child) => {
    const client = orderClient(info, AT_ONCE);
    const taken = async () => {
      child.send('take');
      return (await once(child, 'message'))[0] as Statement[][];
    };
    const result = await work({ info, client, taken });
    client.close();
    return result;
  });
}

async function placings({ client }: Running): Promise<HttpCall[]> {
  const token = await client.authorize();
  return Array.from({ length: (ROUNDS + 1) * A_ROUND }, () =>
    client.invoke(token, 'placeOrder', orderForm()),
  );
}

/** Turn by turn: a part of the calls through the gateway, then what it sent to the database straight on the copy. */
async function rounds(
  name: string,
  { client, taken }: Running,
  copyUrl: string,
  calls: readonly HttpCall[],
  check: (answer: string) => void,
): Promise<OrderBench> {
  const through: number[] = [];
  const straight: number[] = [];
  let statements = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const part = calls.slice(round * A_ROUND, (round + 1) * A_ROUND);
    await taken();
    const answers: string[] = [];
    const gateway = await timed(AT_ONCE, part, async (call) => void answers.push(await client.send(call)));
    answers.forEach(check);
    const sent = await taken();
    statements = sent.flat().length / part.length;
    const database = await replay(copyUrl, sent, AT_ONCE);
    // The first round warms both up.
    if (round === 0) continue;
    through.push(part.length / gateway);
    straight.push(part.length / database);
  }
  return {
    name: `${name} through the gateway / same SQL on PostgreSQL`,
    ratio: median(through) / median(straight),
    figures: {
      gatewayPerSecond: Math.round(median(through)),
      databasePerSecond: Math.round(median(straight)),
      atOnce: AT_ONCE,
      statementsEach: Math.round(statements * 10) / 10,
    },
  };
}

async function openPayments({ client }: Running, tokens: readonly string[]): Promise<void> {
  const access = await client.authorize();
  await timed(AT_ONCE, tokens, async (orderToken) => void (await client.openPayment(access, orderToken)));
}

interface Notice {
  readonly id: string;
  readonly reference: string;
  readonly paymentId: string;
  readonly state: 'approved';
  readonly amountFen: number;
  readonly currency: string;
}

/** Every payer approves, and the cashier itself keeps quiet: the bench sends the notices. */
async function approveAll(databaseUrl: string): Promise<Notice[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `update sandbox_payments set state = 'approved', decided_at = now()
       returning reference, payment_id, amount_fen::int, currency`,
    );
    return rows.map((row, index) => ({
      id: `bench-${index}`,
      reference: row.reference,
      paymentId: row.payment_id,
      state: 'approved',
      amountFen: row.amount_fen,
      currency: row.currency,
    }));
  } finally {
    await client.end();
  }
}

const signedWith =
  ({ noticeKey }: OrderServer) =>
  (notice: Notice): HttpCall => {
    const body = JSON.stringify(notice);
    return {
      path: '/pay/sandbox/notify',
      headers: {
        'content-type': 'application/json',
        'x-cashier-signature': createHmac('sha256', noticeKey).update(body).digest('hex'),
      },
      body,
    };
  };

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchOrders(), null, 2)}\n`);

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbeddedPostgres } from '../apps/server/src/lib/postgres/embedded.ts';
import type { CodeServer } from './support/code-server.ts';
import { type OrderClient, orderClient } from './support/order-client.ts';
import { withServerProcess } from './support/order-servers.ts';
import { quantile } from './support/statistics.ts';

export interface CodeBench {
  readonly name: string;
  /** Seconds from asking for a code to its text message in the outbox, 99th percentile; the budget is 2. */
  readonly seconds: number;
  /** Codes accepted a second; the budget is what is asked for, but for the last answers. */
  readonly accepted: number;
  readonly figures: Readonly<Record<string, number>>;
}

const A_SECOND = 100;
const SECONDS = 15;
const PAYERS = 2;
const CONNECTIONS = 64;
/** When codes have not come by then, they are counted as this late. */
const PATIENCE_MS = 60_000;

/**
 * People ask for codes by text message at a steady rate, whether or not those before have been answered, while others order
 * and pay and their receipts go out. What is measured is the server alone: the outbox stands in for the provider.
 */
export async function benchCodes(): Promise<CodeBench> {
  const folder = await mkdtemp(join(tmpdir(), 'yuanguang-bench-'));
  const outbox = join(folder, 'outbox');
  const postgres = await openEmbeddedPostgres({ dataDir: folder });
  try {
    return await withServerProcess('code-server.ts', [postgres.url, outbox], async (info: CodeServer) => {
      const client = orderClient(info, CONNECTIONS);
      const measured = await measure(client, outbox);
      client.close();
      return measured;
    });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(client: OrderClient, outbox: string): Promise<CodeBench> {
  const token = await client.authorize();
  const calls = Array.from({ length: A_SECOND * SECONDS }, (_, index) => index);
  const ask = (index: number, method: string, input: object) =>
    client.invoke(token, method, input, 'uni-id-co', `bench-${index}`);
  const mobile = (index: number) => `138${String(index).padStart(8, '0')}`;
  // Everybody has a picture to read before the measurement begins.
  for (let at = 0; at < calls.length; at += CONNECTIONS) {
    const part = calls.slice(at, at + CONNECTIONS);
    await Promise.all(
      part.map((index) => client.answered(ask(index, 'createCaptcha', { scene: 'send-sms-code' }))),
    );
  }
  let over = false;
  const pay = async () => {
    while (!over) await client.paidOrder(token);
  };
  const paying = Promise.all(Array.from({ length: PAYERS }, pay));
  // Heard below; when the measurement itself fails, that is what is to be told.
  paying.catch(() => undefined);
  const asked = new Map<string, number>();
  const began = performance.now();
  await Promise.all(
    calls.map(async (index) => {
      await wait((index * 1_000) / A_SECOND);
      const to = mobile(index);
      const input = { mobile: to, scene: 'login-by-sms', captcha: '2468' };
      asked.set(to, Date.now());
      await client.answered(ask(index, 'sendSmsCode', input));
    }),
  );
  const acceptedIn = (performance.now() - began) / 1_000;
  const sent = await arrivals(outbox, asked.size);
  over = true;
  await paying;
  const waits = [...asked].map(([to, at]) => Math.max(0, (sent.get(to) ?? at + PATIENCE_MS) - at) / 1_000);
  const receipts = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).length;
  return {
    name: 'verification code, from asking to the outbox, 100 a second while receipts flow: 99th percentile',
    seconds: quantile(waits, 0.99),
    accepted: asked.size / acceptedIn,
    figures: {
      codes: asked.size,
      acceptedPerSecond: asked.size / acceptedIn,
      medianSeconds: quantile(waits, 0.5),
      slowestSeconds: Math.max(...waits),
      receiptsMeanwhile: receipts,
    },
  };
}

/** When the message to each number was written, milliseconds since 1970, once there are `expected` or time is over. */
async function arrivals(outbox: string, expected: number): Promise<Map<string, number>> {
  const until = performance.now() + PATIENCE_MS;
  const messages = async () =>
    (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.sms.txt'));
  while ((await messages()).length < expected && performance.now() < until) await wait(100);
  const written = (await messages()).map(async (name) => {
    const path = join(outbox, name);
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return [/^To: \+86 (\d+)/.exec(text)?.[1] ?? '', mtimeMs] as const;
  });
  return new Map(await Promise.all(written));
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchCodes(), null, 2)}\n`);

import type { HttpCall } from './support/order-client.ts';
import { withOrderServer } from './support/order-servers.ts';
import { median } from './support/statistics.ts';

export interface LoginBench {
  readonly name: string;
  /** Rate of reads while people log in over their rate alone; the budget is 0.7 at least. */
  readonly ratio: number;
  readonly figures: Readonly<Record<string, number>>;
}

const READERS = 16;
const LOGINS_AT_ONCE = 8;
const ROUNDS = 5;
const ROUND_MS = 3_000;
const USER = { username: 'bench_reader', password: 'quiet-1234' };

/**
 * Reads (the list of sponsors) through the whole gateway, alone and while as many people as the server takes log in
 * with their passwords: hashing must not starve everybody else. Rounds take turns in one run.
 */
export async function benchLogins(): Promise<LoginBench> {
  return withOrderServer(READERS + LOGINS_AT_ONCE, async ({ client }) => {
    const token = await client.authorize();
    const read = (): HttpCall =>
      client.invoke(token, 'donors', { bookId: null, after: null, language: 'zh-Hans' });
    const login = (): HttpCall => client.invoke(token, 'login', USER, 'uni-id-co');
    const ask = (method: string, input: object) => client.invoke(token, method, input, 'uni-id-co');
    await answered(client.send, ask('createCaptcha', { scene: 'register' }));
    await answered(client.send, ask('registerUser', { ...USER, captcha: '2468' }));
    await answered(client.send, read());
    await answered(client.send, login());

    const alone: number[] = [];
    const beside: number[] = [];
    const logins: number[] = [];
    await forMs(client.send, read, READERS, 1_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await forMs(client.send, read, READERS, ROUND_MS));
      const [reads, entered] = await Promise.all([
        forMs(client.send, read, READERS, ROUND_MS),
        forMs(client.send, login, LOGINS_AT_ONCE, ROUND_MS),
      ]);
      beside.push(reads);
      logins.push(entered);
    }
    return {
      name: 'reads while people log in / reads alone',
      ratio: median(beside) / median(alone),
      figures: {
        readsAlonePerSecond: Math.round(median(alone)),
        readsBesidePerSecond: Math.round(median(beside)),
        loginsPerSecond: Math.round(median(logins)),
        readers: READERS,
        loginsAtOnce: LOGINS_AT_ONCE,
      },
    };
  });
}

type Send = (call: HttpCall) => Promise<string>;

/** @throws when the server refused. */
async function answered(send: Send, call: HttpCall): Promise<void> {
  const { data } = JSON.parse(await send(call)) as { data?: { errCode?: unknown } };
  if (data?.errCode !== 0) throw new Error(`refused: ${JSON.stringify(data)}`);
}

/** Calls a second, over `atOnce` connections for `ms` milliseconds. */
async function forMs(send: Send, call: () => HttpCall, atOnce: number, ms: number): Promise<number> {
  const began = performance.now();
  let done = 0;
  const one = async () => {
    while (performance.now() - began < ms) {
      await answered(send, call());
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (done * 1_000) / (performance.now() - began);
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchLogins(), null, 2)}\n`);

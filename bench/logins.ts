import { withOrderServer } from './support/order-servers.ts';
import { rateFor } from './support/rate.ts';
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
    const readSponsors = () =>
      client.invoke(token, 'donors', { bookId: null, after: null, language: 'zh-Hans' });
    const login = () => client.invoke(token, 'login', USER, 'uni-id-co');
    const ask = (method: string, input: object) => client.invoke(token, method, input, 'uni-id-co');
    await client.answered(ask('createCaptcha', { scene: 'register' }));
    await client.answered(ask('registerUser', { ...USER, captcha: '2468' }));
    await client.answered(readSponsors());
    await client.answered(login());

    const reads = (ms: number) => rateFor(ms, READERS, () => client.answered(readSponsors()));
    const alone: number[] = [];
    const beside: number[] = [];
    const logins: number[] = [];
    await reads(1_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await reads(ROUND_MS));
      const [read, entered] = await Promise.all([
        reads(ROUND_MS),
        rateFor(ROUND_MS, LOGINS_AT_ONCE, () => client.answered(login())),
      ]);
      beside.push(read);
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

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchLogins(), null, 2)}\n`);

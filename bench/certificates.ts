import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withOrderServer } from './support/order-servers.ts';
import { rateFor } from './support/rate.ts';
import { median } from './support/statistics.ts';

export interface CertificateBench {
  readonly name: string;
  /** Rate while certificates are asked for over the rate alone; the budget is 0.7 at least. */
  readonly ratio: number;
  readonly figures: Readonly<Record<string, number>>;
}

const ROOT = join(import.meta.dirname, '..');
const READERS = 16;
const OPENERS = 6;
const ASKERS = 16;
const ROUNDS = 5;
const ROUND_MS = 3_000;

/**
 * Calls (the list of sponsors) and pages (the entry page with its largest script), alone and while 16 connections ask
 * for new certificates and never wait as they are told: all on the link of one paid order from one address, and each on
 * a link and an address of its own. They change the order's names before each, so that no picture is there yet. Limits
 * by the hour are off: only the queue holds them. Rounds take turns in one run.
 */
export async function benchCertificates(): Promise<CertificateBench[]> {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  return withOrderServer(READERS + OPENERS + 2 * ASKERS, async ({ client }) => {
    const token = await client.authorize();
    const read = () => client.invoke(token, 'donors', { bookId: null, after: null, language: 'zh-Hans' });
    const links: string[] = [];
    for (let index = 0; index < ASKERS; index += 1) links.push(await client.paidOrder(token));
    const files = pageFiles();
    const open = async () => {
      for (const path of files) {
        const status = await client.get(path, '10.1.1.1');
        if (status !== 200) throw new Error(`${path} answered ${status}`);
      }
    };
    const reads = (ms: number) => rateFor(ms, READERS, () => client.answered(read()));
    const opens = (ms: number) => rateFor(ms, OPENERS, open);
    const ask = (linkOf: (index: number) => number) => (ms: number) => {
      const drawn = { pictures: 0, later: 0 };
      const one = async (index: number) => {
        const link = links[linkOf(index)] ?? '';
        // Refused where too many change one order at once: the picture is asked for all the same.
        await client.send(client.invoke(token, 'amend', namesOf(link)));
        const path = `/receipts/${link}/certificate.png?lang=zh-Hans`;
        const status = await client.get(path, `10.2.2.${linkOf(index)}`);
        if (status === 200) drawn.pictures += 1;
        else if (status === 503) drawn.later += 1;
        else throw new Error(`the certificate answered ${status}`);
      };
      return rateFor(ms, ASKERS, one).then(() => drawn);
    };

    await Promise.all([reads(1_000), opens(1_000)]);
    const kinds = { oneLink: ask(() => 0), manyLinks: ask((index) => index) };
    const alone: Rates[] = [];
    const beside: Record<keyof typeof kinds, Rates[]> = { oneLink: [], manyLinks: [] };
    const asked = { pictures: 0, later: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const [calls, pages] = await Promise.all([reads(ROUND_MS), opens(ROUND_MS)]);
      alone.push({ calls, pages });
      for (const kind of ['oneLink', 'manyLinks'] as const) {
        const [calls, pages, drawn] = await Promise.all([
          reads(ROUND_MS),
          opens(ROUND_MS),
          kinds[kind](ROUND_MS),
        ]);
        beside[kind].push({ calls, pages });
        asked.pictures += drawn.pictures;
        asked.later += drawn.later;
      }
    }
    return (['calls', 'pages'] as const).flatMap((what) =>
      (['oneLink', 'manyLinks'] as const).map((kind) => {
        const [ofAlone, ofBeside] = [alone, beside[kind]].map((rates) =>
          median(rates.map((one) => one[what])),
        );
        return {
          name: `${what} while certificates are drawn, ${kind === 'oneLink' ? 'one link' : '16 links'} / ${what} alone`,
          ratio: (ofBeside ?? 0) / (ofAlone ?? 1),
          figures: {
            alonePerSecond: Math.round(ofAlone ?? 0),
            besidePerSecond: Math.round(ofBeside ?? 0),
            picturesInAll: asked.pictures,
            laterInAll: asked.later,
            askers: ASKERS,
          },
        };
      }),
    );
  });
}

interface Rates {
  readonly calls: number;
  readonly pages: number;
}

const namesOf = (orderToken: string) => ({
  orderToken,
  name: `王秀兰${randomBytes(6).toString('hex')}`,
  anonymous: false,
  dedication: { textId: 'universal', text: '', target: 'beings', names: [] },
  language: 'zh-Hans',
});

/** The entry page and the largest of its scripts. */
function pageFiles(): string[] {
  const scripts = readdirSync(join(ROOT, 'apps/web/dist/assets')).filter((name) => /^app-.*\.js$/.test(name));
  return ['/zhuyin/', `/zhuyin/assets/${scripts[0]}`];
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchCertificates(), null, 2)}\n`);

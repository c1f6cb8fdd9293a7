import type { Browser } from '@playwright/test';
import type { Me } from '@yuanguang/contract/objects/account';
import { type AppPage, appPages, type Examples } from '../../e2e/support/app-pages.ts';
import { loginOnEveryLoad, type Person } from '../../e2e/support/member.ts';
import { knownDevice } from '../../e2e/support/reading.ts';
import { PHONE } from '../../e2e/support/screens.ts';
import {
  backToIdle,
  type Entry,
  type PageTurn,
  prefetch,
  turnTo,
  untilIdle,
  watchLine,
} from './page-turn.ts';
import type { Measured } from './result.ts';
import { slowDown, slowDownProcessor } from './slow-phone.ts';
import { median } from './statistics.ts';

/** To every page: by tap with nothing fetched, with its code fetched, and again. */
interface Turns {
  readonly name: string;
  readonly first: Readonly<Record<Entry, PageTurn>>;
  readonly prefetched: PageTurn;
  readonly again: Readonly<Record<Entry, PageTurn>>;
}

export interface TurnBench {
  readonly browser: Browser;
  readonly url: string;
  readonly member: Pick<Person, 'kept'>;
  /** What their device keeps of them since they logged in. */
  readonly user: Me;
  readonly examples: Examples;
}

/** A turn may take so long, in milliseconds: the first time after its code came, and from then on. */
const FIRST_MS = 250;
const LATER_MS = 100;
/** A turn that took longer is made so often in all, and the middle counts: a busy machine loses a frame now and then. */
const TIMES = 3;

/** Turns from the entry page to every other page of the app, as a visitor, or as a member where the page shows what is theirs. */
export async function benchPageTurns(bench: TurnBench) {
  const pages = (await appPages()).filter(({ path }) => path !== '/');
  const turns: Turns[] = [];
  for (const personal of [false, true]) {
    const some = pages.filter((page) => page.personal === personal);
    const warm = await steadyWarmTurns(bench, some, personal);
    for (const page of some) {
      const first = {
        idle: await steadyFirstTurn(bench, page, 'idle'),
        busy: await steadyFirstTurn(bench, page, 'busy'),
      };
      const later = warm.get(page);
      if (later) turns.push({ name: page.path, first, ...later });
    }
  }
  return { measured: figures(turns), remarks: turns.map(remark) };
}

async function phone({ browser, member }: TurnBench, personal: boolean) {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN', serviceWorkers: 'block' });
  await knownDevice(context);
  const page = await context.newPage();
  if (personal) await loginOnEveryLoad(page, member);
  return { page, quiet: watchLine(page) };
}

/** A phone that saves data prefetches nothing: that is how the first time is met. The entry page itself comes unslowed. */
async function firstTurn(bench: TurnBench, { address, personal }: AppPage, from: Entry): Promise<PageTurn> {
  const { page, quiet } = await phone(bench, personal);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  if (from === 'busy') await slowDownProcessor(page);
  await page.goto(bench.url);
  if (from === 'idle') await untilIdle(page, quiet);
  else await page.waitForSelector('html:not([data-boot]) main');
  await slowDown(page);
  const turn = await turnTo(page, address(bench.examples));
  await page.context().close();
  return turn;
}

async function steadyFirstTurn(bench: TurnBench, page: AppPage, from: Entry): Promise<PageTurn> {
  const made = [await firstTurn(bench, page, from)];
  while (middleOf(made).ownMs > FIRST_MS && made.length < TIMES)
    made.push(await firstTurn(bench, page, from));
  return middleOf(made);
}

type Later = Pick<Turns, 'prefetched' | 'again'>;

async function steadyWarmTurns(bench: TurnBench, pages: readonly AppPage[], personal: boolean) {
  const found = await warmTurns(bench, pages, personal);
  const slow = pages.filter((page) => isSlow(found.get(page)));
  const made = [found];
  while (slow.length > 0 && made.length < TIMES) made.push(await warmTurns(bench, slow, personal));
  for (const page of slow) {
    const all = made.flatMap((one) => one.get(page) ?? []);
    found.set(page, {
      prefetched: middleOf(all.map(({ prefetched }) => prefetched)),
      again: {
        idle: middleOf(all.map(({ again }) => again.idle)),
        busy: middleOf(all.map(({ again }) => again.busy)),
      },
    });
  }
  return found;
}

const isSlow = (later: Later | undefined): boolean =>
  later !== undefined &&
  [later.prefetched, later.again.idle, later.again.busy].some(({ totalMs }) => totalMs > LATER_MS);

const middleOf = (made: readonly PageTurn[]): PageTurn => ({
  totalMs: median(made.map(({ totalMs }) => totalMs)),
  ownMs: median(made.map(({ ownMs }) => ownMs)),
});

async function warmTurns(bench: TurnBench, pages: readonly AppPage[], personal: boolean) {
  const { page, quiet } = await phone(bench, personal);
  await page.goto(bench.url);
  await untilIdle(page, quiet);
  await slowDown(page);
  const found = new Map<AppPage, Later>();
  for (const one of pages) {
    const address = one.address(bench.examples);
    await prefetch(page, address, quiet);
    await untilIdle(page, quiet);
    const prefetched = await turnTo(page, address);
    await backToIdle(page, quiet);
    const rested = await turnTo(page, address);
    await quiet();
    const busy = await turnTo(page, address, 'busy');
    await backToIdle(page, quiet);
    found.set(one, { prefetched, again: { idle: rested, busy: busy } });
  }
  await page.context().close();
  return found;
}

function figures(turns: readonly Turns[]): Measured[] {
  const lines: readonly (readonly [name: string, limit: number, of: (turns: Turns) => number])[] = [
    ['first time after its code came, from an idle page', FIRST_MS, ({ first }) => first.idle.ownMs],
    ['first time after its code came, from a busy page', FIRST_MS, ({ first }) => first.busy.ownMs],
    ['prefetched, from an idle page', LATER_MS, ({ prefetched }) => prefetched.totalMs],
    ['again, from an idle page', LATER_MS, ({ again }) => again.idle.totalMs],
    ['again, from a busy page', LATER_MS, ({ again }) => again.busy.totalMs],
  ];
  return lines.flatMap(([name, limit, of]): Measured[] => {
    const values = turns.map(of);
    return [
      {
        name: `Page turn, ${name}: slowest of ${values.length}`,
        value: Math.max(...values),
        unit: 'ms',
        budget: { limit },
      },
      { name: `Page turn, ${name}: middle`, value: median(values), unit: 'ms' },
    ];
  });
}

function remark({ name, first, prefetched, again }: Turns): string {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const both = (turn: Readonly<Record<Entry, PageTurn>>, read: keyof PageTurn) =>
    `${ms(turn.idle[read])} (busy ${ms(turn.busy[read])})`;
  return `to ${name}: first ${both(first, 'totalMs')}, after its code ${both(first, 'ownMs')}, prefetched ${ms(prefetched.totalMs)}, again ${both(again, 'totalMs')}`;
}

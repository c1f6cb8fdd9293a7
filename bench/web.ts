import type { Browser, BrowserContext } from '@playwright/test';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { news } from '@yuanguang/contract/objects/news';
import { person } from '../e2e/support/member.ts';
import { knownDevice } from '../e2e/support/reading.ts';
import { PHONE } from '../e2e/support/screens.ts';
import type { ServedApp } from '../e2e/support/served-apps.ts';
import { USUAL_ORDER, visitor } from '../e2e/support/visitor.ts';
import { benchColdPages } from './support/cold-pages.ts';
import { withFloorPage } from './support/floor-page.ts';
import { benchPageTurns } from './support/page-turns.ts';
import type { Measured } from './support/result.ts';
import { slowDownWorkers } from './support/slow-phone.ts';
import {
  entryFigures,
  mainThread,
  remarksOn,
  remarksOnRepeat,
  repeatFigures,
} from './support/web-figures.ts';
import { type FileOnTheWire, type Visit, visit } from './support/web-visit.ts';
import { withBuild } from './support/with-build.ts';

const RUNS = 5;
/** More than a page of them, so that lists are as long as in life. */
const DONORS = 25;

export interface WebBench {
  readonly measured: readonly Measured[];
  /** Every file until the entry page is usable, largest first. */
  readonly files: readonly FileOnTheWire[];
  /** What moved while the entry page loaded, and what its largest paint was. */
  readonly remarks: readonly string[];
}

/** Weighs and times the production build on slow 4G and a processor four times slower, through the real server. */
export function benchWeb(): Promise<WebBench> {
  return withBuild(async (browser, app) => {
    const people = { browser, url: `${app.url}/zhuyin/`, ...(await fill(app)) };
    const entry = await measureEntry(browser, app);
    const turns = await benchPageTurns(people);
    const colds = await benchColdPages(people);
    return {
      measured: [...entry.measured, ...turns.measured, ...colds.measured],
      files: entry.files,
      remarks: [...entry.remarks, ...turns.remarks, ...colds.remarks],
    };
  });
}

/** Only the visits to the entry page. */
export function benchEntry(): Promise<WebBench> {
  return withBuild(async (browser, app) => {
    await fill(app);
    return measureEntry(browser, app);
  });
}

async function measureEntry(browser: Browser, app: ServedApp): Promise<WebBench> {
  const url = `${app.url}/zhuyin/`;
  const cold = await several(() => coldVisit(browser, url, 'usable'));
  const unslowed = await several(() => coldVisit(browser, url, 'usable', 1));
  const { floor, unslowedFloor } = await floorVisits(browser, url, app.url);
  const repeat = await several(() => repeatVisit(browser, url));
  return {
    measured: [
      ...entryFigures(cold, floor),
      ...mainThread(unslowed, unslowedFloor),
      ...repeatFigures(repeat, floor),
    ],
    files: [...(cold[0]?.files ?? [])].sort((a, b) => b.bytes - a.bytes),
    remarks: [`pages by Chromium ${browser.version()}`, ...remarksOn(cold), ...remarksOnRepeat(repeat)],
  };
}

/** Only the visits that begin at some page or other, or at those whose addresses end as `only`. */
export function benchEveryPage(only?: readonly string[]): Promise<Omit<WebBench, 'files'>> {
  return withBuild(async (browser, app) =>
    benchColdPages({ browser, url: `${app.url}/zhuyin/`, ...(await fill(app)) }, only),
  );
}

/** Only the turns from the entry page to every other. */
export function benchEveryTurn(): Promise<Omit<WebBench, 'files'>> {
  return withBuild(async (browser, app) =>
    benchPageTurns({ browser, url: `${app.url}/zhuyin/`, ...(await fill(app)) }),
  );
}

/** Somebody with an account, and what every page needs to have something on it. */
async function fill(app: ServedApp) {
  const donor = visitor(app);
  for (let count = 1; count < DONORS; count += 1) await donor.placePaid();
  const { orderToken } = await donor.placePaid();
  const member = person(app);
  await member.register();
  const { notAgreed } = await member.account.me({});
  await member.account.agree({
    agreements: notAgreed.map((agreement) => ({ agreement, version: AGREEMENT_VERSIONS[agreement] })),
    occasion: 'renewed',
  });
  const user = await member.account.me({});
  const { articles } = await member.cloud
    .object<typeof news>('news')
    .list({ language: 'zh-Hans', after: null });
  return {
    member,
    user,
    examples: { orderToken, phone: USUAL_ORDER.contact.value, articleId: articles[0]?.id ?? '' },
  };
}

async function several<Result>(once: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await once());
  return results;
}

async function phone(browser: Browser, options: { worker?: boolean } = {}): Promise<BrowserContext> {
  const serviceWorkers = options.worker === false ? 'block' : 'allow';
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN', serviceWorkers });
  await knownDevice(context);
  return context;
}

async function coldVisit(
  browser: Browser,
  url: string,
  until: 'usable' | 'quiet',
  slowdown?: number,
): Promise<Visit> {
  const context = await phone(browser);
  const { seen } = await visit(context, url, until, slowdown);
  await context.close();
  return seen;
}

async function floorVisits(browser: Browser, url: string, origin: string) {
  const context = await phone(browser, { worker: false });
  const { page } = await visit(context, url, 'usable');
  const visits = await withFloorPage(page, async (path) => ({
    floor: await several(() => coldVisit(browser, `${origin}${path}`, 'quiet')),
    unslowedFloor: await several(() => coldVisit(browser, `${origin}${path}`, 'quiet', 1)),
  }));
  await context.close();
  return visits;
}

/** The second visit of the same phone, when the service worker has everything: `requests` are those that left the phone. */
async function repeatVisit(browser: Browser, url: string): Promise<Visit & { requests: string[] }> {
  const context = await phone(browser);
  const first = await context.newPage();
  await first.goto(url);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.waitForLoadState('networkidle');
  await first.close();
  const requests: string[] = [];
  context.on('response', (response) => {
    if (!response.fromServiceWorker()) requests.push(response.url());
  });
  await slowDownWorkers(await browser.newBrowserCDPSession());
  const { seen } = await visit(context, url, 'usable');
  await context.close();
  return { ...seen, requests };
}

if (import.meta.main) {
  const { measured, files, remarks } = await benchWeb();
  const lines = [
    ...measured.map(({ name, value, unit, floor, replaced }) =>
      [name, `${value.toFixed(3)} ${unit}`, floor?.toFixed(3) ?? '', replaced ?? ''].join('\t'),
    ),
    ...files.map(({ name, type, bytes }) => `${(bytes / 1024).toFixed(1)} KiB\t${type}\t${name}`),
    ...remarks,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

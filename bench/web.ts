import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { PHONE } from '../e2e/support/screens.ts';
import { startApps } from '../e2e/support/served-apps.ts';
import { visitor } from '../e2e/support/visitor.ts';
import { withFloorPage } from './support/floor-page.ts';
import type { Measured } from './support/result.ts';
import { changeRoute } from './support/route-change.ts';
import { slowDownWorkers } from './support/slow-phone.ts';
import { median } from './support/statistics.ts';
import {
  entryFigures,
  mainThread,
  remarksOn,
  remarksOnRepeat,
  repeatFigures,
} from './support/web-figures.ts';
import { type FileOnTheWire, type Visit, visit } from './support/web-visit.ts';

const ROUTES = ['#/home', '#/search', '#/donated'] as const;
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
export async function benchWeb(): Promise<WebBench> {
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  const apps = await startApps();
  const browser = await chromium.launch(await findBrowser());
  try {
    const url = `${apps.main.url}/zhuyin/`;
    const donor = visitor(apps.main);
    for (let count = 0; count < DONORS; count += 1) await donor.placePaid();
    const cold = await several(() => coldVisit(browser, url, 'usable'));
    const unslowed = await several(() => coldVisit(browser, url, 'usable', 1));
    const { floor, unslowedFloor } = await floorVisits(browser, url, apps.main.url);
    const repeat = await several(() => repeatVisit(browser, url));
    const routes = await routeChanges(browser, url);
    return {
      measured: [
        ...entryFigures(cold, floor),
        mainThread(unslowed, unslowedFloor),
        ...repeatFigures(repeat, floor),
        ...routes.measured,
      ],
      files: [...(cold[0]?.files ?? [])].sort((a, b) => b.bytes - a.bytes),
      remarks: [...remarksOn(cold), ...remarksOnRepeat(repeat), ...routes.remarks],
    };
  } finally {
    await browser.close();
    await apps.close();
  }
}

async function several<Result>(once: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await once());
  return results;
}

function phone(browser: Browser, options: { worker?: boolean } = {}): Promise<BrowserContext> {
  const serviceWorkers = options.worker === false ? 'block' : 'allow';
  return browser.newContext({ ...PHONE, locale: 'zh-CN', serviceWorkers });
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

async function routeChanges(browser: Browser, url: string) {
  const prefetched = await several(() => prefetchedChanges(browser, url));
  const times: { route: string; first: number; again: number; prefetched: number }[] = [];
  for (const [index, route] of ROUTES.entries()) {
    const runs = await several(() => firstChange(browser, url, route));
    times.push({
      route,
      first: median(runs.map((run) => run.first)),
      again: median(runs.map((run) => run.again)),
      prefetched: median(prefetched.map((run) => run[index] ?? Number.NaN)),
    });
  }
  const measured: Measured[] = [
    {
      name: 'Route change, first time (slowest of three)',
      value: Math.max(...times.map(({ first }) => first)),
      unit: 'ms',
      budget: { limit: 250 },
      replaced: 520,
    },
    {
      name: 'Route change, prefetched or again (slowest of three)',
      value: Math.max(...times.flatMap((one) => [one.again, one.prefetched])),
      unit: 'ms',
      budget: { limit: 50 },
      replaced: 90,
    },
  ];
  const remarks = times.map(
    (one) =>
      `to ${one.route}: first ${Math.round(one.first)} ms, again ${Math.round(one.again)} ms, prefetched ${Math.round(one.prefetched)} ms`,
  );
  return { measured, remarks };
}

/** A phone that saves data prefetches nothing: that is how the first time is met. */
async function firstChange(browser: Browser, url: string, route: string) {
  const context = await phone(browser, { worker: false });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const { page } = await visit(context, url, 'usable');
  const first = await changeRoute(page, route);
  await backToEntry(page);
  const again = await changeRoute(page, route);
  await context.close();
  return { first, again };
}

async function prefetchedChanges(browser: Browser, url: string): Promise<number[]> {
  const context = await phone(browser, { worker: false });
  const { page } = await visit(context, url, 'usable');
  await atRest(page);
  const times: number[] = [];
  for (const route of ROUTES) {
    times.push(await changeRoute(page, route));
    await backToEntry(page);
  }
  await context.close();
  return times;
}

async function backToEntry(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await atRest(page);
}

/**
 * The entry page stands whole, with the form below its first screen, and the browser has nothing to do: as a reader meets
 * it who then taps. (Going back loads no document: waiting for its loading would wait for nothing, and the next tap would
 * meet the page in the middle of being built.)
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForSelector('main form', { state: 'attached' });
  await page.waitForSelector('main #recent', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1) await new Promise((idle) => requestIdleCallback(idle));
  });
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

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
import { CPU_SLOWDOWN, slowDownWorkers } from './support/slow-phone.ts';
import { median } from './support/statistics.ts';
import { type FileOnTheWire, type Visit, visit } from './support/web-visit.ts';

/** The stack that this app replaces, as it was recorded once under the same throttle (docs: how to read). */
const REPLACED = {
  scriptKiB: 158.5,
  requests: 28,
  firstPaintS: 1.5,
  largestPaintS: 2.4,
  shift: 0.136,
  mainThreadS: 1.15,
};
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
  await page.waitForLoadState('networkidle');
}

function entryFigures(cold: readonly Visit[], floor: readonly Visit[]): Measured[] {
  const of = (visits: readonly Visit[], read: (one: Visit) => number) => median(visits.map(read));
  const scripts = (one: Visit) =>
    one.files.filter(({ type }) => type === 'script').reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const everything = (one: Visit) => one.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const seconds = (read: (one: Visit) => number) => (one: Visit) => read(one) / 1000;
  const timed = (name: string, read: (one: Visit) => number, rest: Partial<Measured>): Measured => ({
    name,
    value: of(cold, seconds(read)),
    floor: of(floor, seconds(read)),
    unit: 's',
    ...rest,
  });
  return [
    {
      name: 'JavaScript until usable, brotli',
      value: of(cold, scripts),
      unit: 'KiB',
      budget: { limit: 120 },
      replaced: REPLACED.scriptKiB,
    },
    { name: 'Everything until usable', value: of(cold, everything), unit: 'KiB' },
    {
      name: 'Requests until usable',
      value: of(cold, (one) => one.files.length),
      unit: 'requests',
      replaced: REPLACED.requests,
    },
    timed('First paint', (one) => one.firstPaintMs, { replaced: REPLACED.firstPaintS }),
    timed('Largest paint', (one) => one.largestPaintMs, {
      budget: { limit: 1.2 },
      replaced: REPLACED.largestPaintS,
    }),
    { name: 'Usable', value: of(cold, (one) => (one.usableMs ?? Number.NaN) / 1000), unit: 's' },
    {
      name: 'Layout shift',
      value: of(cold, (one) => one.layoutShift),
      unit: '',
      budget: { limit: 0.02 },
      replaced: REPLACED.shift,
    },
    timed('Tasks of the main thread until usable, by the clock', (one) => one.tasksMs, {}),
    timed('of that, script', (one) => one.scriptMs, {}),
    timed('of that, tasks of 50 ms and more', (one) => one.longTasksMs, {}),
  ];
}

/**
 * The browser slows a processor down by keeping the thread busy, idle or not: its processor time is then no measure, and
 * the clock counts what other programs took. So: the thread's processor time at full speed, times the slowdown.
 */
function mainThread(unslowed: readonly Visit[], floor: readonly Visit[]): Measured {
  const of = (visits: readonly Visit[]) =>
    (median(visits.map((one) => one.mainThreadMs)) * CPU_SLOWDOWN) / 1000;
  return {
    name: 'Main thread until usable, processor time',
    value: of(unslowed),
    floor: of(floor),
    unit: 's',
    budget: { limit: REPLACED.mainThreadS / 2 },
    replaced: REPLACED.mainThreadS,
  };
}

function repeatFigures(
  repeat: readonly (Visit & { requests: string[] })[],
  floor: readonly Visit[],
): Measured[] {
  const files = (one: { requests: string[] }) =>
    one.requests.filter((url) => url.includes('/assets/')).length;
  return [
    {
      name: 'Repeat visit, largest paint',
      value: median(repeat.map((one) => one.largestPaintMs / 1000)),
      floor: median(floor.map((one) => one.largestPaintMs / 1000)),
      unit: 's',
      budget: { limit: 0.7 },
      replaced: 1.5,
    },
    {
      name: 'Repeat visit, requests for files',
      value: median(repeat.map(files)),
      unit: 'requests',
      budget: { limit: 0 },
    },
    {
      name: 'Repeat visit, all requests',
      value: median(repeat.map((one) => one.requests.length)),
      unit: 'requests',
    },
  ];
}

function remarksOn(cold: readonly Visit[]): string[] {
  const [one] = cold;
  if (!one) return [];
  const shifts = one.shifts.map(
    ({ value, atMs, of }) => `shift ${value.toFixed(4)} at ${Math.round(atMs)} ms of ${of}`,
  );
  return [`largest paint: ${one.largestPaintOf}`, ...shifts];
}

function remarksOnRepeat(repeat: readonly { requests: string[] }[]): string[] {
  return (repeat[0]?.requests ?? []).map((url) => `repeat visit asks for ${new URL(url).pathname}`);
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

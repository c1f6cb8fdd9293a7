import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { pageReady } from './page-ready.ts';
import { knownDevice } from './reading.ts';
import type { ServedApps } from './served-apps.ts';

export { expect };

/** What went wrong in any page of the test without an assertion noticing. */
export interface Problems {
  /** From now on, problems whose line matches are part of what the test provokes. */
  expect(pattern: RegExp): void;
}

/**
 * Whatever fails while a test keeps the browser off the network: besides what the test does, a page fetches ahead, and a browser looks
 * for its icon, at moments of their own.
 */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

interface Fixtures {
  readonly problems: Problems;
  /** The device has never been here: it is asked how it reads. */
  readonly firstVisit: boolean;
}
interface RunFixtures {
  readonly apps: ServedApps;
}

function readApps(): ServedApps {
  const served = process.env.SERVED_APPS;
  if (!served) throw new Error('the apps are started by the global setup: npm run e2e');
  return JSON.parse(served) as ServedApps;
}

/** The test of this project: it fails on any console error, page error, failed request or answer of 400 and more. */
export const test = base.extend<Fixtures, RunFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first argument's shape.
  apps: [async ({}, use) => use(readApps()), { scope: 'worker' }],
  baseURL: async ({ apps }, use) => use(`${apps.main.url}/zhuyin/`),
  firstVisit: [false, { option: true }],
  context: async ({ context, firstVisit }, use) => {
    if (!firstVisit) await knownDevice(context);
    await use(context);
    // Calls that are still being answered when the test is over have nobody to be answered to.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      watch(context, (line) => seen.push(line));
      await use({ expect: (pattern) => expected.push(pattern) });
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The runner itself says this in every test that keeps service workers out. */
const RUNNER = 'Service Worker registration blocked by Playwright';

/** A busy server draws certificates and cards of them later, and the page waits: `missing-parts.spec.ts` proves that it does. */
const comesLater = (url: string, answer: string) =>
  /\/(certificate|card)\.(png|webp)/.test(url) && answer.includes('503');

function watch(context: BrowserContext, report: (line: string) => void): void {
  context.on('console', (message) => {
    const told = message.type() === 'error' || message.type() === 'warning';
    if (told && message.text() !== RUNNER && !comesLater(message.location().url, message.text())) {
      report(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => report(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A page that is left gives up its requests; that is how browsers are.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    report(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !comesLater(response.url(), String(status)))
      report(`answer ${status}: ${response.url()}`);
  });
}

/** Opens a page of the app by its route, such as `/donated`, and waits until it is there. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(`#${route}`);
  await pageReady(page);
}

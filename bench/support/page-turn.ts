import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** One turn to another page, in milliseconds by the page's own clock. */
export interface PageTurn {
  /** From the tap to the frame in which the page stands. */
  readonly totalMs: number;
  /** The same from the moment on when the last script or style it waited for had come; all of it when it waited for none. */
  readonly ownMs: number;
}

/** How the entry page is when it is tapped: whole and with nothing to do, or still building what is below its first screen. */
export type Entry = 'idle' | 'busy';

/**
 * Taps the link to `address` (one is put into the document where the entry page has none) and waits until the page's own
 * content stands: still without its data, and not the shell's sign that the page's code is on its way. With
 * `after: 'busy'` the reader first comes back to the entry page, and taps as soon as it is there.
 */
export function turnTo(page: Page, address: string, after: Entry = 'idle'): Promise<PageTurn> {
  return page.evaluate(
    async ({ target, comeBack }) => {
      const main = () => document.querySelector('main');
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const standsAt = (hash: string, before: string | null | undefined) => {
        const children = [...(main()?.children ?? [])];
        const onlyWaits = children.length === 1 && children[0]?.matches('[class*="_loading_"]');
        return location.hash === hash && main()?.textContent !== before && children.length > 0 && !onlyWaits;
      };
      if (comeBack) {
        const left = main()?.textContent;
        history.back();
        while (!standsAt('#/', left) && !standsAt('', left)) await frame();
      }
      let link = document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`);
      if (!link) {
        link = document.body.appendChild(document.createElement('a'));
        link.href = target;
      }
      const before = main()?.textContent;
      const began = performance.now();
      // As a finger does it: touching prefetches, lifting follows.
      link.dispatchEvent(new Event('touchstart', { bubbles: true }));
      link.click();
      while (!standsAt(target, before)) await frame();
      // The frame after the one that found it has it painted.
      await frame();
      const ended = performance.now();
      const arrived = performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, startTime }) => startTime >= began && /\.(js|css)$/.test(name))
        .map(({ responseEnd }) => responseEnd)
        .filter((end) => end <= ended);
      return { totalMs: ended - began, ownMs: ended - Math.max(began, ...arrived) };
    },
    { target: `#${address}`, comeBack: after === 'busy' },
  );
}

const QUIET_MS = 300;

/** Resolves when nothing has been on the line for a while. (Playwright's `networkidle` comes once a document, and stays.) */
export type Quiet = () => Promise<void>;

export function watchLine(page: Page): Quiet {
  const underWay = new Set<Request>();
  let last = performance.now();
  const ended = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    last = performance.now();
    while (underWay.size > 0 || performance.now() - last < QUIET_MS) await setTimeout(QUIET_MS / 10);
  };
}

/** Touches the link to `address` and waits until what that fetches has come. */
export async function prefetch(page: Page, address: string, quiet: Quiet): Promise<void> {
  await page.evaluate((target) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = target;
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    link.remove();
  }, `#${address}`);
  await quiet();
}

/** The reader comes back to the entry page and looks at it for a while. */
export async function backToIdle(page: Page, quiet: Quiet): Promise<void> {
  await quiet();
  await page.goBack();
  await untilIdle(page, quiet);
}

/**
 * The entry page stands whole, with the form below its first screen, and the browser has nothing to do: as a reader meets
 * it who then taps.
 */
export async function untilIdle(page: Page, quiet: Quiet): Promise<void> {
  await page.waitForSelector('main form', { state: 'attached' });
  await page.waitForSelector('main #recent', { state: 'attached' });
  await quiet();
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1) await new Promise((idle) => requestIdleCallback(idle));
  });
}

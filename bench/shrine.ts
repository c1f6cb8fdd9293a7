import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { knownDevice, readAs } from '../e2e/support/reading.ts';
import { PHONE } from '../e2e/support/screens.ts';
import type { ServedApp } from '../e2e/support/served-apps.ts';
import { words } from '../e2e/support/words.ts';
import { dress, invite, offer } from '../e2e/support/worshipping.ts';
import { frameProbe } from './support/frame-probe.ts';
import type { Measured } from './support/result.ts';
import { MOST_MS_A_FRAME, watchFrames } from './support/watch-frames.ts';
import { withBuild } from './support/with-build.ts';

/* What the shrine costs a phone: nine figures, six lamps, everything offered, three sticks burning. */

const SHRINE = '/fo';
const BUDDHAS = 9;
const LAMPS = 6;
const FRAMES_A_MINUTE = 3_600;
/** The heap has its size after so many frames: half a minute. */
const WARM_FRAMES = 1_800;
const SMALL = { width: 180, height: 320 };
/** The collector leaves a little behind, more or less. */
const MOST_GROWTH_KIB = 100;
/** A browser without a graphics processor draws WebGL by the processor, in a process of its own. */
const WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export interface ShrineBench {
  readonly measured: readonly Measured[];
  readonly remarks: readonly string[];
}

/** Measures the shrine; the heap over so many minutes of frames, which are drawn as fast as the machine can. */
export async function benchShrine(minutes = 1): Promise<ShrineBench> {
  const { byWebgl, byCanvas } = await withBuild(
    async (browser, app) => ({
      byWebgl: await measure(browser, app, { webgl: true, minutes }),
      byCanvas: await measure(browser, app, { webgl: false, minutes: 0 }),
    }),
    WEBGL,
  );
  if (byWebgl.way !== 'webgl' || byCanvas.way !== 'canvas') {
    throw new Error(`smoke was drawn by ${byWebgl.way} and ${byCanvas.way}`);
  }
  const frame = (name: string, value: number): Measured => ({
    name: `Shrine of ${BUDDHAS}, ${LAMPS} lamps: ${name}`,
    value,
    unit: 'ms/frame',
    budget: { limit: MOST_MS_A_FRAME },
  });
  const nothing = (name: string, value: number): Measured => ({
    name: `Shrine of ${BUDDHAS}, ${LAMPS} lamps: ${name}`,
    value,
    unit: 'frames',
    budget: { limit: 0 },
  });
  return {
    measured: [
      frame('main thread, smoke by WebGL', byWebgl.moving.msAFrame),
      frame('main thread, smoke by the canvas of phones without it', byCanvas.moving.msAFrame),
      nothing('frames drawn by the page with stillness', byWebgl.still.frames),
      nothing('frames drawn by the page while it is hidden', byWebgl.hidden.frames),
      {
        name: `Shrine of ${BUDDHAS}, ${LAMPS} lamps: heap grown in ${minutes} min of frames`,
        value: byWebgl.grownKiB,
        unit: 'KiB',
        budget: { limit: MOST_GROWTH_KIB },
      },
    ],
    remarks: [
      remark('by WebGL', byWebgl),
      remark('by canvas', byCanvas),
      `shrine: heap ${Math.round(byWebgl.heapKiB)} KiB before, ${Math.round(byWebgl.heapKiB + byWebgl.grownKiB)} KiB after ${minutes} min of frames`,
    ],
  };
}

type Cost = Awaited<ReturnType<typeof watchFrames>>;
type Measure = Awaited<ReturnType<typeof measure>>;

const remark = (way: string, { moving, still, hidden }: Measure): string => {
  const of = ({ msASecond, frames }: Cost) => `${msASecond.toFixed(1)} ms a second in ${frames} frames`;
  return `shrine ${way}, main thread at a processor four times slower: ${of(moving)}; still ${of(still)}; hidden ${of(hidden)}`;
};

interface How {
  readonly webgl: boolean;
  /** Of frames, for the heap. */
  readonly minutes: number;
}

async function measure(browser: Browser, app: ServedApp, { webgl, minutes }: How) {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN', serviceWorkers: 'block' });
  await prepare(context, webgl);
  const page = await context.newPage();
  await worship(page, `${app.url}/zhuyin/`);
  const way = await page.evaluate(() => {
    const canvas = document.querySelector('main canvas');
    if (!(canvas instanceof HTMLCanvasElement)) return 'nothing';
    return canvas.getContext('webgl') ? 'webgl' : 'canvas';
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const moving = await watchFrames(page, session);
  await page.evaluate(() => window.frameProbe.hide(true));
  const hidden = await watchFrames(page, session);
  await page.evaluate(() => window.frameProbe.hide(false));
  const still = await watchStill(page, session);
  const heap = await watchHeap(page, session, minutes);
  await context.close();
  return { way, moving, hidden, still, ...heap };
}

async function prepare(context: BrowserContext, webgl: boolean): Promise<void> {
  await knownDevice(context);
  await readAs(context, { language: 'zh-Hans', sound: 'off' });
  await context.addInitScript(frameProbe);
  if (!webgl) await context.addInitScript(withoutWebgl);
}

/** Runs in the page: a phone that has no WebGL. */
function withoutWebgl(): void {
  const before = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string) => unknown;
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, kind: string) {
    return kind === 'webgl' ? null : before.call(this, kind);
  } as typeof HTMLCanvasElement.prototype.getContext;
}

/** A shrine with all that it can have, by hand as its owner would. */
async function worship(page: Page, url: string): Promise<void> {
  const say = words('zh-Hans');
  await page.goto(`${url}#${SHRINE}`);
  await page.locator('main figure, main img').first().waitFor();
  await invite(page, BUDDHAS);
  await dress(page, say, LAMPS, 'round');
  for (const what of ['flower', 'fruit', 'water', 'lamp', 'incense'] as const) await offer(page, say, what);
  await page.reload();
  await standing(page);
}

/** All figures have come, and what is said or fetched in passing is over. */
async function standing(page: Page): Promise<void> {
  await page.waitForFunction(
    (count) => document.querySelectorAll('main img[alt]:not([alt=""])').length === count,
    BUDDHAS,
  );
  await page.waitForLoadState('networkidle');
}

/** The same page for who wants stillness; afterwards it moves again. */
async function watchStill(page: Page, session: CDPSession) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await standing(page);
  const still = await watchFrames(page, session);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await standing(page);
  return still;
}

async function watchHeap(page: Page, session: CDPSession, minutes: number) {
  if (minutes === 0) return { heapKiB: Number.NaN, grownKiB: Number.NaN };
  const heapKiB = async () => {
    // What the first leaves to be finished, the second takes.
    for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1_024;
  };
  const simulate = (frames: number) => page.evaluate((count) => window.frameProbe.simulate(count), frames);
  // A small screen: what is drawn is the same, and the processor that stands in for a graphics card is not waited for.
  await page.setViewportSize(SMALL);
  await simulate(WARM_FRAMES);
  const before = await heapKiB();
  await simulate(minutes * FRAMES_A_MINUTE);
  return { heapKiB: before, grownKiB: (await heapKiB()) - before };
}

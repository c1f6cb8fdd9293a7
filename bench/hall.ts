import type { Browser } from '@playwright/test';
import { interceptCall } from '../e2e/support/network.ts';
import { knownDevice, readAs } from '../e2e/support/reading.ts';
import { PHONE } from '../e2e/support/screens.ts';
import type { ServedApp } from '../e2e/support/served-apps.ts';
import { frameProbe } from './support/frame-probe.ts';
import type { Measured } from './support/result.ts';
import { MOST_MS_A_FRAME, watchFrames } from './support/watch-frames.ts';
import { withBuild } from './support/with-build.ts';

/* What a hall of five thousand lamps costs a phone: while one walks through it, and while one stands. */

const HALL = '/pages/hall/memorial';
const LAMPS = 5_000;
/** A brisk walk: pixels scrolled in a frame. */
const PACE = 12;

export interface HallBench {
  readonly measured: readonly Measured[];
  readonly remarks: readonly string[];
}

export async function benchHall(): Promise<HallBench> {
  const { walking, standing } = await withBuild(measure);
  return {
    measured: [
      {
        name: `Hall of ${LAMPS} lamps: main thread while one walks`,
        value: walking.msAFrame,
        unit: 'ms/frame',
        budget: { limit: MOST_MS_A_FRAME },
      },
      {
        name: `Hall of ${LAMPS} lamps: frames drawn by the page while one stands`,
        value: standing.frames,
        unit: 'frames',
        budget: { limit: 0 },
      },
    ],
    remarks: [
      `hall: ${walking.frames} frames drawn while one walks, ${walking.msASecond.toFixed(1)} ms a second`,
    ],
  };
}

async function measure(browser: Browser, app: ServedApp) {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN', serviceWorkers: 'block' });
  await knownDevice(context);
  await readAs(context, { language: 'zh-Hans', sound: 'off' });
  await context.addInitScript(frameProbe);
  const page = await context.newPage();
  // Only how many lamps there are is made up: what is drawn of them is the page's own.
  await interceptCall(page, 'hall.lamps', (answer) => ({ ...answer, count: LAMPS, places: [[0, LAMPS]] }));
  await page.goto(`${app.url}/zhuyin/#${HALL}`);
  await page.locator('main canvas').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const standing = await watchFrames(page, session);
  await page.evaluate(walk, PACE);
  const walking = await watchFrames(page, session);
  await context.close();
  return { standing, walking };
}

/** Runs in the page: there and back, a step in each frame, as a hand scrolls. */
function walk(pace: number): void {
  const way = document.querySelector('main canvas')?.closest('section');
  if (!way) throw new Error('there is no way to walk');
  let step = pace;
  const frame = () => {
    way.scrollBy(0, step);
    const end = way.scrollHeight - way.clientHeight;
    if (way.scrollTop >= end - 1) step = -pace;
    else if (way.scrollTop <= 1) step = pace;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

import type { CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from './slow-phone.ts';

const WATCHED_MS = 6_000;
const SCREEN_FRAMES_A_SECOND = 60;
/** Of a page's main thread, at a processor four times slower, in each frame of the screen (DESIGN 9). */
export const MOST_MS_A_FRAME = 4;

/**
 * What the main thread of a phone spends in a frame of its screen, drawn anew or not, and how many frames the page draws
 * (`frameProbe`), in six seconds. The browser slows a processor down by keeping it busy, so: the thread's processor time at
 * full speed, times the slowdown (web-figures.ts).
 */
export async function watchFrames(page: Page, session: CDPSession) {
  const threadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
    return seconds * 1_000 * CPU_SLOWDOWN;
  };
  const drawn = () => page.evaluate(() => window.frameProbe.drawn());
  await page.waitForTimeout(1_000);
  const [framesBefore, before, began] = [await drawn(), await threadMs(), performance.now()];
  await page.waitForTimeout(WATCHED_MS);
  const [after, seconds] = [await threadMs(), (performance.now() - began) / 1_000];
  const frames = (await drawn()) - framesBefore;
  const msASecond = (after - before) / seconds;
  return { frames, msAFrame: msASecond / SCREEN_FRAMES_A_SECOND, msASecond };
}

import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const life = (page: Page): Locator => page.locator('main [data-living]');
const state = (layer: Locator) =>
  layer.evaluate((host) => {
    const all = host.getAnimations({ subtree: true });
    const moving = all.filter(
      (one) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    );
    return {
      moving: moving.length,
      running: moving.filter(({ playState }) => playState === 'running').length,
      changed: moving.flatMap(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
      ),
    };
  });

test.describe('The print of the hall', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('lives once the page is at rest, shifts nothing, costs the page nothing, and rests out of sight', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await expect(life(page)).toBeAttached({ timeout: 30_000 });
    await expect(async () => expect((await state(life(page))).running).toBe(5)).toPass();
    const { changed } = await state(life(page));
    const other = changed.filter(
      (name) => !['opacity', 'transform', 'offset', 'computedOffset', 'easing', 'composite'].includes(name),
    );
    expect(other).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);

    // Two seconds of it in which the page styles, lays out and paints nothing: the compositor does it all.
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const counts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.filter(({ name }) => name === 'LayoutCount' || name === 'RecalcStyleCount');
    };
    await expect(async () => {
      const before = await counts();
      await session.send('Runtime.evaluate', {
        expression: 'new Promise((later) => setTimeout(later, 2000))',
        awaitPromise: true,
      });
      expect(await counts()).toEqual(before);
    }).toPass({ timeout: 60_000 });

    await page.locator('footer, main > *').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(async () => expect((await state(life(page))).running).toBe(0)).toPass();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(async () => expect((await state(life(page))).running).toBe(5)).toPass();

    // Gone with its page, and there again with it.
    await page.goto('#/about');
    await expect(life(page)).toHaveCount(0);
    await page.goto('#/');
    await expect(life(page)).toHaveCount(1, { timeout: 30_000 });
  });
});

test('the print of the hall stands still for who wants stillness', async ({ page }) => {
  await open(page, '/');
  await expect(life(page)).toBeAttached({ timeout: 30_000 });
  expect((await state(life(page))).moving).toBe(0);
});

import type { Page } from '@playwright/test';
import { heardNow, lateCodeAt, listen, ONE_TAP, openingNoted, soundsNoted, watchOpening } from './opening.ts';
import { readAs } from './reading.ts';
import { cashier } from './sponsoring.ts';
import { expect, test } from './test.ts';

interface Paid {
  /** What is paid for, as the names of the tests say it. */
  readonly what: string;
  /** From the first page to the cashier, by 陈静慧. */
  readonly toCashier: (page: Page) => Promise<void>;
  /** What the page says once it is paid. */
  readonly settled: string;
  /** The last steps of the opening. */
  readonly steps: readonly string[];
}

/** What who has paid sees, hears and feels when they come back, whatever they have paid for. */
export function testOpening({ what, toCashier, settled, steps }: Paid): void {
  const certificate = (page: Page) => page.getByRole('img', { name: /陈静慧/ });

  async function pay(page: Page): Promise<void> {
    await watchOpening(page);
    await listen(page);
    await toCashier(page);
    await cashier(page).approve();
    await expect(page.getByText(settled, { exact: true })).toBeVisible();
    await expect(certificate(page)).toBeVisible({ timeout: 60_000 });
  }

  test.describe(`Who comes back from paying for ${what}`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('sees it open and the seal pressed, once, and hears the words of the page as ever', async ({
      page,
    }) => {
      await pay(page);
      await expect(page.locator('main [data-step]')).toHaveCount(0);
      const noted = await openingNoted(page);
      expect(noted.steps.slice(-steps.length)).toEqual(steps);
      expect(noted.steps.filter((step) => step === 'felt 30')).toHaveLength(1);
      // What can wait does, so that the opening does not stutter.
      await expect.poll(() => lateCodeAt(page)).toHaveLength(3);
      const first = Math.min(...(await lateCodeAt(page)));
      expect(first < noted.beganAt || first > noted.overAt, `${first} ms: ${JSON.stringify(noted)}`).toBe(
        true,
      );
      await expect.poll(() => soundsNoted(page)).toEqual(ONE_TAP);
      await page.reload();
      await expect(certificate(page)).toBeVisible({ timeout: 60_000 });
      expect((await openingNoted(page)).steps).toEqual(noted.steps);
      expect(await soundsNoted(page)).toEqual(ONE_TAP);
      expect(noted.words).toContain('陈静慧');
      expect(await heardNow(page)).toBe(noted.words);
    });

    test('sees it without a sound where the sound is off', async ({ page, context }) => {
      await readAs(context, { sound: 'off' });
      await pay(page);
      await expect(page.locator('main [data-step]')).toHaveCount(0);
      expect((await openingNoted(page)).steps).toContain('felt 30');
      expect(await soundsNoted(page)).toEqual([]);
    });
  });

  test(`who wants stillness has the certificate of ${what} at once, and neither feels nor hears anything`, async ({
    page,
  }) => {
    await pay(page);
    expect((await openingNoted(page)).steps).toEqual([]);
    expect(await soundsNoted(page)).toEqual([]);
  });
}

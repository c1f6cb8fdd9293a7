import type { Page } from '@playwright/test';
import { heardNow, listen, ONE_TAP, openingNoted, soundsNoted, watchOpening } from '../support/opening.ts';
import { readAs } from '../support/reading.ts';
import { cashier, newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const certificate = (page: Page) => page.getByRole('img', { name: /陈静慧/ });

async function sponsorAndPay(page: Page): Promise<void> {
  await watchOpening(page);
  await listen(page);
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.fill({ name: '陈静慧', contact: newPhone() });
  await form.review();
  await form.toCashier();
  await cashier(page).approve();
  await expect(page.getByText(say('sponsor.result.settledTitle'), { exact: true })).toBeVisible();
  await expect(certificate(page)).toBeVisible({ timeout: 60_000 });
}

test.describe('Who comes back from paying', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sees the verse inked and the seal pressed, once', async ({ page }) => {
    await sponsorAndPay(page);
    await expect(page.locator('main [data-step]')).toHaveCount(0);
    const { steps, words: heard } = await openingNoted(page);
    expect(steps.filter((what) => what === 'felt 30')).toHaveLength(1);
    expect(steps.slice(-2)).toEqual(['pressed', 'felt 30']);
    await expect.poll(() => soundsNoted(page)).toEqual(ONE_TAP);
    await page.reload();
    await expect(certificate(page)).toBeVisible({ timeout: 60_000 });
    expect((await openingNoted(page)).steps).toEqual(steps);
    expect(await soundsNoted(page)).toEqual(ONE_TAP);
    expect(await heardNow(page)).toBe(heard);
  });

  test('sees it without a sound where the sound is off', async ({ page, context }) => {
    await readAs(context, { sound: 'off' });
    await sponsorAndPay(page);
    await expect(page.locator('main [data-step]')).toHaveCount(0);
    expect((await openingNoted(page)).steps).toContain('felt 30');
    expect(await soundsNoted(page)).toEqual([]);
  });
});

test('who wants stillness has the certificate at once, and neither feels nor hears anything', async ({
  page,
}) => {
  await sponsorAndPay(page);
  expect((await openingNoted(page)).steps).toEqual([]);
  expect(await soundsNoted(page)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { heardNow, openingNoted, watchOpening } from '../support/opening.ts';
import { cashier, newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const certificate = (page: Page) => page.getByRole('img', { name: /陈静慧/ });

async function sponsorAndPay(page: Page): Promise<void> {
  await watchOpening(page);
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
    await page.reload();
    await expect(certificate(page)).toBeVisible({ timeout: 60_000 });
    expect((await openingNoted(page)).steps).toEqual(steps);
    expect(await heardNow(page)).toBe(heard);
  });
});

test('who wants stillness has the certificate at once, and feels nothing', async ({ page }) => {
  await sponsorAndPay(page);
  expect((await openingNoted(page)).steps).toEqual([]);
});

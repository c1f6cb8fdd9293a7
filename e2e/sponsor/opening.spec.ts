import type { Page } from '@playwright/test';
import { cashier, newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const KEPT = 'test.opening';

/** Writes down in the tab what the page did: the steps of the opening that were seen, and what the phone was asked to feel. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const note = (what: string) => {
      const noted: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      if (noted.at(-1) !== what) sessionStorage.setItem(key, JSON.stringify([...noted, what]));
    };
    navigator.vibrate = (pattern) => {
      note(`felt ${pattern}`);
      return true;
    };
    new MutationObserver(() => {
      const step = document.querySelector('main [data-step]')?.getAttribute('data-step');
      if (step) note(step);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, KEPT);
}
const noted = (page: Page): Promise<string[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEPT);

async function sponsorAndPay(page: Page): Promise<void> {
  await watch(page);
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.fill({ name: '陈静慧', contact: newPhone() });
  await form.review();
  await form.toCashier();
  await cashier(page).approve();
  await expect(page.getByText(say('sponsor.result.settledTitle'), { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /陈静慧/ })).toBeVisible({ timeout: 60_000 });
}

test.describe('Who comes back from paying', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sees the verse inked and the seal pressed, once', async ({ page }) => {
    await sponsorAndPay(page);
    await expect(page.locator('main [data-step]')).toHaveCount(0);
    const steps = await noted(page);
    expect(steps.filter((what) => what === 'felt 30')).toHaveLength(1);
    expect(steps.slice(-2)).toEqual(['pressed', 'felt 30']);
    await page.reload();
    await expect(page.getByRole('img', { name: /陈静慧/ })).toBeVisible({ timeout: 60_000 });
    expect(await noted(page)).toEqual(steps);
  });
});

test('who wants stillness has the certificate at once, and feels nothing', async ({ page }) => {
  await sponsorAndPay(page);
  expect(await noted(page)).toEqual([]);
});

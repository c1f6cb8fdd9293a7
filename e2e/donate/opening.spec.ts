import type { Page } from '@playwright/test';
import { giving } from '../support/giving.ts';
import { heardNow, listen, ONE_TAP, openingNoted, soundsNoted, watchOpening } from '../support/opening.ts';
import { readAs } from '../support/reading.ts';
import { cashier, newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const certificate = (page: Page) => page.getByRole('img', { name: /陈静慧/ });

async function giveAndPay(page: Page): Promise<void> {
  await watchOpening(page);
  await listen(page);
  await open(page, '/pages/pay/pay');
  const form = giving(page, say);
  await form.amount(36).check({ force: true });
  await form.name().fill('陈静慧');
  await form.contact().fill(newPhone());
  await form.toCashier();
  await cashier(page).approve();
  await expect(page.getByText(say('donate.gift.settledTitle'), { exact: true })).toBeVisible();
  await expect(certificate(page)).toBeVisible({ timeout: 60_000 });
}

test.describe('Who comes back from giving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sees a lamp lit and the seal pressed, once, and hears the words of the page as ever', async ({
    page,
  }) => {
    await giveAndPay(page);
    await expect(page.locator('main [data-step]')).toHaveCount(0);
    const { steps, words: heard } = await openingNoted(page);
    expect(steps.slice(-4)).toEqual(['dark', 'lit', 'pressed', 'felt 30']);
    expect(steps.filter((what) => what === 'felt 30')).toHaveLength(1);
    await expect.poll(() => soundsNoted(page)).toEqual(ONE_TAP);
    await page.reload();
    await expect(certificate(page)).toBeVisible({ timeout: 60_000 });
    expect((await openingNoted(page)).steps).toEqual(steps);
    expect(await soundsNoted(page)).toEqual(ONE_TAP);
    expect(heard).toContain('陈静慧');
    expect(await heardNow(page)).toBe(heard);
  });

  test('sees it without a sound where the sound is off', async ({ page, context }) => {
    await readAs(context, { sound: 'off' });
    await giveAndPay(page);
    await expect(page.locator('main [data-step]')).toHaveCount(0);
    expect((await openingNoted(page)).steps).toContain('felt 30');
    expect(await soundsNoted(page)).toEqual([]);
  });
});

test('who wants stillness has the certificate of a gift at once, and neither feels nor hears anything', async ({
  page,
}) => {
  await giveAndPay(page);
  expect((await openingNoted(page)).steps).toEqual([]);
  expect(await soundsNoted(page)).toEqual([]);
});

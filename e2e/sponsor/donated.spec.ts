import type { CDPSession, Page } from '@playwright/test';
import { countCalls } from '../support/network.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const DONORS = 24;
const names = (page: Page) =>
  page.getByRole('list', { name: say('sponsor.donated.board') }).getByText('乐助善信');

test.beforeAll(async ({ apps }) => {
  const guest = visitor(apps.main);
  for (let index = 0; index < DONORS; index += 1) {
    await guest.placePaid({ name: `乐助善信${index}`, copies: 1, anonymous: index === DONORS - 1 });
  }
});

test('the list of sponsors goes on when its end comes near, and counts the unnamed', async ({ page }) => {
  const asked = countCalls(page, 'sponsor.donors');
  await open(page, '/donated');
  await expect(page.getByText(say('sponsor.donated.anonymous')).first()).toBeAttached();
  const before = asked();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await names(page).count()).toBeGreaterThanOrEqual(DONORS - 1);
  }).toPass();
  expect(asked()).toBeGreaterThan(before);
});

test('a chosen book is kept in the address, and a reload finds it', async ({ page }) => {
  await open(page, '/donated');
  const filter = page.getByLabel(say('sponsor.donated.filter'));
  await filter.selectOption({ index: 1 });
  await expect(page).toHaveURL(/#\/donated\?book=/);
  const chosen = await filter.inputValue();
  await page.reload();
  await expect(filter).toHaveValue(chosen);
});

test('a name is looked for, and the address keeps what is looked for', async ({ page }) => {
  await open(page, '/donated');
  const others = names(page).filter({ hasNotText: '善信7' });
  const field = page.getByRole('searchbox', { name: say('sponsor.donated.name') });
  await field.fill('善信7');
  await field.press('Enter');
  await expect(page).toHaveURL(/#\/donated\?name=/);
  await expect(others).toHaveCount(0);
  await expect(names(page).first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('善信7');
  await expect(names(page).first()).toBeVisible();
  await expect(others).toHaveCount(0);
  await field.fill('%');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: say('sponsor.donated.noneTitle') })).toBeVisible();
  await page.getByRole('button', { name: say('sponsor.donated.showAll') }).click();
  await expect(names(page).first()).toBeVisible();
  await expect(field).toHaveValue('');
});

test('what this device has sponsored stands in a gold frame, and alone when asked for', async ({
  page,
  apps,
}) => {
  await open(page, '/donated?show=mine');
  await expect(page.getByRole('heading', { name: say('sponsor.donated.mineTitle') })).toBeVisible();
  const { orderToken } = await visitor(apps.main).placePaid({ name: '金框善信' });
  await open(page, `/result?token=${orderToken}`);
  await expect(page.getByText(say('sponsor.result.settledTitle')).first()).toBeVisible();
  await open(page, '/donated?show=week');
  const framed = page.getByRole('listitem').filter({ hasText: say('sponsor.donated.yours') });
  await expect(framed).toHaveCount(1);
  await expect(framed).toContainText('金框善信');
  await expect(names(page).first()).toBeAttached();
  await page.getByRole('tab', { name: say('sponsor.donated.mine') }).click();
  await expect(page).toHaveURL(/show=mine/);
  await expect(names(page)).toHaveCount(0);
  await expect(framed).toHaveCount(1);
});

test('pulled down 45 px and let go, the list is asked for anew', async ({ page, context }) => {
  await open(page, '/donated');
  const asked = countCalls(page, 'sponsor.donors');
  const finger = await context.newCDPSession(page);
  await drag(finger, 30);
  await lift(finger);
  expect(asked()).toBe(0);
  await expect(page.locator('[data-phase]').first()).toHaveAttribute('data-phase', 'idle');
  await drag(finger, 260);
  await expect(page.getByText(say('framework.pull.reached'))).toBeVisible();
  await lift(finger);
  await expect.poll(asked).toBeGreaterThan(0);
});

async function drag(finger: CDPSession, distance: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 180, y }] });
  await touch('touchStart', 200);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', 200 + (distance * step) / 5);
}

const lift = (finger: CDPSession) =>
  finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

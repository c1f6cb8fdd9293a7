import type { Page } from '@playwright/test';
import { pageReady } from '../support/page-ready.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a new page begins at its top, and going back finds the last one where it was left', async ({
  page,
}) => {
  await open(page, '/home');
  const more = page.getByRole('main').getByRole('link', { name: say('temple.menu.contents') });
  await more.scrollIntoViewIfNeeded();
  const left = await top(page);
  expect(left).toBeGreaterThan(100);
  await more.click();
  await expect(page).toHaveURL(/#\/contents$/);
  await pageReady(page);
  expect(await top(page)).toBe(0);
  await page.goBack();
  await expect(more).toBeVisible();
  await expect.poll(() => top(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveTitle(new RegExp(say('temple.titles.contents')));
  await page.reload();
  await pageReady(page);
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await expect(page).toHaveURL(/#\/home$/);
  await expect.poll(() => top(page)).toBe(left);
});

test('the back button of a page the visit began with leads to the entry', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('spinbutton')).toBeVisible();
});

test('a page the reader was led through a look-up keeps its query when it is come back to', async ({
  page,
}) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await field.fill('13800000009');
  await field.press('Enter');
  await expect(page).toHaveURL(/#\/searchresult\?query=13800000009$/);
  await expect(page.getByText(say('lookup.noneTitle'))).toBeVisible();
  await page.getByRole('link', { name: say('lookup.again') }).click();
  await expect(page).toHaveURL(/#\/search$/);
  // Opened anew, the page is as nobody has touched it.
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page.getByText(say('lookup.noneTitle'))).toBeVisible();
});

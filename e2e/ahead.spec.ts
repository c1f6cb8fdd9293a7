import { bringIn, broughtIn } from './support/ahead.ts';
import { expectAccessible } from './support/axe.ts';
import { settled } from './support/settled.ts';
import { expect, open, test } from './support/test.ts';
import { visitor } from './support/visitor.ts';
import { countCalls, meddle } from './support/wire.ts';
import { words } from './support/words.ts';

const say = words('zh-Hans');

test('a page drawn before it is asked for stands once, at its top, with its own title, tab and figures', async ({
  page,
  apps,
}) => {
  await visitor(apps.main).placePaid({ name: '沈静山' });
  const asked = countCalls(page, 'sponsor.donors');
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const before = asked();
  await page.getByRole('link', { name: say('sponsor.entry.recentAll') }).scrollIntoViewIfNeeded();
  await bringIn(page, '/donated');
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('list', { name: say('sponsor.donated.board') })).toContainText('沈静山');
  // Out of sight nothing was asked for.
  expect(before).toBe(1);
  expect(asked()).toBeGreaterThan(before);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(0);
  await expectAccessible(page, 'a page drawn ahead');
  await bringIn(page, '/home');
  await expect(page).toHaveTitle(say('shell.titles.temple'));
  await expect(
    page.getByRole('link', { name: say('shell.tabs.home'), exact: true }).and(page.locator(':visible')),
  ).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main')).toHaveCount(1);
});

test('what is typed on a page goes with it: the next one is as nobody has touched it', async ({ page }) => {
  await open(page, '/');
  await bringIn(page, '/search');
  const field = page.getByRole('searchbox');
  await field.fill('13800000009');
  await page.goBack();
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await bringIn(page, '/search');
  await expect(field).toHaveValue('');
  // It is a page like any other: what is sent from it arrives, and coming back finds it.
  await field.fill('13800000010');
  await field.press('Enter');
  await expect(page.getByText(say('search.noneTitle'))).toBeVisible();
  await page.goBack();
  await expect(page.locator('main').getByText('13800000010')).toBeVisible();
});

test('what the device keeps since the page was drawn is on it', async ({ page }) => {
  await open(page, '/');
  await bringIn(page, '/search');
  await page.goBack();
  await expect(page.getByRole('spinbutton')).toBeVisible();
  // Drawn again by now.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => localStorage.setItem('yuanguang.search', JSON.stringify(['13800000011'])));
  await bringIn(page, '/search');
  await expect(page.locator('main').getByText('13800000011')).toBeVisible();
});

test('a filter chosen on a page drawn ahead is kept in its address, and a reload finds it', async ({
  page,
}) => {
  await open(page, '/');
  await bringIn(page, '/donated');
  const filter = page.getByLabel(say('sponsor.donated.filter'));
  await filter.selectOption({ index: 1 });
  await expect(page).toHaveURL(/#\/donated\?book=/);
  const chosen = await filter.inputValue();
  await expect(broughtIn(page)).toHaveCount(1);
  await page.reload();
  await settled(page);
  await expect(filter).toHaveValue(chosen);
  await expect(broughtIn(page)).toHaveCount(0);
});

test('drawn in one language, a page is read in the one chosen since', async ({ page }) => {
  await open(page, '/');
  await bringIn(page, '/search');
  await page.goBack();
  await page.getByRole('button', { name: say('shell.nav.reading') }).click();
  await page.getByRole('radio', { name: 'ไทย' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await bringIn(page, '/search');
  await expect(page.getByText(words('th')('search.title'))).toBeVisible();
  expect(await page.locator('main').textContent()).not.toMatch(/[\u4e00-\u9fff]/);
});

test('a page drawn ahead that breaks on what it is told says so in its place', async ({ page, problems }) => {
  problems.expect(/TypeError|reading 'day'/);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await meddle(page, 'sponsor.donors', (answer) => ({ ...answer, donors: [null] }));
  await bringIn(page, '/donated');
  await expect(broughtIn(page).getByText(say('shell.page.loadFailed'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('shell.titles.sponsor') })).toBeVisible();
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await expect(page.getByRole('spinbutton')).toBeVisible();
});

test('who is gone again before the app has followed finds the page they were on, with what they typed', async ({
  page,
}) => {
  await open(page, '/');
  await bringIn(page, '/home');
  await page.goBack();
  const copies = page.getByRole('spinbutton');
  await copies.fill('37');
  await bringIn(page, '/home');
  await page.goBack();
  await expect(copies).toHaveValue('37');
  // Drawn again by now, or soon: both ways must hold.
  for (const wait of [0, 1_500]) {
    await page.waitForTimeout(wait);
    await page.evaluate(async () => {
      const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
      document.querySelector<HTMLAnchorElement>('a[href="#/home"]')?.click();
      history.back();
      await back;
    });
    await expect(page).toHaveURL(/#\/$/);
    await expect(copies).toBeVisible();
    await expect(copies).toHaveValue('37');
    await expect(page.locator('main')).toHaveCount(1);
  }
});

import { pageReady } from '../support/page-ready.ts';
import { sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

test('an unknown address says so and leads back', async ({ page }) => {
  await open(page, '/no/such/page');
  await expect(page.getByText(say('shell.page.notFound'))).toBeVisible();
  await page.getByRole('link', { name: say('shell.page.toEntry') }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test('a page whose code does not arrive says so, and a tap opens it', async ({ page, problems }) => {
  problems.expect(/temple-about|dynamically imported module|ERR_FAILED/);
  await page.route('**/assets/temple-about*', (route) => route.abort('failed'));
  await open(page, '/about');
  await expect(page.getByText(say('shell.page.loadFailed'))).toBeVisible();
  await page.unroute('**/assets/temple-about*');
  await page.getByText(say('shell.page.loadFailedHint')).click();
  await expect(page.getByText(say('temple.address'), { exact: true }).first()).toBeVisible();
});

test('a page whose code is slow shows that it is coming, wherever the visit begins', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/temple-about*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('#/about');
  await expect(page.getByText(say('shell.page.loading'))).toBeVisible();
  arrive();
  await expect(page.getByText(say('temple.address'), { exact: true }).first()).toBeVisible();
});

test('the title, the bar and the tabs follow the page and the language', async ({ page }) => {
  await open(page, '/');
  const tabs = page.getByRole('navigation', { name: say('shell.nav.label') });
  await tabs.getByRole('link', { name: say('temple.menu.tab') }).click();
  await expect(page).toHaveTitle(say('temple.titles.temple'));
  await expect(page.locator('main')).toHaveCount(1);
  await expect(tabs.getByRole('link', { name: say('temple.menu.tab') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(tabs.getByRole('link')).toHaveCount(4);
  await page.getByRole('button', { name: say('shell.nav.reading') }).click();
  await page.getByRole('radio', { name: '日本語' }).check({ force: true });
  await expect(page).toHaveTitle(words('ja')('temple.titles.temple'));
  const tab = words('ja')('sponsor.menu.tab');
  await expect(page.locator('nav').getByRole('link', { name: tab })).toBeVisible();
  // A page that was there in the language of before is read in the one chosen since.
  await page.keyboard.press('Escape');
  await page.locator('nav').getByRole('link', { name: tab }).click();
  await expect(page).toHaveTitle(new RegExp(words('ja')('sponsor.titles.sponsor')));
  await expect(sponsoring(page, words('ja')).action()).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the app opens to what was last seen, says so, and takes no orders', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/);
    // Chromium's remark when the worker takes the page over between a preload and its use.
    problems.expect(/cross-world service worker resource mismatch/);
    await open(page, '/donated');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await pageReady(page);
    await expect(page.getByText(say('shell.offline.notice'))).toBeVisible();
    await expect(page.getByRole('spinbutton')).toBeVisible();
    const form = sponsoring(page, say);
    await form.fill({ name: '陈静慧', contact: '13812345678' });
    await form.action().click();
    await expect(page.getByText(say('shell.offline.money')).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(say('shell.offline.notice'))).toBeHidden();
  });
});

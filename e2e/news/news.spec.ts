import { join } from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { loggedIn, loginOnEveryLoad } from '../support/member.ts';
import { knownDevice, readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { office } from '../support/served-apps.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const LIST = '/pages/news/list';
const DETAIL = '/pages/news/detail';
const LOG = '/pages/ucenter/read-news-log/read-news-log';
const PRINTING = '什么是助印';
const VISITING = '初次入寺，应当知道的几件事';

test('a visitor reads, finds what was read, the last first, and can clear it', async ({ page }) => {
  await open(page, LOG);
  await expect(page.getByText(say('news.log.emptyTitle'))).toBeVisible();
  await page.getByRole('link', { name: say('news.toList') }).click();
  for (const title of [VISITING, PRINTING]) {
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.goBack();
  }
  await page.getByRole('link', { name: say('news.log.title') }).click();
  const titles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(titles).toHaveText([new RegExp(PRINTING), new RegExp(VISITING)]);
  await expect(page.getByText(say('news.log.textDevice'))).toBeVisible();
  await titles.first().click();
  await expect(page.getByRole('heading', { level: 2, name: PRINTING })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: say('news.log.clear') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('news.log.clear') })
    .click();
  await expect(page.getByText(say('news.log.emptyTitle'))).toBeVisible();
});

test('who is logged in finds it on every device, and nothing stays on this one', async ({
  page,
  apps,
  browser,
}) => {
  const member = await loggedIn(page, apps.main);
  await open(page, LIST);
  const noted = page.waitForResponse((answer) => answer.request().postData()?.includes('markRead') ?? false);
  await page.getByRole('link', { name: VISITING }).click();
  await noted;
  expect(await page.evaluate(() => localStorage.getItem('readNewsLog'))).toBeNull();
  const context = await browser.newContext({ baseURL: `${apps.main.url}/zhuyin/`, locale: 'zh-CN' });
  await knownDevice(context);
  const other = await context.newPage();
  await loginOnEveryLoad(other, member);
  await open(other, LOG);
  await expect(other.getByText(say('news.log.textAccount'))).toBeVisible();
  await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(other.getByRole('main').getByRole('listitem')).toHaveText(new RegExp(VISITING));
  await other.getByRole('button', { name: say('news.log.clear') }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: say('news.log.clear') })
    .click();
  await expect(other.getByText(say('news.log.emptyTitle'))).toBeVisible();
  await context.close();
});

test('without an id, or with one that is not there, the reader is told and led on', async ({ page }) => {
  await open(page, DETAIL);
  await expect(page.getByText(say('news.detail.noId'), { exact: true })).toBeVisible();
  await open(page, `${DETAIL}?id=000000000000000000000000`);
  await expect(page.getByText(say('news.detail.notFound'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('news.toList') }).click();
  await expect(page.getByRole('link', { name: PRINTING })).toBeVisible();
});

test('the article follows the language', async ({ page }) => {
  await open(page, LIST);
  await page.getByRole('link', { name: PRINTING }).click();
  await expect(page.getByRole('heading', { level: 2, name: PRINTING })).toBeVisible();
  await page.getByRole('button', { name: say('shell.nav.reading') }).click();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'What sponsoring a printing means' })).toBeAttached();
});

test('everybody can read', async ({ page }) => {
  for (const [what, route] of [
    ['news', LIST],
    ['article', `${DETAIL}?id=0199a0000000000000000002`],
    ['reading log', LOG],
  ] as const) {
    await open(page, route);
    await expectAccessible(page, what);
  }
});

test('it fits the smallest screen with the largest text, in Thai', async ({ page, context }) => {
  await readAs(context, { language: 'th', text: '1.5', theme: 'dark' });
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  for (const route of [LIST, `${DETAIL}?id=0199a0000000000000000002`, LOG]) {
    await open(page, route);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectNoSidewaysScroll(page, route);
    await expectTapTargets(page, route);
  }
});

test('an article has the picture that the office gave it, in its place before it has come', async ({
  page,
  apps,
  context,
  problems,
}) => {
  const id = '0199a0000000000000000003';
  const alt = '晨雾中的山门';
  const path = join(import.meta.dirname, '../../apps/web/public/icon-512.png');
  // Nothing takes it away again while the tests run: another page may be showing it.
  await office(apps, 'news', 'cover', id, path, `zh-Hans=${alt}`);
  const shown = page.getByRole('main').getByRole('img', { name: alt });
  const ratio = async () => {
    const { width = 0, height = 1 } = (await shown.boundingBox()) ?? {};
    return width / height;
  };
  // A picture that never comes leaves its place empty and moves nothing.
  problems.expect(/\/files\/|ERR_FAILED/);
  await page.route('**/files/**', (route) => route.abort());
  await open(page, LIST);
  const empty = page.getByRole('main').locator('img');
  await expect(empty).toHaveCSS('visibility', 'hidden');
  const before = await empty.boundingBox();
  await page.unroute('**/files/**');

  await page.reload();
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  expect(await shown.boundingBox()).toEqual(before);
  expect(await ratio()).toBeCloseTo(4 / 3, 1);
  await expect(shown).toHaveAttribute('loading', 'lazy');
  await expectAccessible(page, 'news with a picture');
  await open(page, '/home');
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  await open(page, `${DETAIL}?id=${id}`);
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  expect(await ratio()).toBeCloseTo(16 / 9, 1);
  await expectAccessible(page, 'article with a picture');

  // In a language without words for it, it adorns and is not spoken of.
  await readAs(context, { language: 'th', text: '1.5', theme: 'dark' });
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await page.reload();
  for (const route of [LIST, '/home', `${DETAIL}?id=${id}`]) {
    await open(page, route);
    await expect(page.getByRole('main').locator('img[src*="/files/"]').first()).toHaveAttribute('alt', '');
    await expectNoSidewaysScroll(page, route);
  }
  // Where there is room for one of them, it is the words.
  await open(page, '/home');
  const slide = page.getByRole('main').locator(`a[href*="${id}"]`).first();
  await expect(slide.locator('img')).toBeHidden();
  expect(await slide.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
});

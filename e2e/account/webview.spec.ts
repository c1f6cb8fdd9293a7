import type { Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { EMBEDDED_SITE } from '../support/served-apps.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const PAGE = '/pages/common/webview/webview';
const route = (url: string, title = '') =>
  `${PAGE}?url=${encodeURIComponent(url)}&title=${encodeURIComponent(title)}`;
const SUTRA = `https://${EMBEDDED_SITE}/sutra`;

/** The outside world, as far as it is asked for: what was asked, with the headers of each request. */
async function outside(page: Page, pages: Readonly<Record<string, string>>) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  await page.context().route(/^https:\/\/[^/]*example\.org/, async (route) => {
    const url = route.request().url();
    asked.push({ url, headers: await route.request().allHeaders() });
    const body = pages[url];
    await (body === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}` }));
  });
  return asked;
}
/**
 * Headless browsers report what a sandbox or a policy forbids as an error; some also that the look for accessibility has asked a
 * frame of another site, which does not answer.
 */
const FORBIDDEN = /sandbox|Content Security Policy|violates|frame-src|ERR_BLOCKED_BY_CSP|target origin/i;

test('a site on the temple’s list is shown inside, and can do nothing to the app', async ({
  page,
  problems,
}) => {
  problems.expect(FORBIDDEN);
  const asked = await outside(page, {
    [SUTRA]: `<h1>金刚经</h1><script>if (top !== self) {
      const tell = (id, text) => document.body.insertAdjacentHTML('beforeend', '<p id="' + id + '">' + text + '</p>');
      try { top.location.href = 'https://sutra.example.org/away'; tell('top', 'left'); } catch { tell('top', 'kept'); }
      tell('opened', String(window.open('https://sutra.example.org/popup')));
      try { tell('read', parent.document.title); } catch { tell('read', 'nothing'); }
    }</script>`,
  });
  await open(page, route(SUTRA, '经藏'));
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('title', '经藏');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  const inside = page.frameLocator('main iframe');
  await expect(inside.getByRole('heading', { name: '金刚经' })).toBeVisible();
  await expect(inside.locator('#top')).toHaveText('kept');
  await expect(inside.locator('#opened')).toHaveText('null');
  await expect(inside.locator('#read')).toHaveText('nothing');
  await expect(page).toHaveURL(/webview\?url=/);
  // Whose page it is stands over it; the site is not told from where its reader came.
  await expect(page.getByText(say('account.web.embedded', { host: EMBEDDED_SITE }))).toBeVisible();
  expect(asked.map(({ url }) => url)).toEqual([SUTRA]);
  expect(asked[0]?.headers.referer).toBeUndefined();
  await expectAccessible(page, 'embedded');

  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: say('account.web.openOutside') }).click();
  const window = await popup;
  await expect(window.getByRole('heading', { name: '金刚经' })).toBeVisible();
  expect(await window.evaluate(() => opener)).toBeNull();
});

test('a site that leads on to one that is not on the list gives way to the card', async ({
  page,
  problems,
}) => {
  problems.expect(FORBIDDEN);
  const asked = await outside(page, {
    [SUTRA]: '<script>location.href = "https://elsewhere.example.org/"</script>',
  });
  await open(page, route(SUTRA));
  await expect(page.getByRole('button', { name: say('account.web.open') })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked.filter(({ url }) => url.includes('elsewhere'))).toEqual([]);
});

test('any other site stands on a card, and only a press opens it', async ({ page }) => {
  const asked = await outside(page, { 'https://www.example.org/a': '<p id="there">' });
  await open(page, route('https://www.example.org/a', '经藏'));
  await expect(page.getByRole('heading', { name: '经藏' })).toBeVisible();
  await expect(page.getByText('www.example.org', { exact: true })).toBeVisible();
  await expect(page.getByText(say('account.web.text'))).toBeVisible();
  for (const near of [`https://${EMBEDDED_SITE}:8443/`, `https://www.${EMBEDDED_SITE}/`]) {
    await open(page, route(near));
    await expect(page.getByText(near, { exact: true })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  await open(page, route('https://www.example.org/a'));
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: say('account.web.open') }).click();
  const window = await popup;
  await expect(window.locator('#there')).toBeAttached();
  expect(await window.evaluate(() => opener)).toBeNull();
  expect(asked[0]?.headers.referer).toBeUndefined();
});

for (const [why, url] of [
  ['invalid', 'javascript:alert(1)'],
  ['invalid', 'data:text/html,<script>alert(1)</script>'],
  ['plain', `http://${EMBEDDED_SITE}/`],
  ['disguised', `https://${EMBEDDED_SITE}@elsewhere.example.org/`],
  ['disguised', 'https://sutra.exаmple.org/'],
] as const) {
  test(`${url} is refused in a plain word, and leads back`, async ({ page }) => {
    await open(page, '/home');
    await page.goto(`#${route(url)}`);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(say(`account.web.${why}`));
    await expect(page).toHaveTitle(say('account.web.pathError'));
    await expect(page.locator('iframe')).toHaveCount(0);
    await dialog.getByRole('button').click();
    await expect(page).toHaveURL(/#\/home$/);
  });
}

test('both fit the smallest screen with the largest text, in every language', async ({ page, context }) => {
  test.setTimeout(180_000);
  await outside(page, { [SUTRA]: '<p>心经</p>' });
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  for (const language of LANGUAGES) {
    await readAs(context, { language, text: '1.5', theme: 'dark' });
    for (const url of [SUTRA, `https://www.example.org/${'sutra-'.repeat(30)}`]) {
      await open(page, route(url, '经藏'));
      await page.reload();
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expectNoSidewaysScroll(page, `${language} ${url}`);
      await expectTapTargets(page, `${language} ${url}`);
    }
  }
});

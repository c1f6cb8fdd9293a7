import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { LANGUAGE_NAMES } from '../../apps/web/src/shared/i18n/language-names.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets, setTextSize } from '../support/layout.ts';
import { LOGIN } from '../support/login-pages.ts';
import { NARROW_PX } from '../support/screens.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

test.use({ firstVisit: true });

/** What the device remembers of visits: from then on it is decided whether to ask. */
const visits = (page: Page): Promise<{ count: number; greeted: boolean }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('yuanguang.visits') ?? '{"count":0}'));

/** Opens a route in a window of its own, as somebody does who comes again. */
async function comeAgain(context: BrowserContext, route: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, route);
  return page;
}

test('who comes for the first time is asked how to read, in real sizes, in their language, once', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const sheet = page.getByRole('dialog', { name: say('welcome.first.title') });
  await expect(sheet).toBeVisible();
  const heights = () =>
    sheet
      .getByText(say('welcome.first.sample'))
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  const asShown = await heights();
  const [small = 0] = asShown;
  expect(asShown).toEqual([small, small * 1.25, small * 1.5]);
  await sheet.getByRole('radio', { name: new RegExp(say('shell.reading.text15')) }).check({ force: true });
  expect(await heights()).toEqual(asShown);
  // What is chosen is what words have from now on.
  await expect(page.locator('html')).toHaveAttribute('data-text', '1.5');

  await sheet.getByRole('switch', { name: new RegExp(say('shell.reading.sound')) }).uncheck({ force: true });
  await sheet.getByRole('button', { name: 'English' }).click();
  const english = page.getByRole('dialog', { name: words('en')('welcome.first.title') });
  await english
    .getByRole('button', { name: words('en')('welcome.first.done') })
    .last()
    .click();
  await expect(english).toBeHidden();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('yuanguang.preferences') ?? '{}'));
  expect(kept).toMatchObject({ language: 'en', text: '1.5', sound: 'off' });

  await page.evaluate(() => localStorage.removeItem('yuanguang.preferences'));
  const again = await comeAgain(context, '/home');
  await expect.poll(() => visits(again)).toMatchObject({ count: 2, greeted: true });
  await again.waitForLoadState('networkidle');
  await expect(again.getByRole('dialog')).toHaveCount(0);
});

test('nobody is asked who was sent to a page by a link, or has begun to write', async ({ context, apps }) => {
  test.slow();
  const { orderToken } = await visitor(apps.main).place();
  const routes = [`/result?token=${orderToken}`, '/pages/news/list', LOGIN, '/about', '/?from=friend'];
  for (const [index, route] of routes.entries()) {
    const page = await comeAgain(context, route);
    await expect.poll(() => visits(page), route).toMatchObject({ count: index + 1, greeted: false });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog'), route).toHaveCount(0);
    await page.close();
  }

  const writing = await context.newPage();
  let goOn = () => {};
  const begun = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await writing.route('**/assets/after-paint*.js', async (route) => {
    await begun;
    await route.fallback();
  });
  await writing.goto('#/');
  await expect(writing.locator('html')).not.toHaveAttribute('data-boot', /.*/);
  await writing.getByRole('spinbutton').fill('20');
  goOn();
  await expect.poll(() => visits(writing)).toMatchObject({ count: routes.length + 1, greeted: false });
  await writing.waitForLoadState('networkidle');
  await expect(writing.getByRole('dialog')).toHaveCount(0);

  const atLast = await comeAgain(context, '/home');
  await expect(atLast.getByRole('dialog', { name: say('welcome.first.title') })).toBeVisible();
  await atLast.keyboard.press('Escape');
  await expect(atLast.getByRole('dialog')).toHaveCount(0);
  expect(await visits(atLast)).toMatchObject({ greeted: true });
});

test('the question is accessible, and fits the narrowest phone in every language and in large text', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, '/home');
  await page.getByRole('dialog').waitFor();
  for (const language of LANGUAGES) {
    await page.getByRole('dialog').getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
    await expect(page.getByRole('dialog', { name: words(language)('welcome.first.title') })).toBeVisible();
    for (const text of ['1', '1.5'] as const) {
      await setTextSize(page, text);
      await expectNoSidewaysScroll(page, `first visit in ${language} at ${text}×`);
      await expectTapTargets(page, `first visit in ${language} at ${text}×`);
    }
    await setTextSize(page, '1');
  }
  await expectAccessible(page, 'first visit');
});

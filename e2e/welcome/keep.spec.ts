import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets, setTextSize } from '../support/layout.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

test.use({ firstVisit: true, userAgent: IPHONE });

/** A device that was asked how it reads, and has been here so often. */
const cameBefore = (context: BrowserContext, count: number) =>
  context.addInitScript(
    (kept) => {
      if (location.protocol.startsWith('http') && !localStorage.getItem('yuanguang.visits')) {
        localStorage.setItem('yuanguang.visits', kept);
      }
    },
    JSON.stringify({ count, greeted: true }),
  );
const visits = (page: Page): Promise<{ count: number; offered: boolean }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('yuanguang.visits') ?? '{}'));
const sheet = (page: Page, language: Language = 'zh-Hans') =>
  page.getByRole('dialog', { name: words(language)('welcome.keep.title') });

test('from the second visit on, never over the form, an iPhone is told how to keep the temple, once', async ({
  context,
}) => {
  await cameBefore(context, 0);
  const first = await context.newPage();
  await open(first, '/home');
  await expect.poll(() => visits(first)).toMatchObject({ count: 1, offered: false });
  await first.waitForLoadState('networkidle');
  await expect(first.getByRole('dialog')).toHaveCount(0);

  const second = await context.newPage();
  await open(second, '/');
  await expect.poll(() => visits(second)).toMatchObject({ count: 2, offered: false });
  await second.waitForLoadState('networkidle');
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await second
    .locator('nav')
    .getByRole('link', { name: say('temple.menu.tab') })
    .click();
  await expect(sheet(second)).toContainText(say('welcome.keep.ios.second'));
  await sheet(second)
    .getByRole('button', { name: say('welcome.keep.known') })
    .last()
    .click();
  await expect(second.getByRole('dialog')).toHaveCount(0);

  const third = await context.newPage();
  await open(third, '/home');
  await expect.poll(() => visits(third)).toMatchObject({ count: 3, offered: true });
  await third.waitForLoadState('networkidle');
  await expect(third.getByRole('dialog')).toHaveCount(0);
});

test('who saved a certificate is told on the first visit', async ({ context, apps }) => {
  await cameBefore(context, 0);
  const { orderToken } = await visitor(apps.main).placePaid();
  const page = await context.newPage();
  await open(page, `/result?token=${orderToken}`);
  await expect.poll(() => visits(page)).toMatchObject({ count: 1 });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('sponsor.result.save') }).click();
  await saved;
  await expect(sheet(page)).toBeVisible();
  expect(await visits(page)).toMatchObject({ offered: true });
});

test.describe('where the browser asks by itself', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; V2244A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  });

  test('one button leads to its question', async ({ page, context }) => {
    await cameBefore(context, 1);
    await page.addInitScript(() => {
      // Said once, when the page has come; what the button does is counted.
      addEventListener('load', () => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        const prompt = async () => {
          document.documentElement.dataset.asked = String(event.defaultPrevented);
        };
        dispatchEvent(Object.assign(event, { prompt }));
      });
    });
    await open(page, '/home');
    await sheet(page)
      .getByRole('button', { name: say('welcome.keep.put') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('in WeChat', () => {
  test.use({ userAgent: `${IPHONE} MicroMessenger/8.0.47(0x18002f2c) NetType/WIFI Language/zh_CN` });

  test('the way is to a browser first', async ({ page, context }) => {
    await cameBefore(context, 1);
    await open(page, '/contents');
    await expect(sheet(page)).toContainText(say('welcome.keep.inApp.second'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const language of LANGUAGES) {
  test(`what is told fits the narrowest phone, in large text too (${language})`, async ({
    page,
    context,
  }) => {
    await cameBefore(context, 1);
    await readAs(context, { language });
    await page.setViewportSize({ width: NARROW_PX, height: 640 });
    await open(page, '/about');
    await expect(sheet(page, language)).toBeVisible();
    for (const text of ['1', '1.5'] as const) {
      await setTextSize(page, text);
      await expectNoSidewaysScroll(page, `keep in ${language} at ${text}×`);
      await expectTapTargets(page, `keep in ${language} at ${text}×`);
    }
    await setTextSize(page, '1');
    if (language === 'zh-Hans') await expectAccessible(page, 'how to keep the temple');
  });
}

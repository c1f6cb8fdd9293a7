import type { Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, setTextSize, tornWords } from '../support/layout.ts';
import { interceptCall } from '../support/network.ts';
import { readAs, readOnIn } from '../support/reading.ts';
import { PHONE, WIDE } from '../support/screens.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const HOURS = ['每日六时至十八时', '朔望五时'];

const side = (page: Page) => page.getByRole('navigation', { name: say('shell.nav.label') });

/** The office has entered when the gate is open. */
const withHours = (page: Page) =>
  interceptCall(page, 'config.read', (answer) => {
    const config = answer.config as { temple: { hours: object } };
    const hours = { ...config.temple.hours, 'zh-Hans': HOURS.join('\n') };
    return { ...answer, config: { ...config, temple: { ...config.temple, hours } } };
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE.viewport, hasTouch: false });

  test('the side window holds the contents, the lunar day and the hours of the temple', async ({ page }) => {
    await withHours(page);
    await open(page, '/contents');
    const bond = side(page).getByRole('list', { name: say('shell.contents.bond') });
    await expect(bond.getByRole('link', { name: say('lookup.menu.lookup') })).toHaveAttribute(
      'href',
      '#/search',
    );
    await expect(
      side(page).getByText(/^.?[正一二三四五六七八九十]+月[初十廿二三一四五六七八九]+$/),
    ).toBeVisible();
    for (const line of HOURS) await expect(side(page).getByText(line)).toBeVisible();

    const temple = side(page).getByRole('list', { name: say('shell.contents.temple') });
    const about = temple.getByRole('link', { name: say('temple.menu.about') });
    await about.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/about$/);
    await expect(about).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page, 'the side window');
  });

  test('on a low screen its entries scroll, and the day stays at the foot', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await open(page, '/contents');
    const day = side(page).getByText(/^.?[正一二三四五六七八九十]+月[初十廿二三一四五六七八九]+$/);
    await expect(day).toBeInViewport();
    const last = side(page).getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(day).toBeInViewport();
  });

  test('no word of it is torn at any width, in large text neither', async ({ page, context }) => {
    test.slow();
    await readAs(context, { language: 'zh-Hans' });
    for (const language of LANGUAGES) {
      if (language !== 'zh-Hans') await readOnIn(page, language);
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, '/contents');
        const about = page.locator('nav').getByRole('link', { name: words(language)('temple.menu.about') });
        await expect(about.first()).toBeAttached();
        for (const text of ['1', '1.5'] as const) {
          await setTextSize(page, text);
          const labels = page.locator('nav').first().locator('a > span');
          expect(await tornWords(labels, language), `${language} at ${text}× on ${width} px`).toEqual([]);
          await expectNoSidewaysScroll(page, `${language} at ${text}× on ${width} px`);
        }
      }
    }
  });
});

test('a phone does not fetch what only the side window shows', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize(PHONE.viewport);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(fetched.some((url) => url.includes('/assets/after-paint'))).toBe(true);
  expect(fetched.filter((url) => url.includes('/assets/side-more'))).toEqual([]);
});

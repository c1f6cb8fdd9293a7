import type { Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { newMember } from '../support/member.ts';
import { interceptCall } from '../support/network.ts';
import { pageReady } from '../support/page-ready.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { cashier, newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const ORDERS = '/pages/ucenter/orders/orders';
const UCENTER = '/pages/ucenter/ucenter';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const settledTitle = (page: Page) =>
  page.locator('main').getByText(say('sponsor.result.settledTitle'), { exact: true });
const claimButton = (page: Page) => page.getByRole('button', { name: say('sponsor.mine.claim') });

test('an order placed logged in stands in one’s own list, opens whole, and the way leads back', async ({
  page,
  apps,
}) => {
  await newMember(page, apps.main);
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.quantity(20);
  await form.fill({ name: '陈静慧阖家', contact: newPhone() });
  await form.review();
  await form.toCashier();
  await cashier(page).approve();
  await expect(settledTitle(page)).toBeVisible();
  await expect(claimButton(page)).toHaveCount(0);
  const number = (await page.locator('main b.yg-num').first().textContent())?.trim() ?? '';

  // The account keeps it, not the phone, which may be another's after the logout.
  expect(await page.evaluate(() => localStorage.getItem('yuanguang.orders'))).toBeNull();
  await open(page, UCENTER);
  await page.getByRole('link', { name: say('sponsor.menu.orders') }).click();
  await expect(rows(page)).toHaveCount(1);
  for (const text of [number, say('sponsor.step.waiting'), say('sponsor.money.yuan', { yuan: 100 })]) {
    await expect(rows(page)).toContainText(text);
  }
  await rows(page).getByRole('link').click();
  await expect(settledTitle(page)).toBeVisible();
  await expect(page.locator('main')).toContainText('陈静慧阖家');
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('an order placed before logging in is kept in the account by a tap on its own page, never by itself', async ({
  page,
  apps,
}) => {
  const { orderToken, order } = await visitor(apps.main).placePaid();
  await open(page, `/result?token=${orderToken}`);
  await expect(settledTitle(page)).toBeVisible();
  await expect(claimButton(page)).toHaveCount(0);
  await newMember(page, apps.main);
  await open(page, ORDERS);
  await expect(page.getByText(say('sponsor.mine.emptyTitle'))).toBeVisible();
  await open(page, `/result?token=${orderToken}`);
  await claimButton(page).click();
  await expect(page.getByText(say('sponsor.mine.claimed'))).toBeVisible();
  await expect(claimButton(page)).toHaveCount(0);
  await open(page, ORDERS);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(order.sponsorNumber);
  await newMember(page, apps.main);
  await open(page, `/result?token=${orderToken}`);
  await expect(settledTitle(page)).toBeVisible();
  await expect(claimButton(page)).toHaveCount(0);
});

test('a visitor finds the orders of this device, and is told of the account without being asked in', async ({
  page,
  apps,
}) => {
  const { orderToken, order } = await visitor(apps.main).place();
  await open(page, `/result?token=${orderToken}`);
  await expect(page.locator('main')).toContainText(order.sponsorNumber);
  await open(page, UCENTER);
  await page.getByRole('link', { name: say('sponsor.menu.orders') }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(order.sponsorNumber);
  await page.getByRole('link', { name: say('sponsor.mine.login'), exact: true }).click();
  await expect(page).toHaveURL(/login-withoutpwd\?uniIdRedirectUrl=%2Fpages%2Fucenter%2Forders%2Forders/);
});

test('more than twenty come page by page, and the list keeps WCAG 2.2 AA in each of its states', async ({
  page,
  apps,
  problems,
}) => {
  test.slow();
  problems.expect(/ERR_FAILED|Failed to load resource|client/);
  const someone = await newMember(page, apps.main);
  await open(page, ORDERS);
  await expectAccessible(page, 'no orders');
  const own = visitor(apps.main, 'zh-Hans', someone.cloud);
  for (let copies = 1; copies <= 22; copies += 1) await own.place({ copies });
  await page.reload();
  await expect(rows(page)).toHaveCount(20);
  await expectAccessible(page, 'orders');
  await rows(page).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4_000);
  await expect(rows(page)).toHaveCount(22);
  await expect(page.getByText(say('sponsor.mine.end'))).toBeVisible();
  await interceptCall(page, 'sponsor.myOrders', 'lost');
  await page.reload();
  await pageReady(page);
  await expect(page.getByText(say('sponsor.mine.failed'))).toBeVisible();
  await expectAccessible(page, 'orders that did not come');
});

for (const language of LANGUAGES) {
  test.describe(`in ${language} on the narrowest phone`, () => {
    test.use({ viewport: { width: NARROW_PX, height: 640 } });
    test(`one’s own orders fit 320 px in the largest text, and can be tapped (${language})`, async ({
      page,
      context,
      apps,
    }) => {
      await readAs(context, { language, text: '1.5' });
      const someone = await newMember(page, apps.main);
      const own = visitor(apps.main, language, someone.cloud);
      const { orderToken } = await visitor(apps.main, language).placePaid({ copies: 9_999 });
      await own.placePaid({ copies: 9_999 });
      await own.decline((await own.place()).orderToken);
      for (const route of [ORDERS, `/result?token=${orderToken}`]) {
        await open(page, route);
        await expectNoSidewaysScroll(page, route);
        await expectTapTargets(page, route);
      }
    });
  });
}

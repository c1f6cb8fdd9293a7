import type { Page } from '@playwright/test';
import { NOTICES } from '@yuanguang/content/notices';
import { LICENCE_NUMBER } from '../support/licence.ts';
import { countCalls } from '../support/network.ts';
import { readAs } from '../support/reading.ts';
import { cashier, newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
/** Drawings wait for their turn behind everything else. */
const DRAWN_MS = 60_000;

/** From the entry to the summary, with 10 copies. */
async function toSummary(page: Page, phone: string) {
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.quantity(10);
  await form.fill({ name: '陈静慧阖家', contact: phone });
  await form.review();
  return form;
}

const title = (page: Page, key: string) =>
  page.locator('main').getByText(say(`sponsor.result.${key}`), { exact: true });
const numberOn = async (page: Page) => (await page.locator('main b.yg-num').first().textContent())?.trim();

test('ten copies: declined, paid again on the same order, and found again by number and by phone', async ({
  page,
}) => {
  test.setTimeout(2 * DRAWN_MS);
  const phone = newPhone();
  const form = await toSummary(page, phone);
  await expect(form.sheet()).toContainText(say('sponsor.money.yuan', { yuan: 50 }));
  // Wherever money is taken stands who may take it.
  const licence = `${NOTICES.licenceLabels.number['zh-Hans']} ${LICENCE_NUMBER}`;
  await expect(page.locator('form').getByText(licence)).toBeAttached();
  await expect(form.sheet().getByText(licence)).toBeAttached();
  await form.toCashier();
  await expect(page.locator('.amount')).toContainText('50.00');
  await expect(page.locator('footer')).toContainText(licence);
  await cashier(page).decline();

  await expect(title(page, 'declinedTitle')).toBeVisible();
  // The form had been scrolled down to; what the payer comes back to begins at its top.
  await expect(title(page, 'declinedTitle')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const number = (await numberOn(page)) ?? '';
  await form.payAgain(50);
  await cashier(page).approve();

  await expect(title(page, 'settledTitle')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await numberOn(page)).toBe(number);
  const picture = page.getByRole('img', { name: /陈静慧阖家/ });
  // It stands there when it is drawn, which a busy machine leaves for later; until then words stand in its place.
  await expect(picture).toBeVisible({ timeout: DRAWN_MS });
  await expect(picture).toHaveJSProperty('naturalWidth', 1080);
  // Words of 8 px on a phone are read on the whole screen, several times as large.
  const onPage = (await picture.boundingBox())?.width ?? 0;
  await picture.click();
  const large = page.getByRole('dialog', { name: /陈静慧阖家/ });
  await expect
    .poll(async () => ((await large.locator('img').boundingBox())?.width ?? 0) / onPage)
    .toBeGreaterThan(2);
  await large.getByRole('button', { name: say('sponsor.result.showWhole') }).click();
  await expect(large.locator('img')).toBeInViewport({ ratio: 1 });
  await large.getByRole('button', { name: say('sponsor.summary.close') }).click();
  await expect(large).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('sponsor.result.save') }).click();
  expect((await download).suggestedFilename()).toContain(number ?? '?');

  // By number: the name is covered, and the contact opens the rest.
  await lookUp(page, number);
  await expect(page.getByRole('listitem').filter({ hasText: number })).not.toContainText('陈静慧阖家');
  await page.getByRole('button', { name: say('lookup.openLabel', { number }) }).click();
  const check = page.getByRole('dialog', { name: say('lookup.checkTitle') });
  await check.getByRole('textbox').fill('13800000000');
  await check.getByRole('button', { name: say('lookup.check') }).click();
  await expect(check.getByRole('alert')).toBeVisible();
  await check.getByRole('textbox').fill(phone);
  await check.getByRole('button', { name: say('lookup.check') }).click();
  await expect(title(page, 'settledTitle')).toBeVisible();
  await expect(page.locator('main')).toContainText('陈静慧阖家');

  // By phone: the number is covered as well, and is what opens the rest.
  await lookUp(page, phone);
  const found = page.getByRole('listitem').filter({ hasText: number.slice(-2) });
  await expect(found).not.toContainText(number);
  await found.getByRole('button').click();
  await check.getByRole('textbox').fill(number.replaceAll('-', ' '));
  await check.getByRole('button', { name: say('lookup.check') }).click();
  await expect(title(page, 'settledTitle')).toBeVisible();
});

async function lookUp(page: Page, query: string): Promise<void> {
  await open(page, '/search');
  await page.getByRole('searchbox').fill(query);
  await page.getByRole('button', { name: say('lookup.submit') }).click();
  await expect(page.getByText(say('lookup.found', { n: 1 }))).toBeVisible();
}

test('a copy is sent free of charge to the address that was given', async ({ page }) => {
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.fill({ name: '释子俊', contact: 'shizijun@example.com' });
  await form.gift({
    recipient: '周明远',
    phone: '138 1234 5678',
    area: ['浙江省', '杭州市', '西湖区'],
    street: '灵隐路一号',
  });
  await form.review();
  await expect(form.sheet()).toContainText('浙江省杭州市西湖区灵隐路一号');
  await expect(form.sheet()).toContainText(say('sponsor.summary.free'));
  await form.toCashier();
  await cashier(page).approve();
  await expect(title(page, 'settledTitle')).toBeVisible();
  await expect(page.locator('main')).toContainText('西湖区灵隐路一号');
  await expect(page.locator('main')).toContainText(say('sponsor.step.shipped'));
});

test('in Thai and in the largest text, from the entry to the receipt', async ({ page, context }) => {
  await readAs(context, { language: 'th', text: '1.5' });
  const thai = words('th');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  const form = sponsoring(page, thai);
  await form.quantity(5);
  await form.fill({ name: 'ครอบครัวใจดี', contact: 'jaidee@example.com' });
  await form.review();
  await form.toCashier();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await cashier(page).approve();
  await expect(
    page.locator('main').getByText(thai('sponsor.result.settledTitle'), { exact: true }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-text', '1.5');
});

test('a double tap makes one order, and so does a second try after the answer was lost', async ({
  page,
  apps,
  problems,
}) => {
  problems.expect(/client|ERR_CONNECTION_RESET/);
  const phone = newPhone();
  const form = await toSummary(page, phone);
  const placed = countCalls(page, 'sponsor.placeOrder');
  let lost = 0;
  await page.route('**/client', async (route) => {
    if (lost > 0 || !route.request().postData()?.includes('placeOrder')) return route.fallback();
    lost += 1;
    await route.fetch(); // The order is made, but its answer does not arrive.
    await route.abort('connectionreset');
  });
  await form.agree();
  await form.payButton().dblclick();
  await expect(form.sheet().getByRole('alert')).toBeVisible();
  expect(placed()).toBe(1);
  await form.payButton().dblclick();
  await page.waitForURL('**/cashier/**');
  const { orders } = await visitor(apps.main).sponsor.lookup({ query: phone, language: 'zh-Hans' });
  expect(orders).toHaveLength(1);
});

test('who walks away from the cashier comes back and pays the same order', async ({ page }) => {
  const form = await toSummary(page, newPhone());
  await form.toCashier();
  await page.clock.install();
  await cashier(page).leave();
  await expect(title(page, 'pendingTitle').first()).toBeVisible();
  const number = (await numberOn(page)) ?? '';
  await expect(async () => {
    await page.clock.runFor(15_000);
    await expect(title(page, 'lateTitle')).toBeVisible({ timeout: 200 });
  }).toPass();
  await form.payAgain(50);
  await cashier(page).approve();
  await expect(title(page, 'settledTitle')).toBeVisible();
  expect(await numberOn(page)).toBe(number);
});

test('a payment that the bank confirms late becomes a receipt while the page waits', async ({ page }) => {
  const form = await toSummary(page, newPhone());
  await form.toCashier();
  await cashier(page).delay(3);
  await expect(title(page, 'pendingTitle').first()).toBeVisible();
  await expect(title(page, 'settledTitle')).toBeVisible({ timeout: 15_000 });
});

test('an unpaid order can be taken back, after a question', async ({ page, apps }) => {
  const guest = visitor(apps.main);
  const { orderToken } = await guest.place();
  await open(page, `/result?token=${orderToken}`);
  await page.getByRole('button', { name: say('sponsor.result.cancel') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('sponsor.result.cancelKeep') }).click();
  await expect(title(page, 'unpaidTitle')).toBeVisible();
  await page.getByRole('button', { name: say('sponsor.result.cancel') }).click();
  await question.getByRole('button', { name: say('sponsor.result.cancel') }).click();
  await expect(title(page, 'cancelledTitle')).toBeVisible();
});

test('name and dedication can be corrected until the printing', async ({ page, apps }) => {
  const { orderToken } = await visitor(apps.main).placePaid();
  await open(page, `/result?token=${orderToken}`);
  await page.getByRole('button', { name: say('sponsor.amend.open') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: say('sponsor.form.nameHead') }).fill('𠮷田静');
  await sheet.getByRole('button', { name: say('sponsor.amend.save') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('main')).toContainText('𠮷田静');
});

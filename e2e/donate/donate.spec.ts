import type { Page } from '@playwright/test';
import { giver } from '../support/giver.ts';
import { giving } from '../support/giving.ts';
import { newMember } from '../support/member.ts';
import { throwSwitch } from '../support/served-apps.ts';
import { cashier, newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const PAY = '/pages/pay/pay';
const GIFTS = '/pages/pay/gifts';
/** Drawings wait for their turn behind everything else. */
const DRAWN_MS = 60_000;

/** Amounts as numbers of their own: the number of a gift may hold the same digits. */
const THIRTY_SIX = /(?<![\w-])36(?![\w-])/;
const SILENT = /(?<![\w-])137(?![\w-])/;

const title = (page: Page, key: string) =>
  page.locator('main').getByText(say(`donate.${key}`), { exact: true });
const numberOn = async (page: Page) =>
  (await page.locator('main b.yg-num').first().textContent())?.trim() ?? '';

test('thirty-six yuan: two fields, a dedication from its own page, declined, paid, with its certificate', async ({
  page,
}) => {
  test.setTimeout(2 * DRAWN_MS);
  await open(page, PAY);
  const form = giving(page, say);
  await form.amount(36).check({ force: true });
  // The action leads to the first field that is needed, and calls nothing wrong.
  await form.action().click();
  await expect(form.name()).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The page itself stands still (SPEC 2), whatever is brought into sight in it.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await form.name().fill('陈静慧阖家');
  await form.contact().fill(newPhone());

  await form.dedication().click();
  await page.locator('label:has(input[value="departed"])').click();
  await page.getByRole('textbox', { name: say('sponsor.form.names') }).fill('先父王德明');
  await page.getByRole('button', { name: say('dedication.use') }).click();
  await expect(form.dedication()).toBeFocused();
  await expect(form.dedication()).toBeInViewport();
  await expect(page.locator('main')).toContainText('先父王德明');
  // Nothing that was chosen stands in an address, and what was typed before is still there.
  expect(page.url()).toMatch(/#\/pages\/pay\/pay$/);
  await expect(form.name()).toHaveValue('陈静慧阖家');
  await page.reload();
  await expect(form.name()).toHaveValue('陈静慧阖家');
  await expect(page.locator('main')).toContainText('先父王德明');

  await form.toCashier();
  await expect(page.locator('.amount')).toContainText('36.00');
  await cashier(page).decline();
  await expect(title(page, 'gift.declinedTitle')).toBeVisible();
  const number = await numberOn(page);
  await sponsoring(page, say).payAgain(36);
  await cashier(page).approve();
  await expect(title(page, 'gift.settledTitle')).toBeInViewport();
  expect(await numberOn(page)).toBe(number);
  const record = page.locator('main dl');
  for (const text of [say('donate.money.yuan', { yuan: 36 }), '供灯', '先父王德明']) {
    await expect(record).toContainText(text);
  }
  const picture = page.getByRole('img', { name: /陈静慧阖家/ });
  await expect(picture).toBeVisible({ timeout: DRAWN_MS });
  await expect(picture).toHaveJSProperty('naturalWidth', 1080);

  // The device remembers it without its amount, and the form begins anew.
  await open(page, GIFTS);
  const kept = page.getByRole('listitem').filter({ hasText: number });
  await expect(kept).toBeVisible();
  await expect(page.locator('main')).not.toContainText(THIRTY_SIX);
  await open(page, PAY);
  await expect(form.name()).toHaveValue('');
});

test('a gift is found again by its number and by its phone, masked, and opened by both together', async ({
  page,
  apps,
}) => {
  const phone = newPhone();
  const { gift } = await giver(apps.main).givePaid({ contact: { kind: 'phone', value: phone } });
  await visitor(apps.main).placePaid({ contact: { kind: 'phone', value: phone } });
  const number = gift.giftNumber;
  const lookUp = async (query: string) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill(query);
    await page.getByRole('button', { name: say('lookup.submit') }).click();
    await expect(page.getByText(say('lookup.foundGifts', { n: 1 }))).toBeVisible();
  };
  const check = page.getByRole('dialog', { name: say('lookup.checkTitle') });
  const checkWith = async (text: string) => {
    await check.getByRole('textbox').fill(text);
    await check.getByRole('button', { name: say('lookup.check') }).click();
  };

  await lookUp(number.replaceAll('-', ' '));
  const found = page.getByRole('listitem').filter({ hasText: number });
  await expect(found).not.toContainText('王秀兰阖家');
  await expect(found).not.toContainText(THIRTY_SIX);
  await found.getByRole('button').click();
  await checkWith('13800000000');
  await expect(check.getByRole('alert')).toBeVisible();
  await checkWith(phone);
  await expect(title(page, 'gift.settledTitle')).toBeVisible();

  // By phone: beside what was sponsored with it, and the number is what opens it.
  await lookUp(phone);
  await expect(page.getByText(say('lookup.found', { n: 1 }))).toBeVisible();
  const masked = page.getByRole('listitem').filter({ hasText: '供灯' });
  await expect(masked).not.toContainText(number);
  await masked.getByRole('button').click();
  await checkWith(number);
  await expect(title(page, 'gift.settledTitle')).toBeVisible();
});

test('what was typed outlives a change of language, and the dedication page never leads outside', async ({
  page,
}) => {
  const english = words('en');
  await open(page, PAY);
  const form = giving(page, say);
  await form.own().fill('108');
  await form.name().fill('林国栋');
  await form.kind('memory').click();
  await form.honorees('memory').fill('先母李氏');
  await page.getByRole('button', { name: say('shell.nav.reading') }).click();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: english('shell.reading.close') }).click();
  const inEnglish = giving(page, english);
  await expect(inEnglish.own()).toHaveValue('108');
  await expect(inEnglish.name()).toHaveValue('林国栋');
  await expect(inEnglish.honorees('memory')).toHaveValue('先母李氏');

  for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await open(page, `/pages/zhuyin/huixiang?back=${encodeURIComponent(back)}`);
    await page.getByRole('button', { name: english('dedication.give') }).click();
    await expect(page).toHaveURL(/\/zhuyin\/#\/pages\/pay\/pay$/);
    await expect(inEnglish.name()).toHaveValue('林国栋');
  }
});

test('a monthly gift: the link of its reminder prepares the same gift, and one tap ends it', async ({
  page,
  apps,
}) => {
  await newMember(page, apps.main);
  await open(page, PAY);
  const form = giving(page, say);
  await form.amount(9).check({ force: true });
  await form.name().fill('陈静慧');
  await form.contact().fill(newPhone());
  await form.check('donate.form.monthly').check({ force: true });
  await form.toCashier();
  await cashier(page).approve();
  await expect(title(page, 'gift.settledTitle')).toBeVisible();
  await page.getByRole('link', { name: say('donate.plan.see') }).click();
  await expect(form.name()).toHaveValue('陈静慧');
  await expect(form.amount(9)).toBeChecked();
  // It answers the plan: another cannot be wished.
  await expect(form.check('donate.form.monthly')).toHaveCount(0);

  await open(page, GIFTS);
  await expect(page.getByRole('listitem').filter({ hasText: '供灯' })).toHaveCount(2);
  await page.getByRole('link', { name: /供灯 · 9/ }).click();
  await page.getByRole('button', { name: say('donate.plan.end') }).click();
  await expect(title(page, 'plan.ended')).toBeVisible();
  await page.reload();
  await expect(title(page, 'plan.ended')).toBeVisible();
  await open(page, GIFTS);
  await expect(page.getByRole('listitem').filter({ hasText: '供灯' })).toHaveCount(1);
});

test('a silent gift shows its amount nowhere once it is paid, neither here nor in the public list', async ({
  page,
  apps,
}) => {
  await open(page, PAY);
  const form = giving(page, say);
  await form.own().fill('137');
  await form.name().fill('默默的善信');
  await form.contact().fill(newPhone());
  await form.check('donate.form.silent').check({ force: true });
  await form.toCashier();
  await cashier(page).approve();
  await expect(title(page, 'gift.settledSilent')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(SILENT);
  const { givers } = await giver(apps.main).donate.givers({ after: null, language: 'zh-Hans' });
  expect(givers.some(({ name }) => name === '默默的善信')).toBe(true);
  expect(JSON.stringify(givers)).not.toMatch(SILENT);
});

test('name, silence and dedication can be changed, and an unpaid gift taken back', async ({ page, apps }) => {
  const { giftToken } = await giver(apps.main).givePaid({
    honoree: { kind: 'memory', names: ['先父王德名'], noticeEmail: null },
  });
  await open(page, `${PAY}?token=${giftToken}`);
  await page.getByRole('button', { name: say('donate.amend.open') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: say('sponsor.form.nameHead') }).fill('𠮷田静');
  await sheet.getByRole('textbox', { name: say('donate.form.names.memory') }).fill('先父王德明');
  await sheet.getByRole('button', { name: say('donate.amend.save') }).click();
  await expect(sheet).toBeHidden();
  for (const text of ['𠮷田静', '先父王德明']) await expect(page.locator('main')).toContainText(text);

  const unpaid = await giver(apps.main).give();
  await open(page, `${PAY}?token=${unpaid.giftToken}`);
  await page.getByRole('button', { name: say('donate.gift.cancel') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('donate.gift.cancel') })
    .click();
  await expect(title(page, 'gift.cancelledTitle')).toBeVisible();
});

test.describe('while giving is paused', () => {
  test.use({ baseURL: async ({ apps }, use) => use(`${apps.refusing.url}/zhuyin/`) });

  test('the page says so and takes nothing, and what was given can still be seen', async ({ page, apps }) => {
    const { giftToken } = await giver(apps.refusing).give();
    await throwSwitch(apps, 'buyclosed', true, 'refusing');
    try {
      await open(page, PAY);
      await expect(title(page, 'closedTitle')).toBeVisible();
      await expect(giving(page, say).action()).toHaveCount(0);
      await open(page, `${PAY}?token=${giftToken}`);
      await expect(title(page, 'gift.unpaidTitle')).toBeVisible();
      await expect(page.getByRole('button', { name: say('sponsor.result.payNow') })).toHaveCount(0);
    } finally {
      await throwSwitch(apps, 'buyclosed', false, 'refusing');
    }
  });
});

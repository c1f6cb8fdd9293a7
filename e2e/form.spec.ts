import type { Locator, Page } from '@playwright/test';
import { ERROR_MESSAGES, type ErrorCode } from '@yuanguang/contract/errors';
import { readAs } from './support/reading.ts';
import { newPhone, sponsoring } from './support/sponsoring.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

type Form = ReturnType<typeof sponsoring>;

for (const language of ['zh-Hans', 'en'] as const) {
  test(`each field says in its place what is wrong with it (${language})`, async ({ page, context }) => {
    await readAs(context, { language });
    await open(page, '/');
    const say = words(language);
    const form = sponsoring(page, say);
    const says = async (field: Locator, code: ErrorCode) => {
      await form.action().click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped(ERROR_MESSAGES[code][language])));
    };
    await says(form.name(), 'name-empty');
    await form.name().fill('字'.repeat(41));
    await says(form.name(), 'name-too-long');
    await form.name().fill('祝福🙏');
    await says(form.name(), 'text-not-allowed');
    await form.name().fill('陈静慧');

    await says(form.contact(), 'contact-empty');
    await form.contact().fill('12345');
    await says(form.contact(), 'phone-invalid');
    await form.contact().fill('nobody@nowhere');
    await says(form.contact(), 'email-invalid');
    await form.contact().fill('１３８ 1234-5678');
    await form.receipt().fill('not an address');
    await says(form.receipt(), 'email-invalid');
    await form.receipt().fill('');

    await choose(page, say('sponsor.form.own'));
    await says(form.ownText(), 'dedication-empty');
    await form.ownText().fill('愿'.repeat(141));
    await expect(form.ownText()).toHaveValue('愿'.repeat(140));
    await form.ownText().fill('愿🙏');
    await says(form.ownText(), 'text-not-allowed');
    await form.ownText().fill('愿家人平安');
    await page.locator('label:has(input[value="departed"])').click();
    await says(form.names(), 'dedication-names-required');
    await form.names().fill('甲、乙、丙、丁、戊、己、庚、辛、壬');
    await says(form.names(), 'dedication-names-invalid');
    await form.names().fill('先父王德明');

    await giftFaults(page, form, says, say);
    await form.action().click();
    await expect(form.sheet()).toBeVisible();
  });
}

async function giftFaults(
  page: Page,
  form: Form,
  says: (field: Locator, code: ErrorCode) => Promise<void>,
  say: (key: string) => string,
): Promise<void> {
  await form.check('sponsor.form.gift').check({ force: true });
  const box = (key: string) => page.getByRole('textbox', { name: say(`sponsor.form.${key}`), exact: true });
  await says(box('recipient'), 'recipient-empty');
  await box('recipient').fill('王秀兰');
  await says(box('giftPhone'), 'phone-invalid');
  await box('giftPhone').fill('13812345678');
  await says(
    page.getByRole('combobox', { name: say('sponsor.form.province'), exact: true }),
    'address-incomplete',
  );
  await form.gift({
    recipient: '王秀兰',
    phone: '13812345678',
    area: ['浙江省', '杭州市', '西湖区'],
    street: '',
  });
  await says(page.getByRole('textbox', { name: say('sponsor.form.street') }), 'address-incomplete');
  await page.getByRole('textbox', { name: say('sponsor.form.street') }).fill('灵隐路一号');
}

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(escaped(name)) }).check({ force: true });
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('a refusal of the server stands at its field, and nothing typed is lost', async ({ page }) => {
  const say = words('zh-Hans');
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.fill({ name: '陈静慧', contact: newPhone() });
  await page.route('**/client', async (route) => {
    if (!route.request().postData()?.includes('quote')) return route.fallback();
    const response = await route.fetch();
    const refusal = {
      errCode: 'text-not-allowed',
      errMsg: '含有无法刊印的字符，请修改后再试',
      field: 'name',
    };
    return route.fulfill({ response, json: { ...(await response.json()), data: refusal } });
  });
  await form.action().click();
  await expect(form.name()).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name()).toHaveAccessibleDescription(/含有无法刊印的字符/);
  await expect(form.name()).toHaveValue('陈静慧');
});

test('what was typed outlives a change of language and a reload', async ({ page }) => {
  const say = words('zh-Hans');
  const english = words('en');
  const phone = newPhone();
  await open(page, '/');
  await sponsoring(page, say).quantity(36);
  await sponsoring(page, say).fill({ name: '林国栋', contact: phone });
  await page.getByRole('button', { name: say('shell.nav.reading') }).click();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: english('shell.reading.close') }).click();
  const form = sponsoring(page, english);
  await expect(form.name()).toHaveValue('林国栋');
  await expect(form.contact()).toHaveValue(phone);
  await page.reload();
  await expect(form.name()).toHaveValue('林国栋');
  await expect(page.getByRole('spinbutton')).toHaveValue('36');
});

test('the keyboard alone leads from the entry to the summary', async ({ page }) => {
  const say = words('zh-Hans');
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.name().waitFor();
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('the keyboard does not get there');
  };
  const stepper = page.getByRole('spinbutton');
  await tabTo(stepper);
  await page.keyboard.press('ArrowUp');
  await expect(stepper).toHaveValue('11');
  await tabTo(form.name());
  await page.keyboard.type('何家宝');
  await tabTo(form.contact());
  await page.keyboard.type(newPhone());
  await tabTo(form.action());
  await page.keyboard.press('Enter');
  await expect(form.payButton()).toBeVisible();
  await expect(form.sheet()).toContainText('何家宝');
  await tabTo(form.sheet().getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(form.payButton());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cashier/**');
});

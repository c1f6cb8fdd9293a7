import type { Locator } from '../support/pages/locator.ts';
import { expect, test } from '../support/pages/test.ts';
import { sponsorForm } from '../support/sponsoring.ts';
import { words } from '../support/words.ts';

for (const language of ['zh-Hans', 'en'] as const) {
  const testIn = test.extend({ language });

  testIn(`each field says in its place what is wrong with it (${language})`, async ({ page, messages }) => {
    const form = sponsorForm<Locator>(page, words(language));
    await page.open('/');
    const [name, contact, receipt, text] = [form.name(), form.contact(), form.receipt(), form.ownText()];
    const [recipient, giftPhone, street, names] = (
      ['recipient', 'giftPhone', 'street', 'names'] as const
    ).map((key) => messages.textbox(`sponsor.form.${key}`)) as [Locator, Locator, Locator, Locator];
    const level = (key: 'province' | 'city' | 'district') => messages.field(`sponsor.form.${key}`);

    // Nobody has been at a field yet: the action leads to the first that is needed, and calls nothing wrong.
    await form.action().click();
    await expect(name).toBeFocused();
    await messages.nothing();
    await messages.refuses(form.action(), [name, 'name-empty']);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await name.fill('陈静慧');
    await form.action().click();
    await expect(contact).toBeFocused();
    await messages.nothing();
    await messages.refuses(form.action(), [contact, 'contact-empty']);
    await form.receiptOpen().click();
    await form.own().click();
    await form.departed().click();
    await form.check('sponsor.form.gift').check();
    await messages.refuses(
      form.action(),
      [name, 'name-too-long', '字'.repeat(41)],
      [text, 'dedication-empty', ''],
      [names, 'dedication-names-required', ''],
      [contact, 'phone-invalid', '12345'],
      [receipt, 'email-invalid', 'not an address'],
      [recipient, 'recipient-empty', ''],
      [giftPhone, 'phone-invalid', ''],
      [level('province'), 'address-incomplete'],
      [street, 'address-incomplete', ''],
    );
    await receipt.fill('');
    await level('province').selectOption({ index: 1 });
    await messages.refuses(
      form.action(),
      [name, 'text-not-allowed', '祝福🙏'],
      [text, 'text-not-allowed', '愿🙏'],
      [names, 'text-not-allowed', '先父🙏'],
      [contact, 'email-invalid', 'nobody@nowhere'],
      [recipient, 'text-not-allowed', '🙏'],
      [giftPhone, 'phone-invalid', '123'],
      [level('city'), 'address-incomplete'],
    );
    await level('city').selectOption({ index: 1 });
    await name.fill('陈静慧');
    await text.fill('愿家人平安');
    await messages.refuses(
      form.action(),
      [names, 'dedication-names-invalid', '甲、乙、丙、丁、戊、己、庚、辛、壬'],
      [level('district'), 'address-incomplete'],
    );
    await expect(text).toHaveValue('愿家人平安');
    await names.fill('先父王德明');
    await text.fill('愿'.repeat(141));
    await expect(text).toHaveValue('愿'.repeat(140));
    // The gift goes to a street.
    await recipient.fill('王秀兰');
    await giftPhone.fill('13812345678');
    await level('district').selectOption({ index: 1 });
    await messages.refuses(form.action(), [street, 'address-incomplete']);
    await street.fill('灵隐路一号');
    // Numbers are typed in many ways.
    await contact.fill('１３８ 1234-5678');
    await form.action().click();
    await form.payButton().waitFor();
  });
}

test('the last leaf shows the name as it will be printed, and says so', async ({ page }) => {
  const say = words('zh-Hans');
  const form = sponsorForm<Locator>(page, say);
  await page.open('/');
  const leaf = page.locator('figure [aria-hidden="true"][lang="zh-Hans"]');
  const printed = page.locator('figure [aria-hidden="true"] [data-size]');
  const told = page.locator('figure > figcaption');
  await form.name().waitFor();
  await expect(leaf).toHaveCount(0);
  for (const name of [
    '陈静慧',
    '𠮷野家𬀩𰻝',
    'Nguyễn Thị Minh Khai',
    'ครอบครัวใจดี',
    'ʻAbd al-Raḥmān عبد',
    '字'.repeat(40),
  ]) {
    await form.name().fill(name);
    await expect(printed).toHaveText(name);
    await expect(told).toHaveText(say('sponsor.form.leaf.name', { name }));
  }
  // As the press will have it: composed, and with single spaces.
  await form.name().fill(' Zoe\u0308  Wang ');
  await expect(printed).toHaveText('Zoë Wang');
  // What cannot be set is not shown as if it could.
  for (const name of ['祝福🙏', '字'.repeat(41)]) {
    await form.name().fill(name);
    await expect(printed).toHaveCount(0);
    await expect(told).toHaveCount(0);
  }
  await form.name().fill('陈静慧');
  await form.check('sponsor.form.anonymous').check();
  await expect(printed).toHaveCount(0);
  await expect(told).toHaveText(say('sponsor.form.leaf.anonymous'));
});

test('who wants a receipt by email beside a telephone number asks for its field', async ({ page }) => {
  const form = sponsorForm<Locator>(page, words('zh-Hans'));
  await page.open('/');
  await form.receiptOpen().waitFor();
  await expect(form.receipt()).toHaveCount(0);
  await form.receiptOpen().click();
  await expect(form.receipt()).toBeFocused();
  await expect(form.receiptOpen()).toHaveCount(0);
});

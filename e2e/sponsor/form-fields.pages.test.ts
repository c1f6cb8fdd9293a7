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

import type { ErrorCode } from '@yuanguang/contract/errors';
import { refusal } from '../support/failures.ts';
import { giver } from '../support/giver.ts';
import { givingForm } from '../support/giving.ts';
import type { Locator } from '../support/pages/locator.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';
import { payLabel } from '../support/sponsoring.ts';
import { words } from '../support/words.ts';

const PAY = '/pages/pay/pay';
const say = words('zh-Hans');

for (const language of ['zh-Hans', 'en'] as const) {
  const testIn = test.extend({ language });

  testIn(
    `each field of a gift says in its place what is wrong with it (${language})`,
    async ({ page, messages }) => {
      const form = givingForm<Locator>(page, words(language));
      await page.open(PAY);
      await form.name().waitFor();
      // Nobody has been at a field yet: the action leads to the first that is needed, and calls nothing wrong.
      await form.action().click();
      await expect(form.name()).toBeFocused();
      await messages.nothing();
      await messages.button('sponsor.form.receiptOpen').click();
      await form.kind('memory').click();
      await messages.refuses(
        form.action(),
        [form.own(), 'amount-too-small', '0'],
        [form.honorees('memory'), 'honoree-required', ''],
        [form.notice(), 'email-invalid', 'nobody@nowhere'],
        [form.name(), 'name-too-long', '字'.repeat(41)],
        [form.contact(), 'phone-invalid', '12345'],
      );
      await form.notice().fill('');
      await messages.refuses(
        form.action(),
        [form.own(), 'amount-too-large', '1000000000'],
        [form.honorees('memory'), 'honoree-invalid', '甲、乙、丙、丁、戊、己、庚、辛、壬'],
        [form.name(), 'text-not-allowed', '祝福🙏'],
        [form.contact(), 'contact-empty', ''],
        [form.receipt(), 'email-invalid', 'not an address'],
      );
      for (const typed of ['0.5', '-36', '36 USD', '三十六']) {
        const code = typed === '0.5' ? 'amount-too-small' : 'amount-invalid';
        await messages.refuses(form.action(), [form.own(), code, typed]);
      }
      await form.own().fill('￥1,080 元');
      await form.honorees('memory').fill('先父王德明');
      await form.name().fill('陈静慧');
      await form.contact().fill('１３８ 1234-5678');
      await form.receipt().fill('jing@example.org');
      await form.action().click();
      await form.payButton().waitFor();
      await expect(form.payButton()).toContainText('1,080');
    },
  );
}

test('a gift: what the server refuses stands at its field or over the action, and nothing typed is lost', async ({
  page,
  network,
  messages,
}) => {
  const form = givingForm<Locator>(page, say);
  await page.open(PAY);
  await form.name().fill('陈静慧');
  await form.contact().fill('13812345678');
  // A telephone is enough to be reminded.
  await form.check('donate.form.monthly').check();
  await network.during('payment.methods', 'lost', () => form.action().click());
  await messages.alert('donate.summary.failed', 'framework.request.unavailable');
  network.restore();
  await messages.button('donate.retry').click();
  await form.payButton().click();
  await messages.at(form.consent(), 'sponsor.summary.consentFirst');
  await form.consent().check();
  await messages.at(form.agreement(), 'sponsor.summary.agreeFirst');
  await form.agreement().check();
  const refused: readonly ErrorCode[] = [
    'too-many-requests',
    'buying-closed',
    'module-closed',
    'idempotency-conflict',
  ];
  for (const code of refused) {
    await network.during('donate.give', refusal(code, 'zh-Hans'), () => form.payButton().click());
    await messages.alert(code);
  }
  await network.during('donate.give', refusal('amount-too-large', 'zh-Hans', 'amountFen'), () =>
    form.payButton().click(),
  );
  await messages.at(form.own(), 'amount-too-large', '');
  await expect(form.name()).toHaveValue('陈静慧');
  // No telephone is reminded any more: the field that is needed now appears.
  await form.action().click();
  await form.payButton().waitFor();
  await form.consent().check();
  await form.agreement().check();
  await network.during('donate.give', refusal('monthly-unreachable', 'zh-Hans', 'receiptEmail'), () =>
    form.payButton().click(),
  );
  await messages.at(form.receipt(), 'monthly-unreachable', '');
  await form.receipt().fill('jing@example.org');
  network.restore();
  await form.action().click();
  await form.payButton().waitFor();
  await form.consent().check();
  await form.agreement().check();
  await network.during('donate.startPayment', refusal('payment-unavailable', 'zh-Hans'), () =>
    form.payButton().click(),
  );
  await messages.toast('payment-unavailable');
  await messages.place('donate.gift.unpaidTitle');
});

test('a gift on its page: paying, changing, cancelling and keeping that fail', async ({
  page,
  apps,
  network,
  messages,
}) => {
  await loggedIn(page, apps.main);
  const { giftToken } = await giver(apps.main).give();
  await page.open(`${PAY}?token=${giftToken}`);
  await messages.button('sponsor.result.payNow').click();
  const pay = page.getByRole('dialog').getByRole('button', { name: payLabel(say) });
  for (const code of ['gift-not-payable', 'gift-expired', 'payment-unavailable'] as const) {
    await network.during('donate.startPayment', refusal(code, 'zh-Hans'), () => pay.click());
    await messages.alert(code);
  }
  page.pressEscape();
  await network.during('donate.cancel', refusal('gift-not-cancellable', 'zh-Hans'), async () => {
    await messages.button('donate.gift.cancel').click();
    await messages.dialog(['donate.gift.cancelAsk'], 'donate.gift.cancel');
  });
  await messages.toast('gift-not-cancellable');
  await network.during('donate.claim', refusal('gift-claimed', 'zh-Hans'), () =>
    messages.button('sponsor.mine.claim').click(),
  );
  await messages.toast('gift-claimed');
  await messages.button('donate.amend.open').click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: say('sponsor.form.nameHead') });
  const save = messages.button('donate.amend.save');
  await name.fill('');
  await save.click();
  await messages.at(name, 'name-empty', '');
  await name.fill('王秀英');
  await network.during('donate.amend', refusal('text-not-allowed', 'zh-Hans', 'name'), () => save.click());
  await messages.at(name, 'text-not-allowed', '王秀英');
  await network.during('donate.amend', refusal('gift-not-amendable', 'zh-Hans'), () => save.click());
  await messages.alert('gift-not-amendable');
});

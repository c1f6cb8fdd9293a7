import type { ErrorCode } from '@yuanguang/contract/errors';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { NETWORK_FAILURES, refusal } from '../support/failures.ts';
import { person } from '../support/member.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';
import { newPhone, payLabel, sponsorForm } from '../support/sponsoring.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const RETRY = 'sponsor.entry.retry';

const say = words('zh-Hans');

test('a printing: what is wrong with a field, and what the server refuses', async ({
  page,
  network,
  messages,
}) => {
  const form = sponsorForm(page, say);
  await page.open('/');
  const phone = newPhone();
  await form.name().fill('陈静慧');
  await form.contact().fill(phone);

  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('sponsor.quote', failure, () =>
      form.sheet().isVisible() ? messages.again('sponsor.summary.failed', RETRY) : form.action().click(),
    );
    await messages.alert('sponsor.summary.failed', `framework.request.${words}`);
  }
  await network.during('sponsor.quote', refusal('text-not-allowed', 'zh-Hans', 'name'), () =>
    messages.again('sponsor.summary.failed', RETRY),
  );
  await messages.at(form.name(), 'text-not-allowed', '陈静慧');
  await expect(form.sheet()).toBeHidden();
  network.restore();
  await form.name().fill('陈静惠');
  await form.action().click();
  await form.payButton().waitFor();
  await form.payButton().click();
  await messages.at(form.consent(), 'sponsor.summary.consentFirst');
  await form.consent().check();
  await messages.at(form.agreement(), 'sponsor.summary.agreeFirst');
  await form.agreement().check();
  const refused: readonly ErrorCode[] = [
    'too-many-requests',
    'buying-closed',
    'book-closed',
    'idempotency-conflict',
    'quantity-invalid',
  ];
  for (const code of refused) {
    await network.during('sponsor.placeOrder', refusal(code, 'zh-Hans'), () => form.payButton().click());
    await messages.alert(code);
  }
  await network.during('sponsor.placeOrder', 'lost', () => form.payButton().click());
  await messages.alert('framework.request.unavailable');
  network.restore();
  await expect(form.sheet()).toContainText('陈静惠');
  await expect(form.sheet()).toContainText(phone);
  await network.during('sponsor.startPayment', refusal('payment-unavailable', 'zh-Hans'), () =>
    form.payButton().click(),
  );
  await messages.toast('payment-unavailable');
  await messages.place('sponsor.result.unpaidTitle');
});

test('an order: paying, correcting, cancelling and copying that fail', async ({
  page,
  apps,
  network,
  messages,
}) => {
  Object.assign(navigator, {
    clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  });
  const guest = visitor(apps.main);
  const { orderToken } = await guest.place();
  await page.open(`/result?token=${orderToken}`);

  await messages.button('sponsor.result.copy').click();
  await messages.toast('sponsor.result.copyFailed');

  await network.during('payment.methods', 'lost', () => messages.button('sponsor.result.payNow').click());
  await messages.alert('framework.request.unavailable');
  network.restore();
  await messages.button(RETRY).click();
  const pay = page.getByRole('dialog').getByRole('button', { name: payLabel(say) });
  const unpayable: readonly ErrorCode[] = [
    'order-not-payable',
    'payment-unavailable',
    'payment-method-unknown',
    'buying-closed',
  ];
  for (const code of unpayable) {
    await network.during('sponsor.startPayment', refusal(code, 'zh-Hans'), () => pay.click());
    await messages.alert(code);
  }
  page.pressEscape();

  network.fails('sponsor.cancel', refusal('order-not-cancellable', 'zh-Hans'));
  await messages.button('sponsor.result.cancel').click();
  await messages.dialog(['sponsor.result.cancelAsk'], 'sponsor.result.cancel');
  await messages.toast('order-not-cancellable');

  await messages.button('sponsor.amend.open').click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: say('sponsor.form.nameHead') });
  const save = messages.button('sponsor.amend.save');
  await name.fill('');
  await save.click();
  await messages.at(name, 'name-empty', '');
  await name.fill('王秀英');
  await network.during('sponsor.amend', refusal('text-not-allowed', 'zh-Hans', 'name'), () => save.click());
  await messages.at(name, 'text-not-allowed', '王秀英');
  await network.during('sponsor.amend', refusal('order-not-amendable', 'zh-Hans'), () => save.click());
  await messages.alert('order-not-amendable');
  await expect(name).toHaveValue('王秀英');
  network.restore();

  await guest.sponsor.cancel({ orderToken, language: 'zh-Hans' });
  await save.click();
  await messages.alert('order-not-amendable');
});

test('an order that another account kept in the meantime', async ({ page, apps, messages }) => {
  await loggedIn(page, apps.main);
  const { orderToken } = await visitor(apps.main).place();
  await page.open(`/result?token=${orderToken}`);
  await expect(messages.button('sponsor.mine.claim')).toBeVisible();
  const other = person(apps.main);
  await other.register();
  await other.cloud.object<typeof sponsor>('sponsor').claim({ orderToken, language: 'zh-Hans' });
  await messages.button('sponsor.mine.claim').click();
  await messages.toast('order-claimed');
  await expect(messages.button('sponsor.mine.claim')).toHaveCount(0);
});

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { ErrorCode } from '@yuanguang/contract/errors';
import { LANGUAGES } from '@yuanguang/contract/languages';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { refusal, waysToFail } from './support/faulty-line.ts';
import { loggedIn, person } from './support/member.ts';
import { expect, open, test } from './support/refusals.ts';
import { REFUSED_IN } from './support/refused-in.ts';
import type { Said } from './support/said.ts';
import { newPhone, payLabel, sponsoring } from './support/sponsoring.ts';
import { visitor } from './support/visitor.ts';
import { words } from './support/words.ts';

const PICTURE = join(import.meta.dirname, '../apps/web/public/icon-192.png');
const RETRY = 'sponsor.entry.retry';
const AREAS = '**/assets/*.js';

test.describe.configure({ timeout: 120_000 });

for (const language of REFUSED_IN) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    const say = words(language);

    test('a printing: what is wrong with a field, and what the server refuses', async ({
      page,
      line,
      said,
    }) => {
      const form = sponsoring(page, say);
      await open(page, '/');
      const phone = newPhone();
      await fieldsOf(said, form, phone);

      for (const [fault, words] of waysToFail(LANGUAGES.indexOf(language))) {
        line.fails('sponsor.quote', fault);
        if (await form.sheet().isVisible()) await said.button(RETRY).click();
        else await form.action().click();
        await said.alert('sponsor.summary.failed', `framework.request.${words}`);
      }
      line.fails('sponsor.quote', refusal('text-not-allowed', language, 'name'));
      await said.button(RETRY).click();
      await said.at(form.name(), 'text-not-allowed', '陈静慧');
      await expect(form.sheet()).toBeHidden();
      line.mends();
      await form.name().fill('陈静惠');
      await form.review();
      await form.payButton().click();
      await said.at(form.sheet().getByRole('checkbox'), 'sponsor.summary.agreeFirst');
      await form.agree();
      const refused: readonly ErrorCode[] = [
        'too-many-requests',
        'buying-closed',
        'book-closed',
        'idempotency-conflict',
        'quantity-invalid',
      ];
      for (const code of refused) {
        line.fails('sponsor.placeOrder', refusal(code, language));
        await form.payButton().click();
        await said.alert(code);
      }
      line.fails('sponsor.placeOrder', 'lost');
      await form.payButton().click();
      await said.alert('framework.request.unavailable');
      line.mends();
      await expect(form.sheet()).toContainText('陈静惠');
      await expect(form.sheet()).toContainText(phone);
      line.fails('sponsor.startPayment', refusal('payment-unavailable', language));
      await form.payButton().click();
      await said.toast('payment-unavailable');
      await said.place('sponsor.result.unpaidTitle');
    });

    test('an order: paying, correcting, cancelling and copying that fail', async ({
      page,
      apps,
      line,
      said,
    }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      const guest = visitor(apps.main, language);
      const { orderToken } = await guest.place();
      await open(page, `/result?token=${orderToken}`);

      await said.button('sponsor.result.copy').click();
      await said.toast('sponsor.result.copyFailed');

      line.fails('payment.methods', 'lost');
      await said.button('sponsor.result.payNow').click();
      await said.alert('framework.request.unavailable');
      line.mends();
      await said.button(RETRY).click();
      const pay = page.getByRole('dialog').getByRole('button', { name: payLabel(say) });
      const unpayable: readonly ErrorCode[] = [
        'order-not-payable',
        'payment-unavailable',
        'payment-method-unknown',
        'buying-closed',
      ];
      for (const code of unpayable) {
        line.fails('sponsor.startPayment', refusal(code, language));
        await pay.click();
        await said.alert(code);
      }
      await page.keyboard.press('Escape');

      line.fails('sponsor.cancel', refusal('order-not-cancellable', language));
      await said.button('sponsor.result.cancel').click();
      await said.dialog(['sponsor.result.cancelAsk'], 'sponsor.result.cancel');
      await said.toast('order-not-cancellable');

      await said.button('sponsor.amend.open').click();
      const name = page.getByRole('dialog').getByRole('textbox', { name: say('sponsor.form.nameHead') });
      const save = said.button('sponsor.amend.save');
      await name.fill('');
      await save.click();
      await said.at(name, 'name-empty', '');
      await name.fill('王秀英');
      line.fails('sponsor.amend', refusal('text-not-allowed', language, 'name'));
      await save.click();
      await said.at(name, 'text-not-allowed', '王秀英');
      line.fails('sponsor.amend', refusal('order-not-amendable', language));
      await save.click();
      await said.alert('order-not-amendable');
      await expect(page.getByText(said.text('order-not-amendable'))).toBeInViewport();
      await expect(name).toHaveValue('王秀英');
      line.mends();

      await guest.sponsor.cancel({ orderToken, language });
      await save.click();
      await said.alert('order-not-amendable');
    });

    test('an order that another account kept in the meantime', async ({ page, apps, said }) => {
      await loggedIn(page, apps.main);
      const { orderToken } = await visitor(apps.main, language).place();
      await open(page, `/result?token=${orderToken}`);
      await expect(said.button('sponsor.mine.claim')).toBeVisible();
      const other = person(apps.main);
      await other.register();
      await other.cloud.object<typeof sponsor>('sponsor').claim({ orderToken, language });
      await said.button('sponsor.mine.claim').click();
      await said.toast('order-claimed');
      await expect(said.button('sponsor.mine.claim')).toHaveCount(0);
    });

    test('a certificate that does not come', async ({ page, problems, apps, said }) => {
      problems.expect(/certificate\.png|ERR_FAILED/);
      const { orderToken } = await visitor(apps.main, language).placePaid({
        name: randomBytes(4).toString('hex'),
      });
      let comes = false;
      // Drawing a certificate takes the server a second: here any picture will do.
      await page.route('**/certificate.png*', (route) =>
        comes ? route.fulfill({ path: PICTURE }) : route.abort('failed'),
      );
      await open(page, `/result?token=${orderToken}`);
      await said.alert('sponsor.result.certificateFailed');
      comes = true;
      await said.again('sponsor.result.certificateFailed', RETRY);
      const picture = page.locator('main figure img');
      await expect(picture).toHaveJSProperty('complete', true);
      comes = false;
      await said.button('sponsor.result.save').click();
      await said.toast('sponsor.result.saveFailed');
    });

    test('parts of the entry page that do not come', async ({ page, problems, line, said }) => {
      problems.expect(/below-|areas|dynamically imported module|ERR_FAILED/);
      const form = sponsoring(page, say);
      line.fails('sponsor.books', 'lost');
      await page.route('**/assets/below-*', (route) => route.abort('failed'));
      await open(page, '/');
      await said.alert('sponsor.entry.loadFailed', 'sponsor.entry.loadFailedHint');
      line.mends();
      await said.again('sponsor.entry.loadFailed', RETRY);
      await said.alert('sponsor.form.loadFailed', 'sponsor.entry.loadFailedHint');
      await page.unroute('**/assets/below-*');
      // A browser keeps in mind that code did not come: the page has to be opened anew for it.
      await said.again('sponsor.form.loadFailed', RETRY);
      await form.name().fill('陈静慧');
      await page.route(AREAS, (route) => route.abort('failed'));
      await form.check('sponsor.form.gift').check({ force: true });
      await said.alert('sponsor.form.areaFailed');
      await page.unroute(AREAS);
      await said.again('sponsor.form.areaFailed', RETRY);
      await expect(said.field('sponsor.form.province')).toBeVisible();
      await expect(form.name()).toHaveValue('陈静慧');
    });
  });
}

/** All fields at once, in four rounds; at the end everything in them is right. */
async function fieldsOf(said: Said, form: ReturnType<typeof sponsoring>, phone: string): Promise<void> {
  const [name, contact, receipt, text] = [form.name(), form.contact(), form.receipt(), form.ownText()];
  const [recipient, giftPhone, street, names] = (['recipient', 'giftPhone', 'street', 'names'] as const).map(
    (key) => said.textbox(`sponsor.form.${key}`),
  ) as [Locator, Locator, Locator, Locator];
  const level = (key: 'province' | 'city' | 'district') => said.field(`sponsor.form.${key}`);

  await said.refuses(form.action(), [name, 'name-empty'], [contact, 'contact-empty']);
  await form.own().click();
  await form.departed().click();
  await form.check('sponsor.form.gift').check({ force: true });
  await said.refuses(
    form.action(),
    [name, 'name-too-long', '字'.repeat(41)],
    [text, 'dedication-empty'],
    [names, 'dedication-names-required'],
    [contact, 'phone-invalid', '12345'],
    [receipt, 'email-invalid', 'not an address'],
    [recipient, 'recipient-empty'],
    [giftPhone, 'phone-invalid'],
    [level('province'), 'address-incomplete'],
    [street, 'address-incomplete'],
  );
  await receipt.fill('');
  await level('province').selectOption({ index: 1 });
  await said.refuses(
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
  await said.refuses(
    form.action(),
    [names, 'dedication-names-invalid', '甲、乙、丙、丁、戊、己、庚、辛、壬'],
    [level('district'), 'address-incomplete'],
  );
  await expect(text).toHaveValue('愿家人平安');
  await names.fill('先父王德明');
  await contact.fill(phone);
  await form.check('sponsor.form.gift').uncheck({ force: true });
}

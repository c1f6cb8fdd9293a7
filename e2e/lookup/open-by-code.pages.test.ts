import { NETWORK_FAILURES } from '../support/failures.ts';
import { CAPTCHA, CODE } from '../support/member.ts';
import { expect, test } from '../support/pages/test.ts';
import { newPhone } from '../support/sponsoring.ts';
import { visitor } from '../support/visitor.ts';

test('who has lost the sponsor number opens all orders of the phone by a code, and hears what is wrong', async ({
  page,
  network,
  messages,
  apps,
}) => {
  const phone = newPhone();
  const donor = visitor(apps.main);
  const contact = { kind: 'phone', value: phone } as const;
  const { order } = await donor.placePaid({ contact, name: '陈静慧' });
  const { order: second } = await donor.place({ contact, copies: 5 });
  await page.open(`/searchresult?query=${phone}`);
  const covered = `***-***-**${order.sponsorNumber.slice(-2)}`;
  await messages
    .button(['lookup.openLabel', { number: covered }])
    .first()
    .click();
  await messages.button('lookup.forgotten').click();
  const captcha = messages.textbox('account.parts.captcha');
  const send = messages.button('lookup.code.send');
  await send.click();
  await messages.at(captcha, 'lookup.code.captchaFirst', '');
  await messages.picture();
  await captcha.fill('nono');
  await send.click();
  await messages.at(captcha, 'uni-captcha-verify-fail', '');
  for (const [failure, words] of NETWORK_FAILURES) {
    await messages.picture();
    await captcha.fill(CAPTCHA);
    await network.during('sponsor.sendOpenCode', failure, () => send.click());
    await messages.at(captcha, `framework.request.${words}`);
  }
  network.restore();
  await messages.picture();
  await captcha.fill(CAPTCHA);
  await send.click();
  const code = messages.textbox('lookup.code.label');
  const check = messages.button('lookup.check');
  await check.click();
  await messages.at(code, 'lookup.code.required', '');
  await code.fill('000000');
  await check.click();
  await messages.at(code, 'order-code-wrong');
  await code.fill(CODE);
  await check.click();
  // The numbers stand whole, and nothing more is asked.
  const link = page.getByRole('link', {
    name: messages.text(['lookup.openLabel', { number: order.sponsorNumber }]),
  });
  await expect(
    page.getByRole('link', { name: messages.text(['lookup.openLabel', { number: second.sponsorNumber }]) }),
  ).toBeVisible();
  await link.click();
  await messages.place('sponsor.result.settledTitle');
  await expect(page.locator('main')).toContainText('陈静慧');
});

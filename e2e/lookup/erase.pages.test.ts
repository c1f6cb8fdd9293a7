import { LANGUAGES } from '@yuanguang/contract/languages';
import { NETWORK_FAILURES, refusal } from '../support/failures.ts';
import { giver } from '../support/giver.ts';
import { CAPTCHA, CODE } from '../support/member.ts';
import { expect, test } from '../support/pages/test.ts';
import { newPhone } from '../support/sponsoring.ts';
import { visitor } from '../support/visitor.ts';

const SURE = ['lookup.erase.sureTitle', 'lookup.erase.sureText'] as const;

test('who sponsored and gave without a login erases what is kept, and hears what is wrong at its field', async ({
  page,
  network,
  messages,
  apps,
}) => {
  const phone = newPhone();
  const donor = visitor(apps.main);
  const { orderToken } = await donor.placePaid({ contact: { kind: 'phone', value: phone } });
  const given = giver(apps.main);
  const { giftToken } = await given.givePaid({ contact: { kind: 'phone', value: phone } });
  await page.open('/erasedata');
  const query = messages.textbox('lookup.erase.query');
  const captcha = messages.textbox('account.parts.captcha');
  const send = messages.button('lookup.code.send');
  await send.click();
  await messages.at(query, 'lookup.erase.queryFirst', '');
  await query.fill(newPhone());
  await send.click();
  await messages.at(captcha, 'lookup.code.captchaFirst', '');
  await messages.picture();
  await captcha.fill('nono');
  await send.click();
  await messages.at(captcha, 'uni-captcha-verify-fail', '');
  await messages.picture();
  await captcha.fill(CAPTCHA);
  await send.click();
  await messages.at(query, 'nothing-kept');
  await query.fill(phone);
  for (const [failure, words] of NETWORK_FAILURES) {
    await messages.picture();
    await captcha.fill(CAPTCHA);
    await network.during('guest.sendErasureCode', failure, () => send.click());
    await messages.at(query, `framework.request.${words}`, phone);
  }
  network.restore();
  await messages.picture();
  await captcha.fill(CAPTCHA);
  await send.click();
  const code = messages.textbox('lookup.code.label');
  await expect(code).toBeVisible();
  const erase = messages.button('lookup.erase.erase');
  await erase.click();
  await messages.at(code, 'lookup.code.required', '');
  await code.fill(CODE);
  await network.during('guest.erase', refusal('erasure-code-wrong', 'zh-Hans', 'code'), async () => {
    await erase.click();
    await messages.dialog(SURE, 'lookup.erase.erase');
  });
  await messages.at(code, 'erasure-code-wrong', CODE);
  network.restore();
  await erase.click();
  await messages.dialog(SURE, 'lookup.erase.erase');
  await messages.place('lookup.erase.doneTitle', 'lookup.erase.doneText');
  // One code was for all of it.
  const gone = { code: 'link-invalid' };
  await expect(donor.sponsor.order({ orderToken, language: 'zh-Hans' })).rejects.toMatchObject(gone);
  await expect(given.donate.gift({ giftToken, language: 'zh-Hans' })).rejects.toMatchObject(gone);
});

for (const language of LANGUAGES) {
  const testIn = test.extend({ language });
  testIn(
    `a code that cannot be sent is told at the field it was asked with, in ${language}`,
    async ({ page, network, messages, apps }) => {
      const phone = newPhone();
      await visitor(apps.main).placePaid({ contact: { kind: 'phone', value: phone } });
      await page.open('/erasedata');
      const query = messages.textbox('lookup.erase.query');
      const captcha = messages.textbox('account.parts.captcha');
      const send = messages.button('lookup.code.send');
      await query.fill(phone);
      await messages.picture();
      await captcha.fill(CAPTCHA);
      await network.during('guest.sendErasureCode', refusal('code-not-sent', language), () => send.click());
      await messages.at(query, 'code-not-sent', phone);
      network.restore();
      // Asking again is all it takes.
      await messages.picture();
      await captcha.fill(CAPTCHA);
      await send.click();
      await expect(messages.textbox('lookup.code.label')).toBeVisible();
    },
  );
}

import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { refusal, SYSTEM, waysToFail } from './support/faulty-line.ts';
import { comeIn, loggedIn, PASSWORD, type Person, person } from './support/member.ts';
import { expect, open, test } from './support/refusals.ts';
import { REFUSED_IN } from './support/refused-in.ts';
import type { Said } from './support/said.ts';
import { newPhone } from './support/sponsoring.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';
const OWN = `${UNI_ID}/userinfo`;
const SETTINGS = '/pages/ucenter/settings/settings';
const WRONG = '000000';

test.describe.configure({ timeout: 120_000 });

for (const language of REFUSED_IN) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('one’s own name, numbers and passwords', async ({ page, apps, line, said }) => {
      const captcha = said.textbox('account.parts.captcha');
      const someone = await loggedIn(page, apps.main);

      await open(page, `${OWN}/userinfo`);
      await row(page, said.text('profile.userinfo.nickname')).click();
      const nickname = said.textbox('profile.userinfo.nicknameLabel');
      const save = said.button('profile.userinfo.save');
      await said.refuses(save, [nickname, 'profile.userinfo.nicknameRule', '13812345678']);
      await nickname.fill('静慧');
      for (const [fault, words] of waysToFail(LANGUAGES.indexOf(language))) {
        line.fails('account.updateProfile', fault);
        await save.click();
        await said.alert(`framework.request.${words}`);
      }
      await expect(nickname).toHaveValue('静慧');
      await page.keyboard.press('Escape');

      await row(page, said.text('profile.userinfo.email')).click();
      const email = said.textbox('profile.userinfo.email');
      const emailCode = said.textbox('account.parts.emailCode');
      const bindEmail = said.button('profile.userinfo.bind');
      await said.refuses(
        bindEmail,
        [email, 'profile.userinfo.emailRule', 'lotus@'],
        [emailCode, 'profile.userinfo.codeRule', '123'],
      );
      await email.fill(`lotus${randomBytes(5).toString('hex')}@example.org`);
      await captcha.fill('0000');
      await said.at(captcha, 'uni-captcha-verify-fail', '');
      await said.refuses(bindEmail, [emailCode, 'uni-id-email-verify-code-error', WRONG]);
      await page.keyboard.press('Escape');

      await open(page, `${OWN}/bind-mobile/bind-mobile`);
      const mobile = said.textbox('profile.mobile.mobile');
      const sms = said.textbox('account.parts.smsCode');
      const bind = said.button('profile.mobile.bind');
      await said.refuses(
        bind,
        [mobile, 'profile.mobile.rule', '12345'],
        [sms, 'profile.mobile.codeRule', '12'],
      );
      const phone = newPhone();
      await mobile.fill(phone);
      for (let time = 0; time < 3; time += 1) {
        await said.refuses(bind, [sms, 'uni-id-mobile-verify-code-error', WRONG]);
      }
      await bind.click();
      const asked = captcha.last();
      await said.at(asked, 'uni-id-captcha-required', '');
      await asked.fill('0000');
      await bind.click();
      // Another picture, so what was read of the one before is gone.
      await said.at(asked, 'uni-captcha-verify-fail', '');
      await said.refuses(bind, [asked, 'profile.mobile.captchaRule']);
      await expect(mobile).toHaveValue(phone);

      await open(page, `${OWN}/set-pwd/set-pwd`);
      await said.place('profile.password.noMobile', 'profile.password.noMobileText');
      await changePassword(page, said, someone);
    });

    test('a first password', async ({ page, apps, said }) => {
      const someone = person(apps.main);
      await someone.comeByCode(newPhone());
      await comeIn(page, someone);
      await open(page, `${OWN}/set-pwd/set-pwd`);
      const password = said.field('profile.password.new');
      const repeat = said.field('profile.password.repeat');
      const mobile = said.textbox('profile.password.mobile');
      const code = said.textbox('account.parts.smsCode');
      const confirm = said.button('profile.password.confirm');
      await said.refuses(
        confirm,
        [password, 'profile.password.rule', 'abc'],
        [repeat, 'profile.password.notEqual', 'abd'],
        [mobile, 'profile.password.mobileRule', '138'],
        [code, 'profile.password.codeRule', '123'],
      );
      await said.refuses(said.button('account.parts.send'), [
        said.textbox('account.parts.captcha'),
        'account.parts.captchaFirst',
      ]);
      await password.fill('pine-2027');
      await repeat.fill('pine-2027');
      await mobile.fill(newPhone());
      await said.refuses(confirm, [code, 'uni-id-mobile-verify-code-error', WRONG]);
      await expect(password).toHaveValue('pine-2027');
    });

    test('settings, the picture and closing the account', async ({ page, problems, apps, line, said }) => {
      await page.addInitScript(() => {
        // No device of the tests declines or lacks a lock by itself.
        let problem = 'NotAllowedError';
        navigator.credentials.create = () => {
          const error = new DOMException('', problem);
          problem = 'NotSupportedError';
          return Promise.reject(error);
        };
        caches.keys = () => Promise.reject(new DOMException('', 'SecurityError'));
      });
      await loggedIn(page, apps.main);
      line.fails('account.passkeys', 'lost');
      await open(page, SETTINGS);
      await said.alert('profile.passkeys.failed', 'framework.request.unavailable');
      line.mends();
      await said.again('profile.passkeys.failed', 'profile.passkeys.retry');
      const add = said.button('profile.passkeys.add');
      for (const problem of ['cancelled', 'unsupported'] as const) {
        await add.click();
        await said.alert(`profile.passkeys.problem.${problem}`);
      }
      line.fails('account.passkeyRegistration', refusal('passkey-limit', language));
      await add.click();
      await said.alert('passkey-limit');
      line.fails('account.exportData', SYSTEM);
      await row(page, said.text('profile.settings.export')).click();
      await said.alert('framework.request.system');
      await row(page, said.text('profile.settings.clear')).click();
      await said.dialog(['profile.settings.clearTitle'], 'profile.settings.clearConfirm');
      await said.toast('profile.settings.clearFailed');

      await open(page, `${OWN}/cropImage/cropImage`);
      const choose = async (buffer: Buffer) => {
        const chooser = page.waitForEvent('filechooser');
        await said.button('profile.crop.chooseButton').click();
        await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      };
      await choose(Buffer.from('no picture'));
      await said.alert('profile.crop.unreadable');
      await choose(await page.screenshot());
      const use = said.button('profile.crop.use');
      line.fails('account.updateProfile', refusal('file-not-found', language));
      await use.click();
      await said.alert('file-not-found');
      await page.route('**/upload', (route) => route.abort('failed'));
      problems.expect(/\/upload /);
      await use.click();
      await said.alert('framework.request.unavailable');

      await open(page, `${OWN}/deactivate/deactivate`);
      const next = said.button('profile.deactivate.next');
      await next.click();
      const tick = page.getByRole('checkbox');
      await said.at(tick, 'profile.deactivate.tickMissing');
      await tick.check({ force: true });
      line.fails('account.deactivate', refusal('uni-id-account-banned', language));
      await next.click();
      await said.dialog(['profile.deactivate.askTitle'], 'profile.deactivate.confirm');
      await said.alert('uni-id-account-banned');
      await expect(tick).toBeChecked();
    });
  });
}

const row = (page: Page, label: string) =>
  page
    .locator('main li')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('button');

async function changePassword(page: Page, said: Said, someone: Person): Promise<void> {
  await open(page, `${OWN}/change_pwd/change_pwd`);
  const old = said.field('profile.password.old');
  const next = said.field('profile.password.new');
  const repeat = said.field('profile.password.repeat');
  const change = said.button('profile.password.change');
  await said.refuses(
    change,
    [old, 'profile.password.oldEmpty'],
    [next, 'profile.password.rule', 'abc'],
    [repeat, 'profile.password.notEqual', 'abd'],
  );
  await old.fill(PASSWORD);
  await said.refuses(change, [next, 'profile.password.same', PASSWORD]);
  await next.fill('lotus520');
  await repeat.fill('lotus520');
  await change.click();
  await said.at(next, 'password-common', 'lotus520');
  await next.fill('pine-2027');
  await repeat.fill('pine-2027');
  await said.refuses(change, [old, 'uni-id-password-error', 'wrong-1']);
  await expect(next).toHaveValue('pine-2027');
  for (let time = 0; time < 5; time += 1) {
    const tried = someone.id.updatePwd({ oldPassword: `wrong-${time}`, newPassword: 'pine-2027' });
    await expect(tried).rejects.toMatchObject({ code: 'uni-id-password-error' });
  }
  await change.click();
  await said.alert('uni-id-password-error-exceed-limit');
}

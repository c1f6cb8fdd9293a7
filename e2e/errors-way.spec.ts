import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { refusal, waysToFail } from './support/faulty-line.ts';
import { CAPTCHA, PASSWORD, person } from './support/member.ts';
import { expect, open, test } from './support/refusals.ts';
import { REFUSED_IN } from './support/refused-in.ts';
import { newPhone } from './support/sponsoring.ts';

const WAY = '/uni_modules/uni-id-pages/pages';
const LOGIN = `${WAY}/login/login-withoutpwd`;
const PASSWORD_LOGIN = `${WAY}/login/login-withpwd`;
const WRONG = '000000';
const newEmail = () => `lotus${randomBytes(6).toString('hex')}@example.org`;

test.describe.configure({ timeout: 120_000 });

for (const language of REFUSED_IN) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('logging in by a code: number, picture, code', async ({ page, apps, line, said }) => {
      const captcha = said.textbox('account.parts.captcha');
      const submit = said.button('account.login.submit');

      await open(page, LOGIN);
      const mobile = said.textbox('account.login.mobile');
      await said.refuses(said.button('account.login.next'), [mobile, 'account.faults.mobile', '12345']);
      const phone = newPhone();
      await mobile.fill(phone);
      await said.button('account.login.next').click();
      await said.dialog(['account.agreement.askTitle'], 'account.agreement.notYet');
      await expect(mobile).toHaveValue(phone);

      await page.goto(`#${WAY}/login/login-smscode?phoneNumber=${phone}`);
      await said.place(['account.login.smsLead', { mobile: phone }]);
      await page.getByRole('checkbox').check({ force: true });
      const sms = said.textbox('account.parts.smsCode');
      await said.refuses(said.button('account.parts.send'), [captcha, 'account.parts.captchaFirst']);
      for (const [fault, words] of waysToFail(LANGUAGES.indexOf(language))) {
        line.fails('uni-id-co.sendSmsCode', fault);
        await captcha.fill(CAPTCHA);
        await said.button('account.parts.send').click();
        await said.at(captcha, `framework.request.${words}`);
      }
      line.mends();
      // The fourth character sends by itself.
      await captcha.fill('0000');
      await said.at(captcha, 'uni-captcha-verify-fail', '');
      await said.picture();
      await captcha.fill(CAPTCHA);
      await expect(page.getByText(said.text(['account.parts.sentTo', { target: phone }]))).toBeVisible();
      await said.refuses(submit, [sms, 'account.faults.codeEmpty']);
      await said.refuses(submit, [sms, 'account.faults.code', '123']);
      await sms.fill(WRONG);
      await said.at(sms, 'uni-id-mobile-verify-code-error', WRONG);
      // Twice more, by somebody without a screen: from then on a picture is asked for.
      const other = person(apps.main);
      for (let time = 0; time < 2; time += 1) {
        await expect(other.id.loginBySms({ mobile: phone, code: WRONG })).rejects.toMatchObject({
          code: 'uni-id-mobile-verify-code-error',
        });
      }
      await sms.fill('000001');
      await said.at(captcha, 'uni-id-captcha-required');

      const email = newEmail();
      await open(page, `${LOGIN}?type=email`);
      const address = said.textbox('account.login.email');
      const code = said.textbox('account.parts.emailCode');
      await said.refuses(
        submit,
        [address, 'account.faults.email', 'nobody@nowhere'],
        [code, 'account.faults.codeEmpty'],
      );
      await address.fill(email);
      await said.picture();
      await captcha.fill(CAPTCHA);
      await expect(page.getByText(said.text(['account.parts.sentTo', { target: email }]))).toBeVisible();
      await code.fill(WRONG);
      await page.getByRole('checkbox').check({ force: true });
      await submit.click();
      await said.at(code, 'uni-id-email-verify-code-error', WRONG);
      await expect(address).toHaveValue(email);

      // Another code within the minute, asked for by a page that does not know of the first.
      await open(page, '/home');
      await open(page, `${LOGIN}?type=email`);
      await address.fill(email);
      await said.picture();
      await captcha.fill(CAPTCHA);
      await said.at(captcha, 'too-many-requests', '');
      await expect(address).toHaveValue(email);
    });

    test('logging in by a password, from the first fault to the lock', async ({ page, apps, line, said }) => {
      const someone = person(apps.main);
      await someone.register();
      await open(page, PASSWORD_LOGIN);
      const account = said.textbox('account.login.account');
      const password = said.field('account.login.password');
      const captcha = said.textbox('account.parts.captcha');
      const submit = said.button('account.login.submit');
      await said.refuses(
        submit,
        [account, 'account.faults.accountEmpty'],
        [password, 'account.faults.passwordEmpty'],
      );
      await page.getByRole('checkbox').check({ force: true });
      await account.fill(`nobody${someone.name}`);
      await password.fill('wrong-1');
      for (const [fault, words] of waysToFail(LANGUAGES.indexOf(language))) {
        line.fails('uni-id-co.login', fault);
        await submit.click();
        await said.alert(`framework.request.${words}`);
      }
      line.fails('uni-id-co.login', refusal('uni-id-account-conflict', language));
      await submit.click();
      await said.alert('uni-id-account-conflict');
      line.mends();
      await submit.click();
      await said.alert('uni-id-account-not-exists');
      await expect(account).toHaveValue(`nobody${someone.name}`);
      await account.fill(someone.name);
      const wrong = (captcha?: string) =>
        expect(
          someone.id.login({ username: someone.name, password: 'wrong-3', captcha }),
        ).rejects.toMatchObject({ code: 'uni-id-password-error' });
      await said.refuses(submit, [password, 'uni-id-password-error', 'wrong-4']);
      // The other tries are made by somebody without a screen.
      for (let time = 0; time < 2; time += 1) await wrong();
      await submit.click();
      await said.at(captcha, 'uni-id-captcha-required', '');
      await said.refuses(submit, [captcha, 'account.faults.captcha', '24']);
      await captcha.fill('0000');
      await submit.click();
      await said.at(captcha, 'uni-captcha-verify-fail', '');
      for (let time = 0; time < 3; time += 1) {
        await someone.id.createCaptcha({ scene: 'login-by-pwd' });
        await wrong(CAPTCHA);
      }
      await said.picture();
      await captcha.fill(CAPTCHA);
      await submit.click();
      await said.at(password, 'uni-id-password-error-exceed-limit', 'wrong-4');
      await expect(account).toHaveValue(someone.name);

      await open(page, `${LOGIN}?provider=nobody&state=some`);
      await said.alert('account.login.externalLoginFailed');
      await open(page, '/home');
      await open(page, `${LOGIN}?provider=weixin&state=some&query=code%3Dsome`);
      await said.alert('uni-id-config-field-required');
      for (const part of ['account', 'user-info'] as const) {
        const code = `uni-id-get-third-party-${part}-failed` as const;
        line.fails('account.finishExternalLogin', refusal(code, language));
        await page.reload();
        await said.alert(code);
      }
    });

    test('registering, and setting a forgotten password anew', async ({ page, apps, said }) => {
      const taken = person(apps.main);
      await taken.register();
      await open(page, `${WAY}/register/register`);
      const username = said.textbox('account.register.username');
      const nickname = page.getByRole('textbox', { name: said.text('account.register.nickname') });
      const password = said.field('account.register.password');
      const repeat = said.field('account.register.repeat');
      const captcha = said.textbox('account.parts.captcha');
      const submit = said.button('account.register.submit');
      await said.refuses(
        submit,
        [username, 'account.faults.usernameEmpty'],
        [nickname, 'account.faults.nickname', '2026'],
        [password, 'account.faults.passwordEmpty'],
        [repeat, 'account.faults.repeatEmpty'],
        [captcha, 'account.faults.captcha', '24'],
      );
      await nickname.fill('');
      for (const [typed, fault] of [
        ['ab', 'username'],
        ['13812345678', 'usernamePhone'],
        ['2026', 'usernameDigits'],
        ['静慧', 'usernameChinese'],
      ] as const) {
        await said.refuses(
          submit,
          [username, `account.faults.${fault}`, typed],
          [password, 'account.faults.password', '123456'],
          [repeat, 'account.faults.repeat', 'lotus-2'],
        );
      }
      await username.fill(taken.name);
      await password.fill('lotus520');
      await repeat.fill('lotus520');
      await captcha.fill('0000');
      await submit.click();
      await said.dialog(['account.agreement.askTitle'], 'account.agreement.notYet');
      await page.getByRole('checkbox').check({ force: true });
      await submit.click();
      await said.at(password, 'password-common', 'lotus520');
      await password.fill(PASSWORD);
      await repeat.fill(PASSWORD);
      await captcha.fill('0000');
      await submit.click();
      await said.at(captcha, 'uni-captcha-verify-fail', '');
      await said.picture();
      await captcha.fill(CAPTCHA);
      await submit.click();
      await said.at(username, 'uni-id-account-exists', taken.name);
      await expect(password).toHaveValue(PASSWORD);

      await open(page, `${WAY}/register/register-by-email`);
      await said.refuses(
        submit,
        [said.textbox('account.login.email'), 'account.faults.email', 'lotus@'],
        [said.textbox('account.parts.emailCode'), 'account.faults.code', '12'],
        [nickname, 'account.faults.nickname', 'a@b'],
        [password, 'account.faults.password', 'abcdef'],
        [repeat, 'account.faults.repeat', 'abcdeg'],
      );

      await open(page, `${WAY}/retrieve/retrieve`);
      const mobile = said.textbox('account.login.mobile');
      const sms = said.textbox('account.parts.smsCode');
      const next = said.field('account.retrieve.password');
      const again = said.field('account.retrieve.repeat');
      const reset = said.button('account.retrieve.submit');
      await said.refuses(
        reset,
        [mobile, 'account.faults.mobile', '138'],
        [sms, 'account.faults.codeEmpty'],
        [next, 'account.faults.passwordEmpty'],
        [again, 'account.faults.repeatEmpty'],
      );
      const phone = newPhone();
      await mobile.fill(phone);
      await next.fill('pine-2027');
      await again.fill('pine-2027');
      await sms.fill(WRONG);
      await reset.click();
      await said.at(sms, 'uni-id-mobile-verify-code-error', WRONG);
      await expect(mobile).toHaveValue(phone);
      await open(page, `${WAY}/retrieve/retrieve-by-email`);
      await said.refuses(
        reset,
        [said.textbox('account.login.email'), 'account.faults.email', 'lotus@'],
        [said.textbox('account.parts.emailCode'), 'account.faults.code', '123'],
        [next, 'account.faults.password', '1234567'],
        [again, 'account.faults.repeat', '7654321'],
      );
    });
  });
}

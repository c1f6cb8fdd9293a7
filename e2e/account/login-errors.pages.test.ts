import { NETWORK_FAILURES, refusal } from '../support/failures.ts';
import { CAPTCHA, PASSWORD, person } from '../support/member.ts';
import { accountSteps, newEmail, WRONG_CODE } from '../support/pages/account-steps.ts';
import { expect, test } from '../support/pages/test.ts';
import { newPhone } from '../support/sponsoring.ts';

const WAY = '/uni_modules/uni-id-pages/pages';
const LOGIN = `${WAY}/login/login-withoutpwd`;
const PASSWORD_LOGIN = `${WAY}/login/login-withpwd`;

test('logging in by a code: number, picture, code', async ({ page, apps, network, messages }) => {
  const steps = accountSteps(messages);
  const { captcha, smsCode: sms, emailCode: code } = steps;
  const submit = messages.button('account.login.submit');

  await page.open(LOGIN);
  const mobile = messages.textbox('account.login.mobile');
  await messages.refuses(messages.button('account.login.next'), [
    mobile,
    'account.fieldErrors.mobile',
    '12345',
  ]);
  const phone = newPhone();
  await mobile.fill(phone);
  await messages.button('account.login.next').click();
  await messages.dialog(['account.agreement.askTitle'], 'account.agreement.notYet');
  await expect(mobile).toHaveValue(phone);

  await page.open(`${WAY}/login/login-smscode?phoneNumber=${phone}`);
  await messages.place(['account.login.smsLead', { mobile: phone }]);
  await page.getByRole('checkbox').check();
  await messages.refuses(messages.button('account.parts.send'), [captcha, 'account.parts.captchaFirst']);
  for (const [failure, words] of NETWORK_FAILURES) {
    network.fails('uni-id-co.sendSmsCode', failure);
    await messages.picture();
    await captcha.fill(CAPTCHA);
    await messages.button('account.parts.send').click();
    await messages.at(captcha, `framework.request.${words}`);
  }
  network.restore();
  await steps.misread();
  await steps.read();
  await expect(page.getByText(messages.text(['account.parts.sentTo', { target: phone }]))).toBeVisible();
  await messages.refuses(submit, [sms, 'account.fieldErrors.codeEmpty']);
  await messages.refuses(submit, [sms, 'account.fieldErrors.code', '123']);
  await sms.fill(WRONG_CODE);
  await messages.at(sms, 'uni-id-mobile-verify-code-error', WRONG_CODE);
  // Twice more, by somebody without a screen: from then on a picture is asked for.
  const other = person(apps.main);
  for (let time = 0; time < 2; time += 1) {
    await expect(other.id.loginBySms({ mobile: phone, code: WRONG_CODE })).rejects.toMatchObject({
      code: 'uni-id-mobile-verify-code-error',
    });
  }
  await sms.fill('000001');
  await messages.at(captcha, 'uni-id-captcha-required');

  const email = newEmail();
  await page.open(`${LOGIN}?type=email`);
  const address = messages.textbox('account.login.email');
  await messages.refuses(
    submit,
    [address, 'account.fieldErrors.email', 'nobody@nowhere'],
    [code, 'account.fieldErrors.codeEmpty'],
  );
  await address.fill(email);
  await steps.read();
  await expect(page.getByText(messages.text(['account.parts.sentTo', { target: email }]))).toBeVisible();
  await code.fill(WRONG_CODE);
  await page.getByRole('checkbox').check();
  await submit.click();
  await messages.at(code, 'uni-id-email-verify-code-error', WRONG_CODE);
  await expect(address).toHaveValue(email);

  // Another code within the minute, asked for by a page that does not know of the first.
  await page.open('/home');
  await page.open(`${LOGIN}?type=email`);
  await address.fill(email);
  await steps.read();
  await expect(page.getByText(messages.text('account.parts.tooEarly'))).toBeVisible();
  await expect(page.getByText(messages.text('account.parts.again.minute'))).toBeVisible();
  await expect(address).toHaveValue(email);
});

test('logging in by a password, from the first error to the lock', async ({
  page,
  apps,
  network,
  messages,
}) => {
  const someone = person(apps.main);
  await someone.register();
  await page.open(PASSWORD_LOGIN);
  const account = messages.textbox('account.login.account');
  const password = messages.field('account.login.password');
  const steps = accountSteps(messages);
  const { captcha } = steps;
  const submit = messages.button('account.login.submit');
  await messages.refuses(
    submit,
    [account, 'account.fieldErrors.accountEmpty'],
    [password, 'account.fieldErrors.passwordEmpty'],
  );
  await page.getByRole('checkbox').check();
  await account.fill(`nobody${someone.name}`);
  await password.fill('wrong-1');
  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('uni-id-co.login', failure, () => submit.click());
    await messages.alert(`framework.request.${words}`);
  }
  await network.during('uni-id-co.login', refusal('uni-id-account-conflict', 'zh-Hans'), () =>
    submit.click(),
  );
  await messages.alert('uni-id-account-conflict');
  network.restore();
  await submit.click();
  await messages.alert('uni-id-account-not-exists');
  await expect(account).toHaveValue(`nobody${someone.name}`);
  await account.fill(someone.name);
  const wrong = (captcha?: string) =>
    expect(someone.id.login({ username: someone.name, password: 'wrong-3', captcha })).rejects.toMatchObject({
      code: 'uni-id-password-error',
    });
  await messages.refuses(submit, [password, 'uni-id-password-error', 'wrong-4']);
  // The other tries are made by somebody without a screen.
  for (let time = 0; time < 2; time += 1) await wrong();
  await submit.click();
  await messages.at(captcha, 'uni-id-captcha-required', '');
  await messages.refuses(submit, [captcha, 'account.fieldErrors.captcha', '24']);
  await steps.misread(submit);
  for (let time = 0; time < 3; time += 1) {
    await someone.id.createCaptcha({ scene: 'login-by-pwd' });
    await wrong(CAPTCHA);
  }
  await steps.read(submit);
  await messages.at(password, 'uni-id-password-error-exceed-limit', 'wrong-4');
  await expect(account).toHaveValue(someone.name);

  await page.open(`${LOGIN}?provider=nobody&state=some`);
  await messages.alert('account.login.externalLoginFailed');
  await page.open('/home');
  await page.open(`${LOGIN}?provider=weixin&state=some&query=code%3Dsome`);
  await messages.alert('uni-id-config-field-required');
  for (const part of ['account', 'user-info'] as const) {
    const code = `uni-id-get-third-party-${part}-failed` as const;
    network.fails('account.finishExternalLogin', refusal(code, 'zh-Hans'));
    await page.reload();
    await messages.alert(code);
  }
});

test('registering, and setting a forgotten password anew', async ({ page, apps, messages }) => {
  const taken = person(apps.main);
  await taken.register();
  await page.open(`${WAY}/register/register`);
  const username = messages.textbox('account.register.username');
  const nickname = page.getByRole('textbox', { name: messages.text('account.register.nickname') });
  const password = messages.field('account.register.password');
  const repeat = messages.field('account.register.repeat');
  const steps = accountSteps(messages);
  const { captcha } = steps;
  const submit = messages.button('account.register.submit');
  await messages.refuses(
    submit,
    [username, 'account.fieldErrors.usernameEmpty'],
    [nickname, 'account.fieldErrors.nickname', '2026'],
    [password, 'account.fieldErrors.passwordEmpty'],
    [repeat, 'account.fieldErrors.repeatEmpty'],
    [captcha, 'account.fieldErrors.captcha', '24'],
  );
  await nickname.fill('');
  for (const [typed, error] of [
    ['ab', 'username'],
    ['13812345678', 'usernamePhone'],
    ['2026', 'usernameDigits'],
    ['静慧', 'usernameChinese'],
  ] as const) {
    await messages.refuses(
      submit,
      [username, `account.fieldErrors.${error}`, typed],
      [password, 'account.fieldErrors.password', '123456'],
      [repeat, 'account.fieldErrors.repeat', 'lotus-2'],
    );
  }
  await username.fill(taken.name);
  await steps.typeTwice([password, repeat], PASSWORD);
  await captcha.fill('0000');
  await submit.click();
  await messages.dialog(['account.agreement.askTitle'], 'account.agreement.notYet');
  await page.getByRole('checkbox').check();
  await steps.refusesCommon([password, repeat], submit, PASSWORD);
  await steps.misread(submit);
  await steps.read(submit);
  await messages.at(username, 'uni-id-account-exists', taken.name);
  await expect(password).toHaveValue(PASSWORD);

  await page.open(`${WAY}/register/register-by-email`);
  await messages.refuses(
    submit,
    [messages.textbox('account.login.email'), 'account.fieldErrors.email', 'lotus@'],
    [steps.emailCode, 'account.fieldErrors.code', '12'],
    [nickname, 'account.fieldErrors.nickname', 'a@b'],
    [password, 'account.fieldErrors.password', 'abcdef'],
    [repeat, 'account.fieldErrors.repeat', 'abcdeg'],
  );

  await page.open(`${WAY}/retrieve/retrieve`);
  const mobile = messages.textbox('account.login.mobile');
  const sms = steps.smsCode;
  const next = messages.field('account.retrieve.password');
  const again = messages.field('account.retrieve.repeat');
  const reset = messages.button('account.retrieve.submit');
  await messages.refuses(
    reset,
    [mobile, 'account.fieldErrors.mobile', '138'],
    [sms, 'account.fieldErrors.codeEmpty'],
    [next, 'account.fieldErrors.passwordEmpty'],
    [again, 'account.fieldErrors.repeatEmpty'],
  );
  const phone = newPhone();
  await mobile.fill(phone);
  await steps.typeTwice([next, again], 'pine-2027');
  await sms.fill(WRONG_CODE);
  await reset.click();
  await messages.at(sms, 'uni-id-mobile-verify-code-error', WRONG_CODE);
  await expect(mobile).toHaveValue(phone);
  await page.open(`${WAY}/retrieve/retrieve-by-email`);
  await messages.refuses(
    reset,
    [messages.textbox('account.login.email'), 'account.fieldErrors.email', 'lotus@'],
    [steps.emailCode, 'account.fieldErrors.code', '123'],
    [next, 'account.fieldErrors.password', '1234567'],
    [again, 'account.fieldErrors.repeat', '7654321'],
  );
});

import { vi } from 'vitest';
import { NETWORK_FAILURES, refusal, SYSTEM } from '../support/failures.ts';
import { PASSWORD, type Person, person } from '../support/member.ts';
import { accountSteps, newEmail, WRONG_CODE } from '../support/pages/account-steps.ts';
import type { PageMessages } from '../support/pages/messages.ts';
import type { TestPage } from '../support/pages/page.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';
import { newPhone } from '../support/sponsoring.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';
const PROFILE = `${UNI_ID}/userinfo`;
const SETTINGS = '/pages/ucenter/settings/settings';

test('one’s own name, numbers and passwords', async ({ page, apps, network, messages }) => {
  const steps = accountSteps(messages);
  const { emailCode, smsCode: sms } = steps;
  const someone = await loggedIn(page, apps.main);

  await page.open(`${PROFILE}/userinfo`);
  await row(page, messages.text('profile.userinfo.nickname')).click();
  const nickname = messages.textbox('profile.userinfo.nicknameLabel');
  const save = messages.button('profile.userinfo.save');
  await messages.refuses(save, [nickname, 'profile.userinfo.nicknameRule', '13812345678']);
  await nickname.fill('静慧');
  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('account.updateProfile', failure, () => save.click());
    await messages.alert(`framework.request.${words}`);
  }
  await expect(nickname).toHaveValue('静慧');
  page.pressEscape();

  await row(page, messages.text('profile.userinfo.email')).click();
  const email = messages.textbox('profile.userinfo.email');
  const bindEmail = messages.button('profile.userinfo.bind');
  await messages.refuses(
    bindEmail,
    [email, 'profile.userinfo.emailRule', 'lotus@'],
    [emailCode, 'profile.userinfo.codeRule', '123'],
  );
  await email.fill(newEmail());
  await steps.misread();
  await messages.refuses(bindEmail, [emailCode, 'uni-id-email-verify-code-error', WRONG_CODE]);
  page.pressEscape();

  await page.open(`${PROFILE}/bind-mobile/bind-mobile`);
  const mobile = messages.textbox('profile.mobile.mobile');
  const bind = messages.button('profile.mobile.bind');
  await messages.refuses(
    bind,
    [mobile, 'profile.mobile.rule', '12345'],
    [sms, 'profile.mobile.codeRule', '12'],
  );
  const phone = newPhone();
  await mobile.fill(phone);
  for (let time = 0; time < 3; time += 1) {
    await messages.refuses(bind, [sms, 'uni-id-mobile-verify-code-error', WRONG_CODE]);
  }
  await bind.click();
  const asked = steps.captcha.last();
  await messages.at(asked, 'uni-id-captcha-required', '');
  await steps.misread(bind);
  await messages.refuses(bind, [asked, 'profile.mobile.captchaRule']);
  await expect(mobile).toHaveValue(phone);

  await page.open(`${PROFILE}/set-pwd/set-pwd`);
  await messages.place('profile.password.noMobile', 'profile.password.noMobileText');
  await changePassword(page, messages, someone);
});

test('a first password', async ({ page, apps, messages }) => {
  const someone = person(apps.main);
  await someone.loginByCode(newPhone());
  page.login(someone);
  await page.open(`${PROFILE}/set-pwd/set-pwd`);
  const password = messages.field('profile.password.new');
  const repeat = messages.field('profile.password.repeat');
  const mobile = messages.textbox('profile.password.mobile');
  const { captcha, smsCode: code, typeTwice } = accountSteps(messages);
  const confirm = messages.button('profile.password.confirm');
  await messages.refuses(
    confirm,
    [password, 'profile.password.rule', 'abc'],
    [repeat, 'profile.password.notEqual', 'abd'],
    [mobile, 'profile.password.mobileRule', '138'],
    [code, 'profile.password.codeRule', '123'],
  );
  await messages.refuses(messages.button('account.parts.send'), [captcha, 'account.parts.captchaFirst']);
  await typeTwice([password, repeat], 'pine-2027');
  await mobile.fill(newPhone());
  await messages.refuses(confirm, [code, 'uni-id-mobile-verify-code-error', WRONG_CODE]);
  await expect(password).toHaveValue('pine-2027');
});

test('settings and closing the account', async ({ page, apps, network, messages }) => {
  // No device of the tests declines or lacks a lock by itself.
  let problem = 'NotAllowedError';
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.assign(navigator, {
    credentials: {
      create() {
        const error = new DOMException('', problem);
        problem = 'NotSupportedError';
        return Promise.reject(error);
      },
    },
  });
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('', 'SecurityError')) });
  await loggedIn(page, apps.main);
  network.fails('account.passkeys', 'lost');
  await page.open(SETTINGS);
  await messages.alert('profile.passkeys.failed', 'framework.request.unavailable');
  network.restore();
  await messages.again('profile.passkeys.failed', 'profile.passkeys.retry');
  const add = messages.button('profile.passkeys.add');
  for (const problem of ['cancelled', 'unsupported'] as const) {
    await add.click();
    await messages.alert(`profile.passkeys.problem.${problem}`);
  }
  await network.during('account.passkeyRegistration', refusal('passkey-limit', 'zh-Hans'), () => add.click());
  await messages.alert('passkey-limit');
  await network.during('account.exportData', SYSTEM, () =>
    row(page, messages.text('profile.settings.export')).click(),
  );
  await messages.alert('framework.request.system');
  await row(page, messages.text('profile.settings.clear')).click();
  await messages.dialog(['profile.settings.clearTitle'], 'profile.settings.clearConfirm');
  await messages.toast('profile.settings.clearFailed');

  await page.open(`${PROFILE}/deactivate/deactivate`);
  const next = messages.button('profile.deactivate.next');
  await next.click();
  const tick = page.getByRole('checkbox');
  await messages.at(tick, 'profile.deactivate.tickMissing');
  await tick.check();
  network.fails('account.deactivate', refusal('uni-id-account-banned', 'zh-Hans'));
  await next.click();
  await messages.dialog(['profile.deactivate.askTitle'], 'profile.deactivate.confirm');
  await messages.alert('uni-id-account-banned');
  await expect(tick).toBeChecked();
});

const row = (page: TestPage, label: string) =>
  page
    .locator('main li')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('button');

async function changePassword(page: TestPage, messages: PageMessages, someone: Person): Promise<void> {
  await page.open(`${PROFILE}/change_pwd/change_pwd`);
  const old = messages.field('profile.password.old');
  const next = messages.field('profile.password.new');
  const repeat = messages.field('profile.password.repeat');
  const change = messages.button('profile.password.change');
  await messages.refuses(
    change,
    [old, 'profile.password.oldEmpty'],
    [next, 'profile.password.rule', 'abc'],
    [repeat, 'profile.password.notEqual', 'abd'],
  );
  await old.fill(PASSWORD);
  await messages.refuses(change, [next, 'profile.password.same', PASSWORD]);
  await accountSteps(messages).refusesCommon([next, repeat], change, 'pine-2027');
  await messages.refuses(change, [old, 'uni-id-password-error', 'wrong-1']);
  await expect(next).toHaveValue('pine-2027');
  for (let time = 0; time < 5; time += 1) {
    const tried = someone.id.updatePwd({ oldPassword: `wrong-${time}`, newPassword: 'pine-2027' });
    await expect(tried).rejects.toMatchObject({ code: 'uni-id-password-error' });
  }
  await change.click();
  await messages.alert('uni-id-password-error-exceed-limit');
}

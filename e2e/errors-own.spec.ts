import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { faultyLine, refusal, SYSTEM, waysToFail } from './support/faulty-line.ts';
import { idCard } from './support/id-card.ts';
import { comeIn, PASSWORD, type Person, person } from './support/member.ts';
import { readAs } from './support/reading.ts';
import { REFUSED_IN } from './support/refused-in.ts';
import { type Said, saidIn } from './support/said.ts';
import type { ServedApp } from './support/served-apps.ts';
import { newPhone } from './support/sponsoring.ts';
import { expect, open, test } from './support/test.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';
const OWN = `${UNI_ID}/userinfo`;
const REAL_NAME = `${OWN}/realname-verify/realname-verify`;
const SETTINGS = '/pages/ucenter/settings/settings';
const WRONG = '000000';

/** Registers somebody who is at home on the page. */
async function member(page: Page, app: ServedApp): Promise<Person> {
  const someone = person(app);
  await someone.register();
  await comeIn(page, someone);
  return someone;
}

test.describe.configure({ timeout: 120_000 });

for (const language of REFUSED_IN) {
  test(`one’s own name, numbers and passwords (${language})`, async ({ page, context, problems, apps }) => {
    await readAs(context, { language });
    const line = await faultyLine(page, problems);
    const said = saidIn(page, language);
    const captcha = said.textbox('account.parts.captcha');
    const someone = await member(page, apps.main);

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

  test(`a first password (${language})`, async ({ page, context, apps }) => {
    await readAs(context, { language });
    const said = saidIn(page, language);
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

  test(`a real name: the form, and how the face step can end (${language})`, async ({
    page,
    context,
    problems,
    apps,
  }) => {
    await readAs(context, { language });
    const line = await faultyLine(page, problems);
    const said = saidIn(page, language);
    const [someone, other] = [await member(page, apps.main), person(apps.main)];
    await other.register();
    const agreed = AGREEMENT_VERSIONS.realName;
    const taken = { realName: '李秀兰', idCard: idCard(), agreed };
    const passed = await other.account.startRealName(taken);
    await ended(passed, 'pass');
    await other.id.getFrvAuthResult(passed);

    await open(page, REAL_NAME);
    const name = said.textbox('profile.realname.name');
    const card = said.textbox('profile.realname.idCard');
    const start = said.button('profile.realname.start');
    await said.refuses(start, [name, 'profile.realname.nameEmpty'], [card, 'profile.realname.idCardRule']);
    await said.refuses(
      start,
      [name, 'profile.realname.nameRule', 'Wang'],
      [card, 'profile.realname.idCardRule', '330106195006120000'],
    );
    await name.fill('王秀兰');
    await card.fill(idCard());
    await start.click();
    await said.dialog(['account.agreement.askTitle'], 'account.agreement.notYet');
    await page.getByRole('checkbox').check({ force: true });
    for (const code of [
      'uni-id-frv-fail',
      'agreement-unknown',
      'uni-id-config-field-required',
      'uni-id-realname-verified',
    ] as const) {
      line.fails('account.startRealName', refusal(code, language));
      await start.click();
      await said.alert(code);
    }
    line.fails('account.startRealName', refusal('uni-id-invalid-realname', language, 'realName'));
    await start.click();
    await said.at(name, 'uni-id-invalid-realname', '王秀兰');
    line.fails('account.startRealName', refusal('uni-id-invalid-idcard', language, 'idCard'));
    await start.click();
    await said.at(card, 'uni-id-invalid-idcard');
    line.fails('account.startRealName', { errCode: 0, errMsg: '', ...{ certifyId: 'of-an-app', url: null } });
    await start.click();
    await said.alert('profile.realname.fault.unsupported');
    line.mends();

    for (const [press, words] of [
      ['interrupt', 'profile.realname.fault.interrupted'],
      ['fail', 'uni-id-frv-fail'],
    ] as const) {
      if (press === 'fail') {
        await said.button('profile.realname.again').click();
        await name.fill('王秀兰');
        await card.fill(idCard());
        await page.getByRole('checkbox').check({ force: true });
      }
      await start.click();
      await page.waitForURL(/\/realname\/simulated\//);
      await page.locator(`button[value="${press}"]`).click();
      await said.alert('profile.realname.failedTitle', words);
    }
    for (const [code, words] of [
      ['10010', 'profile.realname.fault.exception'],
      ['10012', 'profile.realname.fault.network'],
      ['10020', 'profile.realname.fault.deviceTime'],
      ['10099', ['profile.realname.fault.unknown', { code: '10099' }]],
    ] as const) {
      await open(page, `${REAL_NAME}?certifyId=nobody-${code}&code=${code}`);
      await said.alert('profile.realname.failedTitle', words);
    }
    await open(page, `${REAL_NAME}?certifyId=`);
    await said.alert('profile.realname.failedTitle', 'profile.realname.fault.noCertifyId');
    const { certifyId } = await someone.account.startRealName({
      realName: '王秀兰',
      idCard: idCard(),
      agreed,
    });
    await page.goto(`#${REAL_NAME}?certifyId=${certifyId}`);
    await said.place('profile.realname.processing', 'profile.realname.processingText');
    line.fails('uni-id-co.getFrvAuthResult', 'lost');
    await page.goto(`#${REAL_NAME}?certifyId=unknown`);
    await said.alert('profile.realname.unknownYet', 'framework.request.unavailable');
    line.mends();

    await page.goto(`#${REAL_NAME}`);
    await page.getByRole('checkbox').check({ force: true });
    await name.fill('李秀兰');
    await card.fill(taken.idCard);
    await start.click();
    await said.at(card, 'uni-id-idcard-exists', taken.idCard);
    // Three have been begun today; five may be.
    for (let time = 0; time < 2; time += 1) {
      await someone.account.startRealName({ realName: '王秀兰', idCard: idCard(), agreed });
    }
    await card.fill(idCard());
    await start.click();
    await said.alert('uni-id-realname-verify-upper-limit');
    await expect(name).toHaveValue('李秀兰');
  });

  test(`settings, the picture and closing the account (${language})`, async ({
    page,
    context,
    problems,
    apps,
  }) => {
    await readAs(context, { language });
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
    const line = await faultyLine(page, problems);
    const said = saidIn(page, language);
    await member(page, apps.main);
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

/** The face step of who has no screen: the provider's page, answered by its form. */
async function ended({ url }: { url: string | null }, action: string): Promise<void> {
  const answer = await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { CODE, login, memberOn, PASSWORD, person, withFingerprint } from '../support/member.ts';
import { countCalls, interceptCall } from '../support/network.ts';
import { readPicture } from '../support/picture.ts';
import { NARROW_PX } from '../support/screens.ts';
import { setClockAhead } from '../support/served-apps.ts';
import { newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const UNI_ID = '/uni_modules/uni-id-pages/pages';
const SETTINGS = '/pages/ucenter/settings/settings';
const tick = (page: Page) => page.getByRole('checkbox').check({ force: true });

test('what is ticked when registering is on record with its version, and found in the settings', async ({
  page,
  apps,
}) => {
  const someone = person(apps.main);
  await open(page, `${UNI_ID}/register/register`);
  await page.getByLabel(say('account.register.username'), { exact: true }).fill(someone.name);
  await page.getByLabel(say('account.register.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(say('account.register.repeat'), { exact: true }).fill(PASSWORD);
  await readPicture(page, say);
  await tick(page);
  await page.getByRole('button', { name: say('account.register.submit') }).click();
  await expect(page).not.toHaveURL(/register/);

  await someone.login(PASSWORD);
  const { agreed } = await someone.account.agreements({});
  const shown = { version: '2026-11-22', language: 'zh-Hans', occasion: 'register' };
  expect(agreed).toMatchObject([
    { agreement: 'privacy', ...shown },
    { agreement: 'service', ...shown },
  ]);

  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, SETTINGS);
  await page.getByRole('button', { name: say('profile.agreements.title') }).click();
  const sheet = page.getByRole('dialog', { name: say('profile.agreements.title') });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  for (const text of ['用户服务协议', '隐私政策']) {
    const row = sheet.getByRole('listitem').filter({ hasText: text });
    await expect(row).toContainText(/2026年11月22日版，\d{4}年\d{1,2}月\d{1,2}日同意/);
  }
  await expectNoSidewaysScroll(page, 'what was agreed to');
  await expectTapTargets(page, 'what was agreed to');
  await expectAccessible(page, 'what was agreed to');
});

test('a tick before the code by text message counts; who comes by an address alone is asked on its page', async ({
  page,
  apps,
}) => {
  const enter = async (phone: string) => {
    await readPicture(page, say);
    await expect(page.getByText(say('account.parts.sentTo', { target: phone }))).toBeVisible();
    await page.getByLabel(say('account.parts.smsCode'), { exact: true }).fill(CODE);
  };
  const recorded = async () => {
    await expect(page.getByText(say('account.login.registered'))).toBeVisible();
    const { account } = await memberOn(page, apps.main);
    expect((await account.agreements({})).agreed).toMatchObject([
      { occasion: 'register' },
      { occasion: 'register' },
    ]);
  };
  const phone = newPhone();
  await open(page, `${UNI_ID}/login/login-withoutpwd`);
  await page.getByLabel(say('account.login.mobile'), { exact: true }).fill(phone);
  await tick(page);
  await page.getByRole('button', { name: say('account.login.next') }).click();
  await enter(phone);
  await recorded();

  await page.evaluate(() => localStorage.clear());
  const other = newPhone();
  await open(page, `${UNI_ID}/login/login-smscode?phoneNumber=${other}`);
  await enter(other);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: say('account.agreement.notYet') }).click();
  expect(await page.evaluate(() => localStorage.getItem('uni_id_token'))).toBeNull();
  await tick(page);
  await page.getByRole('button', { name: say('account.login.submit') }).click();
  await recorded();
});

test('a check of the real name asks for a consent of its own first', async ({ page, apps }) => {
  const someone = person(apps.main);
  await someone.register();
  await login(page, someone);
  await open(page, `${UNI_ID}/userinfo/realname-verify/realname-verify`);
  await page.getByLabel(say('profile.realname.name'), { exact: true }).fill('王秀兰');
  await page.getByLabel(say('profile.realname.idCard'), { exact: true }).fill('11010519491231002X');
  await expect(page.getByText(/我单独同意圆光寺为实名认证处理/)).toBeVisible();
  await page.getByRole('button', { name: say('profile.realname.start') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('敏感个人信息');
  await dialog.getByRole('button', { name: say('account.agreement.notYet') }).click();
  expect((await someone.account.agreements({})).agreed).toEqual([]);
  await tick(page);
  await page.getByRole('button', { name: say('profile.realname.start') }).click();
  await page.waitForURL(/\/realname\/simulated\//);
  expect((await someone.account.agreements({})).agreed).toMatchObject([
    { agreement: 'realName', version: '2026-11-22', occasion: 'realName' },
  ]);
});

test('what was changed of the account, and a login that failed, are found in the settings', async ({
  page,
  apps,
}) => {
  const someone = person(apps.main);
  await someone.register();
  await expect(
    person(apps.main).id.login({ username: someone.name, password: 'wrong-1' }),
  ).rejects.toMatchObject({ code: 'uni-id-password-error' });
  await someone.id.updatePwd({ oldPassword: PASSWORD, newPassword: 'pond-22' });
  await someone.login('pond-22');
  await login(page, someone);
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, SETTINGS);
  await page.getByRole('button', { name: say('profile.changes.title') }).click();
  const sheet = page.getByRole('dialog', { name: say('profile.changes.title') });
  const rows = sheet.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(say('profile.changes.kind.password'));
  await expect(rows.nth(1)).toContainText(say('profile.changes.kind.loginFailed'));
  await expectNoSidewaysScroll(page, 'what was changed');
  await expectAccessible(page, 'what was changed');
});

test('a text in force that was not agreed to is asked for on one’s own pages, without closing anything', async ({
  page,
  apps,
}) => {
  const someone = person(apps.main);
  await someone.register();
  await login(page, someone);
  const answers = countCalls(page, 'account.agree');
  // As the server says it from the day on which a text comes into force.
  await interceptCall(page, 'account.me', (me) => ({ ...me, notAgreed: answers() === 0 ? ['privacy'] : [] }));
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, '/pages/ucenter/ucenter');
  const asked = page.getByRole('region', { name: say('profile.agreementUpdate.title') });
  await expect(asked).toContainText(say('profile.agreementUpdate.text'));
  await expectNoSidewaysScroll(page, 'a text to agree to');
  await expectTapTargets(page, 'a text to agree to');
  await asked.getByRole('link', { name: say('profile.agreements.privacy') }).click();
  await expect(page).toHaveURL(/pages\/agreement\/privacy$/);
  await open(page, SETTINGS);
  await expect(page.getByRole('button', { name: say('profile.changes.title') })).toBeVisible();
  await expectAccessible(page, 'a text to agree to');
  await asked.getByRole('button', { name: say('profile.agreementUpdate.agree') }).click();
  await expect(page.getByText(say('profile.agreementUpdate.done'))).toBeVisible();
  await expect(asked).toHaveCount(0);
  expect((await someone.account.agreements({})).agreed).toMatchObject([
    { agreement: 'privacy', version: '2026-11-22', occasion: 'renewed' },
  ]);
});

test.describe('with a clock of its own', () => {
  test.use({ baseURL: async ({ apps }, use) => use(`${apps.switched.url}/zhuyin/`) });

  test('a passkey is added long after the login once the password was said in place', async ({
    page,
    apps,
  }) => {
    await withFingerprint(page);
    const someone = person(apps.switched);
    // As if the login had been a while ago.
    await setClockAhead(apps, -16);
    await someone.register();
    await setClockAhead(apps, 0);
    await login(page, someone);
    await open(page, SETTINGS);
    await page.getByRole('button', { name: say('profile.passkeys.add') }).click();
    const sheet = page.getByRole('dialog', { name: say('profile.proof.title') });
    const password = sheet.getByLabel(say('profile.proof.password'), { exact: true });
    await expectAccessible(page, 'the password asked for in place');
    await password.fill('wrong-1');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    expect((await someone.account.passkeys({})).passkeys).toEqual([]);
    await password.fill(PASSWORD);
    await sheet.getByRole('button', { name: say('profile.proof.go') }).click();
    await expect(page.getByText(say('profile.passkeys.added'))).toBeVisible();
    await expect(sheet).toBeHidden();
    expect((await someone.account.passkeys({})).passkeys).toHaveLength(1);
  });
});

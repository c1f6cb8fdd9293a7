import {
  agree,
  arrived,
  askForCode,
  BASE,
  box,
  button,
  CODE,
  forget,
  LOGIN,
  link,
  loginWithPassword,
  newName,
  PASSWORD,
  password,
  register,
  say,
  token,
  USERINFO,
} from '../support/login-pages.ts';
import { withFingerprint } from '../support/member.ts';
import { readPicture } from '../support/picture.ts';
import { setClockAhead } from '../support/served-apps.ts';
import { newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';

test('a phone number and its code log in, and none of the login pages is left behind', async ({ page }) => {
  const phone = newPhone();
  await open(page, '/home');
  await page.goto('#/about');
  await page.goto(`#${LOGIN}`);
  await button(page, 'login.next').click();
  await expect(box(page, 'login.mobile')).toHaveAccessibleDescription(/手机号码格式不正确/);
  await box(page, 'login.mobile').fill(`+86 ${phone}`);
  await expect(box(page, 'login.mobile')).toHaveValue(phone);
  await agree(page);
  await box(page, 'login.mobile').press('Enter');
  await expect(page).toHaveURL(new RegExp(`login-smscode\\?phoneNumber=${phone}`));

  await box(page, 'parts.captcha').fill('0000');
  await expect(box(page, 'parts.captcha')).toHaveAccessibleDescription(/图形验证码不正确/);
  await askForCode(page, phone);
  const code = box(page, 'parts.smsCode');
  await expect(code).toBeFocused();
  await page.keyboard.type('000000');
  await expect(code).toHaveAccessibleDescription(/短信验证码不正确/);
  await code.fill(CODE);
  await expect(page).toHaveURL(/#\/about$/);
  await expect(page.getByText(say('account.login.registered'))).toBeVisible();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('uni-id-pages-userInfo') ?? '{}')),
  ).toMatchObject({
    mobile: expect.stringContaining('****'),
  });
  await page.goBack();
  await expect(page).toHaveURL(/#\/home$/);
});

test('a code by email logs in where the page is asked for it', async ({ page }) => {
  const email = `${newName()}@example.org`;
  await open(page, LOGIN);
  await button(page, 'login.withEmail').click();
  await box(page, 'login.email').fill('nobody@nowhere');
  await readPicture(page, say);
  await expect(box(page, 'login.email')).toHaveAccessibleDescription(/邮箱格式不正确/);
  await box(page, 'login.email').fill(email);
  await button(page, 'parts.send').click();
  await expect(page.getByText(say('account.parts.sentTo', { target: email }))).toBeVisible();
  await box(page, 'parts.emailCode').fill(CODE);
  await agree(page);
  await button(page, 'login.submit').click();
  await expect(page).toHaveURL(/#\/$/);
  expect(await token(page)).not.toBeNull();
});

test('a password: checked in its order, a picture only after three failures', async ({ page }) => {
  const name = newName();
  await register(page, name);
  await forget(page);
  await open(page, `${BASE}/login/login-withpwd`);
  await button(page, 'login.submit').click();
  await expect(password(page, 'login.password')).toHaveAccessibleDescription(
    say('account.fieldErrors.passwordEmpty'),
  );
  await expect(box(page, 'login.account')).toHaveAccessibleDescription(
    new RegExp(say('account.fieldErrors.accountEmpty')),
  );
  await agree(page);
  for (let time = 0; time < 3; time += 1) {
    await expect(box(page, 'parts.captcha')).toHaveCount(0);
    await loginWithPassword(page, name, `wrong-${time}`);
    await expect(password(page, 'login.password')).toHaveAccessibleDescription(/密码不正确/);
  }
  await loginWithPassword(page, name);
  await expect(box(page, 'parts.captcha')).toHaveAccessibleDescription(/请输入图形验证码/);
  await readPicture(page, say);
  await box(page, 'parts.captcha').press('Enter');
  await expect(page).toHaveURL(/#\/$/);
  await open(page, LOGIN);
  await expect(page.getByText(say('account.login.already'))).toBeVisible();
});

test.describe('a minute later', () => {
  test.use({ baseURL: async ({ apps }, use) => use(`${apps.switched.url}/zhuyin/`) });

  test('a forgotten password is set anew by email', async ({ page, apps }) => {
    const email = `${newName()}@example.org`;
    await open(page, `${BASE}/register/register-by-email`);
    await box(page, 'login.email').fill(email);
    await askForCode(page, email);
    await box(page, 'parts.emailCode').fill(CODE);
    await password(page, 'register.password').fill(PASSWORD);
    await password(page, 'register.repeat').fill(PASSWORD);
    await agree(page);
    await button(page, 'register.submit').click();
    await arrived(page, /register/);
    await forget(page);

    await open(page, `${BASE}/login/login-withpwd`);
    await link(page, 'login.forgot').click();
    await link(page, 'retrieve.byEmail').click();
    await box(page, 'login.email').fill(email);
    // Another code for the same address is only sent after a minute.
    await setClockAhead(apps, 2);
    await askForCode(page, email);
    await setClockAhead(apps, 0);
    await box(page, 'parts.emailCode').fill(CODE);
    await password(page, 'retrieve.password').fill('pine-2027');
    await password(page, 'retrieve.repeat').fill('pine-2027');
    await button(page, 'retrieve.submit').click();
    await expect(page.getByText(say('account.retrieve.done'))).toBeVisible();
    await expect(box(page, 'login.account')).toHaveValue(email);
    await agree(page);
    await loginWithPassword(page, email, 'pine-2027');
    await expect.poll(() => token(page)).not.toBeNull();
  });
});

test('a number given and locked cannot be changed where the password is set anew', async ({ page }) => {
  const phone = newPhone();
  await open(page, `${BASE}/retrieve/retrieve?phoneNumber=${phone}&lock=1`);
  await expect(box(page, 'login.mobile')).toHaveValue(phone);
  await expect(box(page, 'login.mobile')).toHaveAttribute('readonly', '');
});

test('the page that needs a login leads to it and back, without a token and with one that has ended', async ({
  page,
}) => {
  const name = newName();
  await register(page, name);
  await forget(page);
  await open(page, '/home');
  await page.goto(`#${USERINFO}?showLoginManage=1`);
  await expect(page).toHaveURL(
    new RegExp(`#${LOGIN}\\?uniIdRedirectUrl=${encodeURIComponent(`${USERINFO}?showLoginManage=1`)}`),
  );
  await button(page, 'login.withPassword').click();
  // Not the box of the page that is being left.
  await expect(box(page, 'login.account')).toBeVisible();
  await agree(page);
  await loginWithPassword(page, name);
  await expect(page).toHaveURL(new RegExp(`#${USERINFO}\\?showLoginManage=1$`));
  await page.evaluate(() => localStorage.setItem('uni_id_token_expired', '1'));
  await page.goto('#/home');
  await page.goto(`#${USERINFO}`);
  await expect(page).toHaveURL(new RegExp(`#${LOGIN}`));
});

test('a login the server no longer knows leads to the login page', async ({ page }) => {
  await open(page, '/home');
  await page.evaluate(() => {
    const payload = btoa(JSON.stringify({ uid: 'f'.repeat(24), role: [], permission: [] }));
    localStorage.setItem('uni_id_token', `e30.${payload}.x`);
    localStorage.setItem('uni_id_token_expired', String(Date.now() + 3_600_000));
  });
  await page.goto(`#${USERINFO}`);
  await expect(page).toHaveURL(new RegExp(`#${LOGIN}\\?uniIdRedirectUrl=`));
  expect(await token(page)).toBeNull();
});

test('a login leads nowhere outside the app', async ({ page }) => {
  const name = newName();
  await register(page, name);
  await forget(page);
  for (const outside of ['https://elsewhere.example/', '//elsewhere.example', LOGIN]) {
    await page.goto('about:blank');
    await open(page, `${BASE}/login/login-withpwd?uniIdRedirectUrl=${encodeURIComponent(outside)}`);
    await agree(page);
    await loginWithPassword(page, name);
    await arrived(page, /login|elsewhere/);
    await forget(page);
  }
});

test.describe('a passkey of this device', () => {
  test.beforeEach(async ({ page }) => {
    await withFingerprint(page);
    await register(page, newName());
    await open(page, '/pages/ucenter/settings/settings');
    await page.getByRole('button', { name: say('profile.passkeys.add') }).click();
    await expect(page.getByText(say('profile.passkeys.added'))).toBeVisible();
    await forget(page);
  });

  test('logs in with one press', async ({ page }) => {
    // A simulated device also answers the offer at the text field, at once: it would log in before the press.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await page.reload();
    await open(page, LOGIN);
    await button(page, 'login.passkey').click();
    await arrived(page, /login/);
  });

  test('is offered at the text field, and choosing it there logs in', async ({ page }) => {
    await open(page, LOGIN);
    await arrived(page, /login/);
  });
});

test('the guide is agreed to once and leads back; declining leads home', async ({ page }) => {
  await open(page, '/about');
  await page.goto('#/pages/uni-agree/uni-agree');
  await button(page, 'guide.notNow').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('account.guide.leave') })
    .click();
  await expect(page).toHaveURL(/#\/home$/);
  await page.goto('#/pages/uni-agree/uni-agree');
  await button(page, 'guide.agree').click();
  await expect(page).toHaveURL(/#\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('userprotocol'))).toBe('1');
});

test('the agreements are read above the form, and nothing typed is lost', async ({ page }) => {
  await open(page, LOGIN);
  await box(page, 'login.mobile').fill('138');
  await page.getByRole('link', { name: '《隐私政策》' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('宗教信仰属于敏感个人信息');
  await sheet
    .getByRole('button', { name: say('account.agreement.close') })
    .last()
    .click();
  await expect(box(page, 'login.mobile')).toHaveValue('138');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

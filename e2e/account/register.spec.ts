import {
  agree,
  BASE,
  box,
  button,
  newName,
  PASSWORD,
  password,
  register,
  say,
  token,
} from '../support/login-pages.ts';
import { readPicture } from '../support/picture.ts';
import { knownDevice } from '../support/reading.ts';
import { expect, open, test } from '../support/test.ts';

test('registering says at each field what is wrong, asks for the agreement, and leads back', async ({
  page,
}) => {
  await open(page, '/home');
  await page.goto(`#${BASE}/register/register?uniIdRedirectUrl=${encodeURIComponent('/about?part=hours')}`);
  const says = async (name: string, error: string) => {
    await button(page, 'register.submit').click();
    await expect(password(page, name)).toHaveAccessibleDescription(
      new RegExp(say(`account.fieldErrors.${error}`)),
    );
  };
  await says('register.username', 'usernameEmpty');
  await expect(password(page, 'register.username')).toBeFocused();
  for (const [typed, error] of [
    ['ab', 'username'],
    ['13812345678', 'usernamePhone'],
    ['2026', 'usernameDigits'],
    ['静慧', 'usernameChinese'],
  ] as const) {
    await box(page, 'register.username').fill(typed);
    await says('register.username', error);
  }
  await box(page, 'register.username').fill(newName());
  const nickname = page.getByRole('textbox', { name: new RegExp(say('account.register.nickname')) });
  await nickname.fill('123');
  await button(page, 'register.submit').click();
  await expect(nickname).toHaveAccessibleDescription(new RegExp(say('account.fieldErrors.nickname')));
  await nickname.fill('静慧');
  await says('register.password', 'passwordEmpty');
  await password(page, 'register.password').fill('123456');
  await says('register.password', 'password');
  await password(page, 'register.password').fill(PASSWORD);
  await expect(page.getByText(say('account.parts.strength3'))).toBeVisible();
  await password(page, 'register.repeat').fill('lotus-2027');
  await says('register.repeat', 'repeat');
  await password(page, 'register.repeat').fill(PASSWORD);
  await says('parts.captcha', 'captcha');

  await readPicture(page, say, '0000');
  await button(page, 'register.submit').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: say('account.agreement.notYet') }).click();
  await expect(dialog).toBeHidden();
  expect(await token(page)).toBeNull();
  await button(page, 'register.submit').click();
  await dialog.getByRole('button', { name: say('account.agreement.agree') }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  // The picture was misread: a new one, and everything else stays.
  await expect(box(page, 'parts.captcha')).toHaveAccessibleDescription(/图形验证码不正确/);
  await expect(box(page, 'parts.captcha')).toHaveValue('');
  await readPicture(page, say);
  await password(page, 'register.repeat').press('Enter');
  await expect(page).toHaveURL(/#\/about\?part=hours$/);
  await expect(page.getByText(say('account.login.registered'))).toBeVisible();
  expect(await token(page)).not.toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/#\/home$/);
});

test('a taken name is said at its field', async ({ page, browser, baseURL }) => {
  const name = newName();
  await register(page, name);
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  await knownDevice(other);
  const second = await other.newPage();
  await open(second, `${BASE}/register/register`);
  await box(second, 'register.username').fill(name);
  await password(second, 'register.password').fill(PASSWORD);
  await password(second, 'register.repeat').fill(PASSWORD);
  await readPicture(second, say);
  await agree(second);
  await button(second, 'register.submit').click();
  await expect(box(second, 'register.username')).toHaveAccessibleDescription(/此账号已注册/);
  await other.close();
});

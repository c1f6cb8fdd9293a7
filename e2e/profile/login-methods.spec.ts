import { login, newMember, PASSWORD, person, withFingerprint } from '../support/member.ts';
import { answer, askForCode, PROFILE, row, say } from '../support/profile-pages.ts';
import { setClockAhead } from '../support/served-apps.ts';
import { newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';

test('a password is changed with the one before, and then asked for anew', async ({ page, apps }) => {
  const someone = await newMember(page, apps.main);
  await open(page, PROFILE.settings);
  await row(page, 'profile.settings.changePassword').getByRole('link').click();
  const old = page.getByLabel(say('profile.password.old'), { exact: true });
  const next = page.getByLabel(say('profile.password.new'), { exact: true });
  const repeat = page.getByLabel(say('profile.password.repeat'), { exact: true });
  const change = page.getByRole('button', { name: say('profile.password.change') });
  await old.fill('wrong-1');
  await next.fill('lotus-2');
  await repeat.fill('lotus-3');
  await change.click();
  await expect(repeat).toHaveAccessibleDescription(new RegExp(say('profile.password.notEqual')));
  await repeat.fill('lotus-2');
  await change.click();
  await expect(old).toHaveAttribute('aria-invalid', 'true');
  await old.fill(PASSWORD);
  await change.click();
  await expect(page).toHaveURL(/login\/login-withpwd/);
  expect(await page.evaluate(() => localStorage.getItem('uni_id_token'))).toBeNull();
  await expect(person(apps.main, someone.name).login(PASSWORD)).rejects.toMatchObject({
    code: 'uni-id-password-error',
  });
  await person(apps.main, someone.name).login('lotus-2');
});

test.describe('with a clock of its own', () => {
  test.use({ baseURL: async ({ apps }, use) => use(`${apps.switched.url}/zhuyin/`) });

  test('who came by a code sets a first password', async ({ page, apps }) => {
    const someone = person(apps.switched);
    const phone = newPhone();
    await someone.loginByCode(phone);
    await login(page, someone);
    await open(page, PROFILE.userinfo);
    await row(page, 'profile.userinfo.setPassword').getByRole('link').click();
    await page.getByLabel(say('profile.password.new'), { exact: true }).fill('lotus-4');
    await page.getByLabel(say('profile.password.repeat'), { exact: true }).fill('lotus-4');
    await page.getByLabel(say('profile.password.mobile'), { exact: true }).fill(phone);
    // One code a minute goes to a number; this app's clock can be put ahead.
    await setClockAhead(apps, 2);
    await askForCode(page);
    await setClockAhead(apps, 0);
    await page.getByRole('button', { name: say('profile.password.confirm'), exact: true }).click();
    await expect(page.getByText(say('profile.password.set'))).toBeVisible();
    await expect(row(page, 'profile.userinfo.changePassword')).toBeVisible();
    await person(apps.switched).id.login({ mobile: phone, password: 'lotus-4' });
  });
});

test.describe('devices', () => {
  test('others are listed and logged out, one and all', async ({ page, apps }) => {
    const someone = await newMember(page, apps.main);
    const [first, second] = [person(apps.main, someone.name), person(apps.main, someone.name)];
    await first.login(PASSWORD);
    await second.login(PASSWORD);
    await open(page, PROFILE.settings);
    const list = page.getByRole('region', { name: say('profile.sessions.title') });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByText(say('profile.sessions.current'), { exact: true })).toHaveCount(1);
    await list
      .getByRole('button', { name: /^退出 / })
      .first()
      .click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('button', { name: say('profile.sessions.others') }).click();
    await answer(page, say('profile.sessions.others'));
    await expect(list.getByRole('listitem')).toHaveCount(1);
    for (const gone of [first, second]) {
      await expect(gone.account.me({})).rejects.toMatchObject({ code: /uni-id/ as unknown });
    }
  });

  test('a passkey of this device is added, listed and taken away', async ({ page, apps }) => {
    await withFingerprint(page);
    const someone = await newMember(page, apps.main);
    await open(page, PROFILE.settings);
    await page.getByRole('button', { name: say('profile.passkeys.add') }).click();
    await expect(page.getByText(say('profile.passkeys.added'))).toBeVisible();
    const list = page.getByRole('region', { name: say('profile.passkeys.title') });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    expect((await someone.account.passkeys({})).passkeys).toHaveLength(1);
    await page.getByRole('button', { name: say('profile.passkeys.add') }).click();
    await expect(page.getByText(say('profile.passkeys.problem.known'))).toBeVisible();
    await list.getByRole('listitem').getByRole('button').click();
    await answer(page, say('profile.passkeys.remove'));
    await expect(list.getByRole('listitem')).toHaveCount(0);
  });
});

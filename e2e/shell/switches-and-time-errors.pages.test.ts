import { FIND } from '../support/halls.ts';
import { CAPTCHA, CODE, PASSWORD, type Person, person } from '../support/member.ts';
import { test as base, expect } from '../support/pages/test.ts';
import { type ServedApp, setClockAhead, throwSwitch } from '../support/served-apps.ts';
import { newPhone, payLabel, sponsorForm } from '../support/sponsoring.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const WAY = '/uni_modules/uni-id-pages/pages';
const LOGIN = `${WAY}/login/login-withoutpwd`;
const PROFILE = `${WAY}/userinfo`;
const say = words('zh-Hans');

/** These throw switches, put the clock ahead and judge accounts of an app of their own; one after the other. */
const test = base.extend<{ app: ServedApp }>({ app: async ({ apps }, use) => use(apps.refusing) });

/** Somebody of the temple's office, who may judge accounts. */
async function office(app: ServedApp): Promise<Person> {
  const staff = person(app, 'office');
  await staff.id
    .registerAdmin({ username: staff.name, password: PASSWORD })
    // A run that was broken off has left one.
    .catch(() => staff.login(PASSWORD));
  return staff;
}

test('what is closed: sponsoring, before and while a form is filled, and a module', async ({
  page,
  apps,
  messages,
}) => {
  const close = (key: string, value: boolean) => throwSwitch(apps, key, value, 'refusing');
  await page.open('/');
  const form = sponsorForm(page, say);
  await form.name().fill('陈静慧');
  await form.contact().fill('13812345678');
  await close('buyclosed', true);
  await form.action().click();
  await messages.alert('sponsor.summary.failed', 'buying-closed');
  page.pressEscape();
  await expect(form.name()).toHaveValue('陈静慧');
  await page.reload();
  await messages.place('sponsor.entry.closedTitle', 'sponsor.entry.closedText');
  await close('buyclosed', false);
  await close('modules.temple', false);
  page.leave();
  await page.open('/about');
  await messages.place('shell.page.closed', 'shell.page.closedHint');
  await close('modules.temple', true);
});

test('what comes too late: a picture, a code, a payment', async ({ page, apps, messages }) => {
  const ahead = (minutes: number) => setClockAhead(apps, minutes, 'refusing');
  const captcha = messages.textbox('account.parts.captcha');
  const phone = newPhone();
  await page.open(`${WAY}/login/login-smscode?phoneNumber=${phone}`);
  await page.getByRole('checkbox').check();
  await messages.picture();
  await ahead(4);
  await captcha.fill(CAPTCHA);
  await messages.at(captcha, 'uni-captcha-verify-overdue', '');
  await ahead(0);
  await messages.picture();
  await captcha.fill(CAPTCHA);
  const sms = messages.textbox('account.parts.smsCode');
  await expect(page.getByText(messages.text(['account.parts.sentTo', { target: phone }]))).toBeVisible();
  await ahead(4);
  await sms.fill(CODE);
  await messages.at(sms, 'uni-id-mobile-verify-code-error', CODE);
  await ahead(0);

  const { orderToken } = await visitor(apps.refusing).place();
  await page.open(`/result?token=${orderToken}`);
  await messages.button('sponsor.result.payNow').click();
  const pay = page.getByRole('dialog').getByRole('button', { name: payLabel(say) });
  await expect(pay).toBeVisible();
  await ahead(31);
  await pay.click();
  await messages.place('sponsor.result.expiredTitle', 'sponsor.result.expiredText');
  await ahead(0);
});

for (const [what, where, title, hint] of [
  ['a sponsorship', '/searchresult', 'lookup.noneTitle', 'lookup.noneHint'],
  ['a tablet', FIND, 'hall.find.none', 'hall.find.noneHint'],
] as const) {
  test(`a look-up of ${what}, for which a picture has to be read`, async ({ page, messages }) => {
    await page.open(`${where}?query=${newPhone()}`);
    const captcha = messages.textbox('account.parts.captcha');
    const send = page
      .locator('main form')
      .last()
      .getByRole('button', { name: messages.text('lookup.submit') });
    await expect(page.getByText(messages.text('lookup.captchaHint'))).toBeVisible();
    const picture = page.getByRole('img', { name: messages.text('account.parts.captchaAlt') });
    await expect(picture).toBeVisible();
    await captcha.fill('wrong');
    await send.click();
    await messages.at(captcha, 'uni-captcha-verify-fail', '');
    await expect(picture).toBeVisible();
    await captcha.fill(CAPTCHA);
    await send.click();
    await messages.place(title, hint);
  });
}

test('accounts that may not come in, and the place of the first administrator', async ({
  page,
  apps,
  network,
  messages,
}) => {
  const staff = await office(apps.refusing);
  await page.open(`${WAY}/login/login-withpwd`);
  const account = messages.textbox('account.login.account');
  const submit = messages.button('account.login.submit');
  await page.getByRole('checkbox').check();
  for (const standings of [
    [
      [1, 'uni-id-account-banned'],
      [2, 'uni-id-account-auditing'],
    ],
    [
      [3, 'uni-id-account-audit-failed'],
      [4, 'uni-id-account-closed'],
    ],
  ] as const) {
    const someone = person(apps.refusing);
    await someone.register();
    const { uid } = await someone.account.me({});
    await account.fill(someone.name);
    await messages.field('account.login.password').fill(PASSWORD);
    for (const [status, code] of standings) {
      await staff.id.updateUser({ uid, status });
      await submit.click();
      await messages.alert(code);
      await expect(account).toHaveValue(someone.name);
    }
  }

  await page.open(`${WAY}/register/register-admin`);
  await messages.place('account.register.adminClosed', 'account.register.adminClosedHint');
  // Somebody else was first while this page stood open.
  network.changes('account.loginMethods', (ways) => ({ ...ways, adminOpen: true }));
  await page.reload();
  await messages.textbox('account.register.username').fill('abbot');
  await messages.field('account.register.password').fill('pine-2027');
  await messages.field('account.register.repeat').fill('pine-2027');
  await page.getByRole('checkbox').check();
  await messages.button('account.register.adminSubmit').click();
  await messages.alert(['account.register.failed', { reason: messages.text('uni-id-admin-exists') }]);
});

test('a number that is another’s, and a login that ended with a ban', async ({ page, apps, messages }) => {
  const staff = await office(apps.refusing);
  const ahead = (minutes: number) => setClockAhead(apps, minutes, 'refusing');
  const [owner, someone] = [person(apps.refusing), person(apps.refusing)];
  const phone = newPhone();
  await owner.loginByCode(phone);
  await someone.register();
  page.login(someone);
  await page.open(`${PROFILE}/bind-mobile/bind-mobile`);
  const mobile = messages.textbox('profile.mobile.mobile');
  await mobile.fill(phone);
  // One code a minute goes to a number.
  await messages.picture();
  await ahead(2);
  await messages.textbox('account.parts.captcha').fill(CAPTCHA);
  await expect(page.getByText(messages.text(['account.parts.sentTo', { target: phone }]))).toBeVisible();
  await messages.textbox('account.parts.smsCode').fill(CODE);
  await messages.button('profile.mobile.bind').click();
  await messages.at(mobile, 'uni-id-bind-conflict', phone);

  // The page once more, after the office has banned the account.
  const left = `${PROFILE}/deactivate/deactivate`;
  await page.open(left);
  await expect(messages.button('profile.deactivate.next')).toBeVisible();
  const { uid } = await someone.account.me({});
  await ahead(0);
  await staff.id.updateUser({ uid, status: 1 });
  await page.reload();
  await expect
    .poll(page.url)
    .toMatch(new RegExp(`#${LOGIN}\\?uniIdRedirectUrl=${encodeURIComponent(left)}$`));
  await messages.place('account.login.title');
  expect(localStorage.getItem('uni_id_token')).toBeNull();
});

import type { Page } from '@playwright/test';
import type { Language } from '@yuanguang/contract/languages';
import { as, CAPTCHA, CODE, PASSWORD, type Person, person } from './support/member.ts';
import { readOnIn } from './support/reading.ts';
import { REFUSED_IN } from './support/refused-in.ts';
import { type Said, saidIn } from './support/said.ts';
import { type ServedApp, setClockAhead, throwSwitch } from './support/served-apps.ts';
import { newPhone, payLabel, sponsoring } from './support/sponsoring.ts';
import { expect, open, test } from './support/test.ts';
import { visitor } from './support/visitor.ts';
import { meddle } from './support/wire.ts';
import { words } from './support/words.ts';

const WAY = '/uni_modules/uni-id-pages/pages';
const LOGIN = `${WAY}/login/login-withoutpwd`;
const OWN = `${WAY}/userinfo`;
const FEEDBACK = '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback';

/** These throw switches, put the clock ahead and judge accounts of an app of their own; one after the other. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ baseURL: async ({ apps }, use) => use(`${apps.refusing.url}/zhuyin/`) });

/** The same in each language, on one page. */
async function inEach(page: Page, work: (said: Said, language: Language) => Promise<void>): Promise<void> {
  for (const language of REFUSED_IN) {
    await readOnIn(page, language);
    await test.step(language, () => work(saidIn(page, language), language));
  }
}

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
}) => {
  const close = (key: string, value: boolean) => throwSwitch(apps, key, value, 'refusing');
  await inEach(page, async (said, language) => {
    await open(page, '/');
    const form = sponsoring(page, words(language));
    await form.fill({ name: '陈静慧', contact: '13812345678' });
    await close('buyclosed', true);
    await form.action().click();
    await said.alert('sponsor.summary.failed', 'buying-closed');
    await page.keyboard.press('Escape');
    await expect(form.name()).toHaveValue('陈静慧');
    await page.reload();
    await said.place('sponsor.entry.closedTitle', 'sponsor.entry.closedText');
    await close('buyclosed', false);
    await close('modules.temple', false);
    await page.goto('icon.svg');
    await open(page, '/about');
    await said.place('shell.page.closed', 'shell.page.closedHint');
    await close('modules.temple', true);
  });
});

test('what comes too late: a picture, a code, an upload, a payment', async ({ page, apps, problems }) => {
  problems.expect(/\/upload$|status of 403/);
  const ahead = (minutes: number) => setClockAhead(apps, minutes, 'refusing');
  const someone = person(apps.refusing);
  await someone.register();
  await page.route('**/upload', async (route) => {
    await ahead(11);
    const response = await route.fetch();
    await ahead(0);
    await route.fulfill({ response });
  });
  await inEach(page, async (said, language) => {
    const captcha = said.textbox('account.parts.captcha');
    const phone = newPhone();
    await open(page, `${WAY}/login/login-smscode?phoneNumber=${phone}`);
    await page.getByRole('checkbox').check({ force: true });
    await said.picture();
    await ahead(4);
    await captcha.fill(CAPTCHA);
    await said.at(captcha, 'uni-captcha-verify-overdue', '');
    await ahead(0);
    await said.picture();
    await captcha.fill(CAPTCHA);
    const sms = said.textbox('account.parts.smsCode');
    await expect(page.getByText(said.text(['account.parts.sentTo', { target: phone }]))).toBeVisible();
    await ahead(4);
    await sms.fill(CODE);
    await said.at(sms, 'uni-id-mobile-verify-code-error', CODE);
    await ahead(0);

    const { orderToken } = await visitor(apps.refusing, language).place();
    await open(page, `/result?token=${orderToken}`);
    await said.button('sponsor.result.payNow').click();
    const pay = page.getByRole('dialog').getByRole('button', { name: payLabel(words(language)) });
    await expect(pay).toBeVisible();
    await ahead(31);
    await pay.click();
    await said.place('sponsor.result.expiredTitle', 'sponsor.result.expiredText');
    await ahead(0);

    await as(page, someone);
    await open(page, FEEDBACK);
    const picker = page.locator('main input[type="file"]');
    await picker.setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await said.at(picker, 'upload-expired');
    await page.evaluate(() => localStorage.removeItem('uni_id_token'));
  });
});

test('a look-up for which a picture has to be read', async ({ page }) => {
  await inEach(page, async (said) => {
    await open(page, `/searchresult?query=${newPhone()}`);
    const captcha = said.textbox('lookup.captcha');
    const send = page
      .locator('main form')
      .last()
      .getByRole('button', { name: said.text('lookup.submit') });
    await expect(page.getByText(said.text('lookup.captchaHint'))).toBeVisible();
    await captcha.fill('wrong');
    await send.click();
    await said.at(captcha, 'captcha-wrong', '');
    await captcha.fill(CAPTCHA);
    await send.click();
    await said.place('lookup.noneTitle', 'lookup.noneHint');
  });
});

test('accounts that may not come in, and the place of the first administrator', async ({ page, apps }) => {
  const staff = await office(apps.refusing);
  await inEach(page, async (said) => {
    await open(page, `${WAY}/login/login-withpwd`);
    const account = said.textbox('account.login.account');
    const submit = said.button('account.login.submit');
    await page.getByRole('checkbox').check({ force: true });
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
      await said.field('account.login.password').fill(PASSWORD);
      for (const [status, code] of standings) {
        await staff.id.updateUser({ uid, status });
        await submit.click();
        await said.alert(code);
        await expect(account).toHaveValue(someone.name);
      }
    }

    await open(page, `${WAY}/register/register-admin`);
    await said.place('account.register.adminClosed', 'account.register.adminClosedHint');
    // Somebody else was first while this page stood open.
    await meddle(page, 'account.loginMethods', (ways) => ({ ...ways, adminOpen: true }));
    await page.reload();
    await said.textbox('account.register.username').fill('abbot');
    await said.field('account.register.password').fill('pine-2027');
    await said.field('account.register.repeat').fill('pine-2027');
    await page.getByRole('checkbox').check({ force: true });
    await said.button('account.register.adminSubmit').click();
    await said.alert(['account.register.failed', { reason: said.text('uni-id-admin-exists') }]);
    await page.unrouteAll();
  });
});

test('a number that is another’s, and a login that ended with a ban', async ({ page, apps }) => {
  const staff = await office(apps.refusing);
  const ahead = (minutes: number) => setClockAhead(apps, minutes, 'refusing');
  await inEach(page, async (said) => {
    const [owner, someone] = [person(apps.refusing), person(apps.refusing)];
    const phone = newPhone();
    await owner.comeByCode(phone);
    await someone.register();
    await as(page, someone);
    await open(page, `${OWN}/bind-mobile/bind-mobile`);
    const mobile = said.textbox('profile.mobile.mobile');
    await mobile.fill(phone);
    // One code a minute goes to a number.
    await said.picture();
    await ahead(2);
    await said.textbox('account.parts.captcha').fill(CAPTCHA);
    await expect(page.getByText(said.text(['account.parts.sentTo', { target: phone }]))).toBeVisible();
    await said.textbox('account.parts.smsCode').fill(CODE);
    await said.button('profile.mobile.bind').click();
    await said.at(mobile, 'uni-id-bind-conflict', phone);

    // The page once more, after the office has banned the account.
    const left = `${OWN}/deactivate/deactivate`;
    await open(page, left);
    await expect(said.button('profile.deactivate.next')).toBeVisible();
    const { uid } = await someone.account.me({});
    await ahead(0);
    await staff.id.updateUser({ uid, status: 1 });
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`#${LOGIN}\\?uniIdRedirectUrl=${encodeURIComponent(left)}$`));
    await said.place('account.login.title');
    expect(await page.evaluate(() => localStorage.getItem('uni_id_token'))).toBeNull();
  });
});

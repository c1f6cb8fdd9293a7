import { PASSWORD, person } from '../support/member.ts';
import { expect, test } from '../support/pages/test.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';
const LOGIN = `${UNI_ID}/login/login-withoutpwd`;
const USERINFO = `${UNI_ID}/userinfo/userinfo`;
const CHANGE = `${UNI_ID}/userinfo/change_pwd/change_pwd`;

/** All that may be wrong with a login, as the gateway's objects and its database function say it (PROTOCOL 1.5). */
const ENDED = [
  'uni-id-token-expired',
  'uni-id-check-token-failed',
  'uni-id-token-not-exist',
  'uni-id-check-device-feature-failed',
  'TOKEN_INVALID',
  'TOKEN_INVALID_TOKEN_EXPIRED',
  'TOKEN_INVALID_WRONG_TOKEN',
  'TOKEN_INVALID_INVALID_CLIENTID',
  'TOKEN_INVALID_ANONYMOUS_USER',
] as const;

test('a login that is not good any more leads to the login page and back', async ({
  page,
  apps,
  network,
  messages,
}) => {
  const someone = person(apps.main);
  await someone.register();
  const atLogin = async (from: string) => {
    await expect
      .poll(page.url)
      .toMatch(new RegExp(`#${LOGIN}\\?uniIdRedirectUrl=${encodeURIComponent(from)}$`));
    await messages.place('account.login.title');
    await messages.nothing();
    expect(localStorage.getItem('uni_id_token')).toBeNull();
  };
  await page.open('/home');
  for (const code of ENDED) {
    network.fails('account.me', { errCode: code, errMsg: `${code}: token无效，跳转登录页面` });
    page.login(someone);
    const from = `${USERINFO}?showLoginManage=true&of=${code}`;
    await page.open(from);
    await atLogin(from);
  }
  network.restore();

  // In the middle of a form: logged out on another device meanwhile.
  page.leave();
  page.login(someone);
  await page.open(CHANGE);
  await messages.field('profile.password.old').fill(PASSWORD);
  await messages.field('profile.password.new').fill('pine-2027');
  await messages.field('profile.password.repeat').fill('pine-2027');
  const elsewhere = person(apps.main, someone.name);
  await elsewhere.login(PASSWORD);
  await elsewhere.account.logoutElsewhere({});
  await messages.button('profile.password.change').click();
  await atLogin(CHANGE);
  // Back in, the way leads to where it began.
  await messages.button('account.login.withPassword').click();
  await messages.textbox('account.login.account').fill(someone.name);
  await messages.field('account.login.password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await messages.button('account.login.submit').click();
  await expect.poll(page.url).toMatch(new RegExp(`#${CHANGE}$`));
});

import { as, PASSWORD, person } from './support/member.ts';
import { expect, open, test } from './support/refusals.ts';
import { REFUSED_IN } from './support/refused-in.ts';

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

test.describe.configure({ timeout: 120_000 });

for (const language of REFUSED_IN) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a login that is not good any more leads to the login page and back', async ({
      page,
      apps,
      line,
      said,
    }) => {
      const someone = person(apps.main);
      await someone.register();
      const atLogin = async (from: string) => {
        await expect(page).toHaveURL(new RegExp(`#${LOGIN}\\?uniIdRedirectUrl=${encodeURIComponent(from)}$`));
        await said.place('account.login.title');
        await said.nothing();
        expect(await page.evaluate(() => localStorage.getItem('uni_id_token'))).toBeNull();
      };
      await open(page, '/home');
      for (const code of ENDED) {
        line.fails('account.me', { errCode: code, errMsg: `${code}: token无效，跳转登录页面` });
        await page.evaluate(({ token, tokenExpired }) => {
          localStorage.setItem('uni_id_token', token);
          localStorage.setItem('uni_id_token_expired', String(tokenExpired));
        }, someone.kept);
        const from = `${USERINFO}?showLoginManage=true&of=${code}`;
        await page.goto(`#${from}`);
        await atLogin(from);
      }
      line.mends();

      // In the middle of a form: logged out on another device meanwhile.
      await as(page, someone);
      await open(page, CHANGE);
      await said.field('profile.password.old').fill(PASSWORD);
      await said.field('profile.password.new').fill('pine-2027');
      await said.field('profile.password.repeat').fill('pine-2027');
      const elsewhere = person(apps.main, someone.name);
      await elsewhere.login(PASSWORD);
      await elsewhere.account.logoutElsewhere({});
      await said.button('profile.password.change').click();
      await atLogin(CHANGE);
      // Back in, the way leads to where it began.
      await said.button('account.login.withPassword').click();
      await said.textbox('account.login.account').fill(someone.name);
      await said.field('account.login.password').fill(PASSWORD);
      await page.getByRole('checkbox').check({ force: true });
      await said.button('account.login.submit').click();
      await expect(page).toHaveURL(new RegExp(`#${CHANGE}$`));
    });
  });
}

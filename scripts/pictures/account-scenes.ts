import { comeIn } from '../../e2e/support/member.ts';
import { settled } from '../../e2e/support/settled.ts';
import { words } from '../../e2e/support/words.ts';
import { filled, go, type Route, type Scene } from './scene.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';

/** A page as a member sees it, or who has verified a real name. */
function own(page: string, route: string | Route, state: 'member' | 'verified' = 'member'): Scene {
  return {
    page,
    state,
    whole: true,
    async prepare(tab, world) {
      await comeIn(tab, world[state]);
      await go(tab, world, typeof route === 'string' ? route : route(world));
      await settled(tab);
    },
  };
}

/** A sheet of the settings, opened by the row of that name. */
function sheet(name: 'agreements' | 'changes'): Scene {
  return {
    page: 'settings',
    state: name,
    whole: false,
    async prepare(tab, world, { language }) {
      const title = words(language)(`profile.${name}.title`);
      await comeIn(tab, world.verified);
      await go(tab, world, '/pages/ucenter/settings/settings');
      await settled(tab);
      await tab.getByRole('button', { name: title }).click();
      await tab.getByRole('dialog', { name: title }).locator('li').first().waitFor();
    },
  };
}

/** A form that is sent as it stands: every fault at its field. */
function faults(page: string, route: string, button: string): Scene {
  return {
    page,
    state: 'faults',
    whole: true,
    async prepare(tab, world, { language }) {
      await go(tab, world, route);
      await settled(tab);
      await tab.getByRole('button', { name: words(language)(button), exact: true }).click();
      await tab.locator('[aria-invalid="true"]').first().waitFor();
    },
  };
}

/** The pages of accounts, of oneself, and what is read and said there. */
export const ACCOUNT_SCENES: readonly Scene[] = [
  filled('login', `${UNI_ID}/login/login-withoutpwd`),
  filled('login password', `${UNI_ID}/login/login-withpwd`),
  faults('login password', `${UNI_ID}/login/login-withpwd`, 'account.login.submit'),
  filled('login code', `${UNI_ID}/login/login-smscode?phoneNumber=13812345678`),
  filled('register', `${UNI_ID}/register/register`),
  faults('register', `${UNI_ID}/register/register`, 'account.register.submit'),
  filled('register email', `${UNI_ID}/register/register-by-email`),
  filled('register admin', `${UNI_ID}/register/register-admin`),
  filled('retrieve', `${UNI_ID}/retrieve/retrieve`),
  filled('retrieve email', `${UNI_ID}/retrieve/retrieve-by-email`),
  filled('webview', `${UNI_ID}/common/webview/webview?url=https%3A%2F%2Fexample.org%2F`),
  filled('agree', '/pages/uni-agree/uni-agree'),
  filled('service', '/pages/agreement/service'),
  filled('privacy', '/pages/agreement/privacy'),
  filled('ucenter', '/pages/ucenter/ucenter', 'visitor'),
  own('ucenter', '/pages/ucenter/ucenter'),
  filled('settings', '/pages/ucenter/settings/settings', 'visitor'),
  own('settings', '/pages/ucenter/settings/settings'),
  sheet('agreements'),
  sheet('changes'),
  own('userinfo', `${UNI_ID}/userinfo/userinfo`),
  own('crop', `${UNI_ID}/userinfo/cropImage/cropImage`),
  own('mobile', `${UNI_ID}/userinfo/bind-mobile/bind-mobile`),
  own('change password', `${UNI_ID}/userinfo/change_pwd/change_pwd`),
  own('set password', `${UNI_ID}/userinfo/set-pwd/set-pwd`),
  own('real name', `${UNI_ID}/userinfo/realname-verify/realname-verify`),
  own('real name', `${UNI_ID}/userinfo/realname-verify/realname-verify`, 'verified'),
  own('deactivate', `${UNI_ID}/userinfo/deactivate/deactivate`),
  filled('feedback', '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback', 'visitor'),
  own('feedback', '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback'),
  filled('news', '/pages/news/list'),
  filled('article', ({ articleId }) => `/pages/news/detail?id=${articleId}`),
  filled('orders', '/pages/ucenter/orders/orders', 'visitor'),
  own('orders', '/pages/ucenter/orders/orders'),
  own('result', ({ tokens }) => `/result?token=${tokens.paid}`),
  own('read log', '/pages/ucenter/read-news-log/read-news-log'),
];

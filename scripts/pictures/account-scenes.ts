import { loginOnEveryLoad } from '../../e2e/support/member.ts';
import { words } from '../../e2e/support/words.ts';
import { own, type Scene, show } from './scene.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';

/** A sheet of the settings, opened by the row of that name. */
function sheet(name: 'agreements' | 'changes'): Scene {
  return {
    page: 'settings',
    state: name,
    whole: false,
    async prepare(tab, world, { language }) {
      const title = words(language)(`profile.${name}.title`);
      await loginOnEveryLoad(tab, world.verified);
      await show(tab, world, '/pages/ucenter/settings/settings');
      await tab.getByRole('button', { name: title }).click();
      await tab.getByRole('dialog', { name: title }).locator('li').first().waitFor();
    },
  };
}

/** A form that is sent as it stands: every error at its field. */
function fieldErrors(page: string, route: string, button: string): Scene {
  return {
    page,
    state: 'field-errors',
    whole: true,
    async prepare(tab, world, { language }) {
      await show(tab, world, route);
      await tab.getByRole('button', { name: words(language)(button), exact: true }).click();
      await tab.locator('[aria-invalid="true"]').first().waitFor();
    },
  };
}

/** States of the pages of accounts that are not seen by opening them. */
export const ACCOUNT_SCENES: readonly Scene[] = [
  fieldErrors('login-withpwd', `${UNI_ID}/login/login-withpwd`, 'account.login.submit'),
  fieldErrors('register', `${UNI_ID}/register/register`, 'account.register.submit'),
  sheet('agreements'),
  sheet('changes'),
  own('realname-verify', `${UNI_ID}/userinfo/realname-verify/realname-verify`, 'verified'),
  own('result', ({ tokens }) => `/result?token=${tokens.paid}`),
];

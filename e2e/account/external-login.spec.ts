import type { Page } from '@playwright/test';
import { login, memberOn, PASSWORD, person } from '../support/member.ts';
import { ISSUER } from '../support/served-apps.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const LOGIN = '/uni_modules/uni-id-pages/pages/login/login-withoutpwd';
const SETTINGS = '/pages/ucenter/settings/settings';

// The other site's pages ask for letters from afar.
test.beforeEach(({ page }) =>
  page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  ),
);

/** At the other site: who one is, and that the temple may know it. */
async function goThrough(page: Page, subject: string): Promise<void> {
  await page.locator('input[name="login"]').fill(subject);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('button[type="submit"]', { hasText: /continue/i }).click();
}

test('an account of another site opens one here, once the agreements are agreed to', async ({
  page,
  apps,
}) => {
  await open(page, `${LOGIN}?uniIdRedirectUrl=${encodeURIComponent('/about?part=hours')}`);
  const other = page.getByRole('button', { name: ISSUER, exact: true });
  await other.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: say('account.agreement.notYet') }).click();
  await expect(page).toHaveURL(/login-withoutpwd/);
  await other.click();
  await dialog.getByRole('button', { name: say('account.agreement.agree') }).click();
  await goThrough(page, 'first-visitor');
  await expect(page).toHaveURL(/#\/about\?part=hours$/);
  const { account } = await memberOn(page, apps.main);
  expect(await account.me({})).toMatchObject({ linked: ['oidc'] });
  expect((await account.agreements({})).agreed).toMatchObject([
    { occasion: 'register' },
    { occasion: 'register' },
  ]);

  // The only way in cannot be taken away.
  await open(page, SETTINGS);
  await page.getByRole('button', { name: say('profile.providers.unlinkLabel', { name: ISSUER }) }).click();
  await dialog.getByRole('button', { name: say('profile.providers.unlink'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await account.me({})).toMatchObject({ linked: ['oidc'] });
});

test('it is linked to an account that is there already, logs in to it, and is taken away again', async ({
  page,
  apps,
}) => {
  const someone = person(apps.main);
  await someone.register();
  await login(page, someone);
  await open(page, SETTINGS);
  await page.getByRole('button', { name: say('profile.providers.linkLabel', { name: ISSUER }) }).click();
  await goThrough(page, someone.name);
  const unlink = page.getByRole('button', { name: say('profile.providers.unlinkLabel', { name: ISSUER }) });
  await expect(unlink).toBeVisible();
  expect(await someone.account.me({})).toMatchObject({ linked: ['oidc'] });

  await page.evaluate(() => localStorage.removeItem('uni_id_token'));
  await open(page, LOGIN);
  await page.getByRole('button', { name: ISSUER, exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('account.agreement.agree') })
    .click();
  // The other site knows the browser by now, and asks nothing any more.
  await expect(page).toHaveURL(/\/zhuyin\/#(?!.*login)/);
  expect((await (await memberOn(page, apps.main)).account.me({})).uid).toBe(
    (await someone.login(PASSWORD)).uid,
  );

  await open(page, SETTINGS);
  await unlink.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('profile.providers.unlink'), exact: true })
    .click();
  await expect(page.getByText(say('profile.providers.unlinked', { name: ISSUER }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('profile.providers.linkLabel', { name: ISSUER }) }),
  ).toBeVisible();
  expect(await someone.account.me({})).toMatchObject({ linked: [] });
});

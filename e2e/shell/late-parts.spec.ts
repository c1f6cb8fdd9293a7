import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { NARROW_PX } from '../support/screens.ts';
import { expect, open, type Problems, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/*
 * Parts of pages whose code is fetched on its own, and does not come: the page around them stands, what was typed is there,
 * and something is said that helps.
 */
const say = words('zh-Hans');
const UNI_ID = '/uni_modules/uni-id-pages/pages';

async function lose(page: Page, problems: Problems, file: string): Promise<void> {
  problems.expect(/console (error|warning):|request failed: .*\/assets\//);
  await page.route(`**/assets/${file}-*.js`, (route) => route.abort('failed'));
}

test('the text of an agreement does not come: the form keeps what was typed, and a window of its own has the text', async ({
  page,
  context,
  problems,
}) => {
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await lose(page, problems, 'agreement-text');
  await open(page, `${UNI_ID}/register/register`);
  const name = page.getByLabel(say('account.register.username'), { exact: true });
  await name.fill('wang-xiulan');
  await page.locator('main label').getByRole('link', { name: '《隐私政策》' }).click();
  const sheet = page.getByRole('dialog', { name: say('account.agreement.privacy') });
  await expect(sheet.getByRole('alert')).toContainText(say('account.agreement.textFailed'));
  await expectNoSidewaysScroll(page, 'the text of an agreement that did not come');
  await expectTapTargets(page, 'the text of an agreement that did not come');
  await expectAccessible(page, 'the text of an agreement that did not come');
  const opened = context.waitForEvent('page');
  await sheet.getByRole('link', { name: say('account.agreement.textElsewhere') }).click();
  const other = await opened;
  await expect(other).toHaveURL(/pages\/agreement\/privacy$/);
  await expect(other.locator('main')).toContainText('个人信息');
  await sheet.getByRole('button', { name: say('account.agreement.close') }).click();
  await expect(name).toHaveValue('wang-xiulan');
});

test('the reading sheet does not come: it is told, and the page stands', async ({ page, problems }) => {
  await lose(page, problems, 'reading-sheet');
  await open(page, '/search');
  for (const _time of ['first', 'second']) {
    await page.getByRole('button', { name: say('shell.nav.reading') }).click();
    await expect(page.getByText(say('shell.page.partFailedTold'))).toBeVisible();
    await expect(page.getByText(say('shell.page.partFailedTold'))).toBeHidden({ timeout: 15_000 });
  }
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the device’s own way in does not come: the others are there', async ({ page, problems }) => {
  await lose(page, problems, 'passkey');
  const lost = page.waitForEvent('requestfailed', (request) => /\/passkey-/.test(request.url()));
  await open(page, `${UNI_ID}/login/login-withpwd`);
  await lost;
  await expect(page.getByRole('button', { name: say('account.login.submit'), exact: true })).toBeVisible();
  await expect(page.getByText(say('shell.page.partFailed'))).toHaveCount(0);
});

test('the form for corrections does not come: the order stands behind it, and a tap opens the page anew', async ({
  page,
  apps,
  problems,
}) => {
  const { orderToken } = await visitor(apps.main).placePaid();
  await lose(page, problems, 'amend-form');
  await open(page, `/result?token=${orderToken}`);
  await page.getByRole('button', { name: say('sponsor.amend.open') }).click();
  const sheet = page.getByRole('dialog', { name: say('sponsor.amend.open') });
  await expect(sheet.getByRole('alert')).toContainText(say('shell.page.partFailed'));
  await page.unroute('**/assets/amend-form-*.js');
  await sheet.getByRole('button', { name: say('shell.page.retry') }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: say('sponsor.amend.open') }).click();
  await expect(sheet.getByRole('textbox').first()).toBeVisible();
});

import type { Page } from '@playwright/test';
import { login, person } from '../support/member.ts';
import { knownDevice } from '../support/reading.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Fills the form of a lamp that stands before one, and lights it. */
async function light(page: Page, name: string): Promise<void> {
  await page.getByLabel(say('hall.light.name')).fill(name);
  await page.getByLabel(say('sponsor.form.contact')).fill('13800138000');
  await page.getByRole('checkbox', { name: say('hall.light.consent') }).check();
  await button(page, say('hall.light.do')).click();
  await expect(
    page.getByRole('main').getByRole('heading', { name: say('hall.tablet.status.lamp.standing') }),
  ).toBeVisible();
}

test('a visitor lights a lamp without a gift, finds it in the hall at once, and takes it down', async ({
  page,
}) => {
  await open(page, '/pages/hall/memorial');
  await link(page, say('hall.light.do')).click();
  // Nothing is lit without a way to tell of it, nor without consent, and each is said at its place.
  await button(page, say('hall.light.do')).click();
  await expect(page.getByLabel(say('sponsor.form.contact'))).toBeFocused();
  await page.getByLabel(say('hall.light.name')).fill('12345');
  await page.getByLabel(say('hall.light.name')).blur();
  await expect(page.getByText('姓名与称谓请只写文字')).toBeVisible();
  await light(page, '林秀英');
  await expect(page.getByText('林秀英')).toBeVisible();

  await link(page, say('hall.tablet.toHall.memorial')).click();
  await button(page, say('hall.mine')).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('您的灯在第');
  // Nobody's name stands in the hall.
  await expect(page.getByText('林秀英')).toHaveCount(0);
  await link(page, say('hall.see')).click();
  await button(page, say('hall.tablet.withdraw.lamp.do')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('hall.tablet.withdraw.lamp.do') })
    .click();
  await expect(
    page.getByRole('main').getByRole('heading', { name: say('hall.tablet.status.lamp.withdrawn') }),
  ).toBeVisible();
  await open(page, '/pages/hall/memorial');
  await expect(button(page, say('hall.mine'))).toHaveCount(0);
});

test('a lamp of an account is found on every device of it, burns on when asked, and another’s link opens nothing', async ({
  page,
  browser,
  apps,
  problems,
}) => {
  const member = person(apps.main);
  await member.register();
  await login(page, member);
  await open(page, '/pages/hall/light?hall=blessing');
  await light(page, '');
  const until = page.locator('main dt', { hasText: say('hall.tablet.until') }).locator('xpath=..');
  const before = (await until.textContent()) ?? '';
  await button(page, say('hall.tablet.renew.open')).click();
  await button(page, say('hall.tablet.renew.do')).click();
  await expect(until).not.toHaveText(before);

  const context = await browser.newContext({ baseURL: `${apps.main.url}/zhuyin/`, locale: 'zh-CN' });
  await knownDevice(context);
  const other = await context.newPage();
  await login(other, member);
  await open(other, '/pages/hall/mine');
  await expect(other.getByRole('list', { name: say('hall.titles.mine') }).getByRole('listitem')).toHaveCount(
    1,
  );
  await open(other, '/pages/hall/blessing');
  await expect(button(other, say('hall.mine'))).toBeVisible();
  await context.close();

  problems.expect(/answer 400|Failed to load resource/);
  await open(page, '/pages/hall/tablet?token=AaIKWjwtPYyOQLO5yyiQnPdv2w97lyYWIra90w');
  await expect(page.getByRole('heading', { name: say('hall.tablet.gone') })).toBeVisible();
});

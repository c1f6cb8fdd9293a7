import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { loggedIn } from '../support/member.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const FEEDBACK = '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback';
const LOGIN = '/uni_modules/uni-id-pages/pages/login/login-withoutpwd';

const message = (page: Page) => page.getByRole('textbox', { name: say('feedback.form.content') });
const send = (page: Page) => page.getByRole('button', { name: say('feedback.form.submit') });
const picker = (page: Page) => page.locator('main input[type="file"]');
const pictures = (page: Page) => page.getByRole('img', { name: /^第 \d 张图片$/ });

/** A real picture: what is on the screen. */
const picture = async (page: Page, name = 'screen.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

test('a visitor writes without an account, is thanked, and is led to the login and back if they wish', async ({
  page,
}) => {
  await open(page, FEEDBACK);
  const contact = page.getByRole('textbox', { name: say('feedback.visitor.contact') });
  await contact.fill('微信 wang');
  await send(page).click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveAccessibleDescription(say('feedback.form.fieldErrors.content'));
  await expect(contact).toHaveAccessibleDescription(new RegExp(say('feedback.visitor.contactWrong')));
  await expect(picker(page)).toHaveCount(0);
  await message(page).fill('功德芳名的字太小，看不清');
  await contact.fill('wang@example.com');
  const login = page.getByRole('link', { name: say('feedback.visitor.login') });
  await expect(login).toHaveAttribute('href', `#${LOGIN}?uniIdRedirectUrl=${encodeURIComponent(FEEDBACK)}`);
  // What is written outlives a reload, as with an account.
  await page.reload();
  await expect(message(page)).toHaveValue('功德芳名的字太小，看不清');
  await contact.fill('wang@example.com');
  await expectAccessible(page, 'feedback of a visitor');
  await send(page).click();
  const thanks = page.getByRole('status').filter({ hasText: say('feedback.thanks.title') });
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText(say('feedback.visitor.thanksAnswered'));
  await page.getByRole('button', { name: say('feedback.thanks.again') }).click();
  await expect(message(page)).toHaveValue('');
});

test('the form of a visitor fits the smallest screen with the largest text, in Thai', async ({
  page,
  context,
}) => {
  await readAs(context, { language: 'th', text: '1.5', theme: 'dark' });
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, FEEDBACK);
  await expect(page.getByRole('button', { name: words('th')('feedback.form.submit') })).toBeVisible();
  await expectNoSidewaysScroll(page, 'feedback of a visitor');
  await expectTapTargets(page, 'feedback of a visitor');
});

test('what is wrong is said at its field, and the first of them takes the focus', async ({ page, apps }) => {
  await loggedIn(page, apps.main);
  await open(page, FEEDBACK);
  await page.getByRole('textbox', { name: say('feedback.form.mobile') }).fill('打给我');
  await send(page).click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveAccessibleDescription(say('feedback.form.fieldErrors.content'));
  const phone = page.getByRole('textbox', { name: say('feedback.form.mobile') });
  await expect(phone).toHaveAccessibleDescription(say('feedback.form.fieldErrors.mobile'));
});

test('a message with pictures is sent, thanked for, and listed', async ({ page, apps }) => {
  await loggedIn(page, apps.main);
  await open(page, FEEDBACK);
  await expect(page.getByText(say('feedback.mine.empty'))).toBeVisible();
  await message(page).fill('功德芳名的字太小，看不清');
  await picker(page).setInputFiles([await picture(page, 'one.png'), await picture(page, 'two.png')]);
  await expect(pictures(page)).toHaveCount(2);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: say('feedback.form.remove', { n: 1 }) }).click();
  await expect(pictures(page)).toHaveCount(1);
  await page.getByRole('textbox', { name: say('feedback.form.contact') }).fill('wang@example.com');
  await page.getByRole('textbox', { name: say('feedback.form.mobile') }).fill('138 0013 8000');
  await send(page).click();
  const thanks = page.getByRole('status').filter({ hasText: say('feedback.thanks.title') });
  await expect(thanks).toBeFocused();
  const mine = page.getByRole('region', { name: say('feedback.mine.title') });
  await expect(mine.getByText('功德芳名的字太小，看不清')).toBeVisible();
  await expect(mine.getByText(say('feedback.mine.waiting'))).toBeVisible();
  const thumb = mine.getByRole('link', { name: say('feedback.mine.picture', { n: 1 }) }).locator('img');
  await expect
    .poll(() => thumb.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: say('feedback.thanks.again') }).click();
  await expect(message(page)).toHaveValue('');
});

test('the seventh picture is left out, and what is no picture is refused in its place', async ({
  page,
  apps,
}) => {
  await loggedIn(page, apps.main);
  await open(page, FEEDBACK);
  const one = await picture(page);
  await picker(page).setInputFiles(Array.from({ length: 7 }, () => one));
  await expect(pictures(page)).toHaveCount(6);
  await expect(page.getByRole('alert')).toHaveText(say('feedback.form.fieldErrors.tooMany'));
  await expect(picker(page)).toBeHidden();
  await page.getByRole('button', { name: say('feedback.form.remove', { n: 6 }) }).click();
  await picker(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(page.getByRole('button', { name: say('feedback.form.retry', { n: 6 }) })).toBeVisible();
  await message(page).fill('附件');
  await send(page).click();
  await expect(picker(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(say('feedback.form.fieldErrors.unsent'));
});

test('what is written outlives a reload', async ({ page, apps }) => {
  await loggedIn(page, apps.main);
  await open(page, FEEDBACK);
  await message(page).fill('写到一半');
  await page.reload();
  await expect(message(page)).toHaveValue('写到一半');
});

test('nothing is counted before the reader agrees, and nothing but pages after', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('uni-stat-receiver')) reports.push(body);
  });
  await open(page, FEEDBACK);
  const consent = page.getByRole('switch', { name: say('feedback.counting.label') });
  await expect(consent).not.toBeChecked();
  // The part that counts is there once the service worker would be asked for.
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
  await consent.click();
  await expect.poll(() => reports.length).toBe(1);
  const { params } = JSON.parse(reports[0] ?? '{}') as { params: string };
  const { functionArgs } = JSON.parse(params) as { functionArgs: { params: [{ requests: string }] } };
  expect(JSON.parse(functionArgs.params[0].requests)).toEqual([
    { lt: 1, url: FEEDBACK },
    { lt: 11, url: FEEDBACK },
  ]);
});

test('everybody can use it', async ({ page, apps }) => {
  await loggedIn(page, apps.main);
  await open(page, FEEDBACK);
  await expectAccessible(page, 'feedback');
});

test('it fits the smallest screen with the largest text, in Thai', async ({ page, context, apps }) => {
  await loggedIn(page, apps.main);
  await readAs(context, { language: 'th', text: '1.5', theme: 'dark' });
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, FEEDBACK);
  await expect(page.getByRole('button', { name: words('th')('feedback.form.submit') })).toBeVisible();
  await picker(page).setInputFiles([await picture(page, 'one.png'), await picture(page, 'two.png')]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectNoSidewaysScroll(page, 'feedback');
  await expectTapTargets(page, 'feedback');
});

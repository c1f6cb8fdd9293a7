import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { CODE, newMember, PASSWORD, person } from '../support/member.ts';
import { interceptCall } from '../support/network.ts';
import { readPicture } from '../support/picture.ts';
import { answer, askForCode, PROFILE, row, say } from '../support/profile-pages.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';

test('a visitor sees the centre of their own, and what leads to it leads to the login first', async ({
  page,
}) => {
  await open(page, '/home');
  await page
    .getByRole('navigation', { name: say('shell.nav.label') })
    .getByRole('link', { name: say('profile.menu.tab') })
    .click();
  await expect(page.getByText(say('profile.ucenter.visitor'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('sponsor.menu.orders') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('profile.menu.realName') })).toHaveCount(0);
  await page.getByText(say('profile.ucenter.visitorHint')).click();
  await expect(page).toHaveURL(/login\/login-withoutpwd\?uniIdRedirectUrl=/);
  await open(page, PROFILE.settings);
  await expect(page.getByRole('link', { name: say('profile.settings.login'), exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('profile.sessions.title') })).toHaveCount(0);
  await open(page, PROFILE.deactivate);
  await expect(page.getByText(say('profile.visitor.title'))).toBeVisible();
});

test('a nickname is checked in its place, kept, and greets its owner', async ({ page, apps }) => {
  await newMember(page, apps.main);
  await open(page, PROFILE.userinfo);
  await row(page, 'profile.userinfo.nickname').getByRole('button').click();
  const field = page.getByLabel(say('profile.userinfo.nicknameLabel'));
  await field.fill('13812345678');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('王秀兰居士');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('profile.userinfo.updated'))).toBeVisible();
  await expect(row(page, 'profile.userinfo.nickname')).toContainText('王秀兰居士');
  await open(page, PROFILE.ucenter);
  await page.reload();
  await expect(page.locator('header').getByText('王秀兰居士')).toBeVisible();
});

/** A picture as a phone takes it, made in the page itself. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 800];
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#a5673f';
      context.fillRect(0, 0, 600, 800);
      context.fillStyle = '#b8893b';
      context.fillRect(600, 0, 600, 800);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('a picture is cut by keys and buttons, kept as 600 × 600, and taken away again', async ({
  page,
  apps,
}) => {
  const someone = await newMember(page, apps.main);
  await open(page, PROFILE.userinfo);
  const buffer = await photo(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('profile.userinfo.addAvatar') }).click();
  await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  const area = page.getByRole('application', { name: say('profile.crop.area') });
  await area.focus();
  for (const key of ['+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await page.getByRole('button', { name: say('profile.crop.nearer') }).click();
  await page.getByRole('button', { name: say('profile.crop.turn') }).click();
  await expect(page.getByLabel(say('profile.crop.zoom'))).toHaveValue(/^1\.4/);
  await page.getByRole('button', { name: say('profile.crop.use') }).click();
  await expect(page.getByText(say('profile.crop.done'))).toBeVisible();
  const picture = page.locator('main img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([600, 600]);
  expect((await someone.account.me({})).avatar).toBeTruthy();
  await page.getByRole('button', { name: say('profile.userinfo.remove') }).click();
  await answer(page, say('profile.userinfo.remove'));
  await expect(picture).toHaveCount(0);
  expect((await someone.account.me({})).avatar).toBeNull();
});

test('what is no picture is told at once, and another can be chosen', async ({ page, apps }) => {
  await newMember(page, apps.main);
  await open(page, PROFILE.crop);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('profile.crop.chooseButton') }).click();
  await (await chooser).setFiles({
    name: 'no.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText(say('profile.crop.unreadable'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('profile.crop.chooseButton') })).toBeVisible();
});

test('a phone number is bound by the code sent to it, and shown in part only', async ({ page, apps }) => {
  await newMember(page, apps.main);
  const phone = newPhone();
  await open(page, PROFILE.userinfo);
  await row(page, 'profile.userinfo.mobile').getByRole('link').click();
  const field = page.getByLabel(say('profile.mobile.mobile'), { exact: true });
  await field.fill('12345');
  await page.getByRole('button', { name: say('profile.mobile.bind') }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(phone);
  await askForCode(page);
  await page.getByRole('button', { name: say('profile.mobile.bind') }).click();
  await expect(page.getByText(say('profile.mobile.bound'))).toBeVisible();
  await expect(row(page, 'profile.userinfo.mobile')).toContainText(
    `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  );
});

test('an email address is bound by the code sent to it, and shown in part only', async ({ page, apps }) => {
  await newMember(page, apps.main);
  const email = `lotus${randomBytes(5).toString('hex')}@example.org`;
  await open(page, PROFILE.userinfo);
  await row(page, 'profile.userinfo.email').getByRole('button').click();
  const sheet = page.getByRole('dialog');
  const field = sheet.getByLabel(say('profile.userinfo.email'), { exact: true });
  await field.fill('lotus@');
  await sheet.getByRole('button', { name: say('profile.userinfo.bind') }).click();
  await expect(field).toHaveAccessibleDescription(say('profile.userinfo.emailRule'));
  await field.fill(email);
  await readPicture(sheet, say);
  await expect(page.getByText(say('account.parts.sentEmail'))).toBeVisible();
  await sheet.getByLabel(say('account.parts.emailCode'), { exact: true }).fill(CODE);
  await sheet.getByRole('button', { name: say('profile.userinfo.bind') }).click();
  await expect(sheet).toBeHidden();
  await expect(row(page, 'profile.userinfo.email')).toContainText('@example.org');
  await expect(row(page, 'profile.userinfo.email')).not.toContainText(email);
});

test('all that is kept of a person comes as one file', async ({ page, apps }) => {
  const someone = await newMember(page, apps.main);
  await open(page, PROFILE.settings);
  const coming = page.waitForEvent('download');
  await row(page, 'profile.settings.export').getByRole('button').click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(someone.name);
});

test('the cache is emptied, the login stays', async ({ page, apps }) => {
  await newMember(page, apps.main);
  await open(page, '/searchresult?query=13800000001');
  await open(page, PROFILE.settings);
  await row(page, 'profile.settings.clear').getByRole('button').click();
  await answer(page, say('profile.settings.clearConfirm'));
  await expect(page.getByText(/缓存已清除/)).toBeVisible();
  const kept = await page.evaluate(() => [
    localStorage.getItem('yuanguang.search'),
    Boolean(localStorage.getItem('uni_id_token')),
  ]);
  expect(kept).toEqual([null, true]);
});

test('logging out asks once and leaves nothing of the person on the device', async ({ page, apps }) => {
  const someone = await newMember(page, apps.main);
  await open(page, PROFILE.settings);
  await page.evaluate(() => {
    localStorage.setItem('yuanguang.orders', '[{"token":"t","sponsorNumber":"1"}]');
    localStorage.setItem('yuanguang.searches', '["往生"]');
  });
  const logOut = page.getByRole('button', { name: say('profile.settings.logout'), exact: true });
  await logOut.click();
  await answer(page, say('profile.settings.stay'));
  await expect(logOut).toBeVisible();
  await logOut.click();
  await answer(page, say('profile.settings.logout'));
  await expect(page).toHaveURL(/login\/login-withoutpwd/);
  await expect(page.locator('main')).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  // Of the device, not of the person; how often it was here among it.
  const impersonal = ['yuanguang.device', 'yuanguang.preferences', 'yuanguang.visits'];
  expect(keys.filter((key) => !impersonal.includes(key))).toEqual([]);
  await expect(someone.account.me({})).rejects.toMatchObject({ name: 'CloudError' });
});

test('closing an account: read, ticked, asked once more, and taken back by a login', async ({
  page,
  apps,
}) => {
  const someone = await newMember(page, apps.main);
  await open(page, PROFILE.deactivate);
  await page.getByRole('button', { name: say('profile.deactivate.next') }).click();
  await expect(page.getByText(say('profile.deactivate.tickMissing'))).toBeVisible();
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: say('profile.deactivate.next') }).click();
  await answer(page, say('profile.deactivate.keep'));
  expect((await someone.account.me({})).erasedAt).toBeNull();
  await page.getByRole('button', { name: say('profile.deactivate.next') }).click();
  await answer(page, say('profile.deactivate.confirm'));
  await expect(page.getByText(say('profile.deactivate.doneTitle'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('uni_id_token'))).toBeNull();
  const again = person(apps.main, someone.name);
  expect(await again.login(PASSWORD)).toMatchObject({ deactivationCancelled: true });
  expect((await again.account.me({})).erasedAt).toBeNull();
});

test('an account that waits for its end says so everywhere, and can be kept', async ({ page, apps }) => {
  await newMember(page, apps.main);
  const erasedAt = new Date(Date.UTC(2030, 0, 1)).toISOString();
  await interceptCall(page, 'account.me', (me) => ({ ...me, erasedAt }));
  for (const route of [PROFILE.ucenter, PROFILE.userinfo, PROFILE.deactivate, PROFILE.settings]) {
    await open(page, route);
    await expect(page.getByRole('button', { name: say('profile.erasure.keep') })).toBeVisible();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: say('profile.erasure.keep') }).click();
  await expect(page.getByText(say('profile.erasure.kept'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('profile.erasure.keep') })).toBeHidden();
});

test('pages of one’s own keep WCAG 2.2 AA as far as a program can tell', async ({ page, apps }) => {
  test.slow();
  await newMember(page, apps.main);
  for (const route of Object.values(PROFILE)) {
    if (route === PROFILE.setPassword) continue; // Without a number it is only an invitation to bind one.
    await open(page, route);
    await expectAccessible(page, route);
  }
});

for (const language of LANGUAGES) {
  test.describe(`in ${language} on the narrowest phone`, () => {
    test.use({ viewport: { width: NARROW_PX, height: 640 } });
    test(`pages of one’s own fit 320 px in the largest text, and can be tapped (${language})`, async ({
      page,
      context,
      apps,
    }) => {
      test.slow();
      await readAs(context, { language, text: '1.5' });
      await newMember(page, apps.main);
      for (const route of Object.values(PROFILE)) {
        await open(page, route);
        await expectNoSidewaysScroll(page, route);
        await expectTapTargets(page, route);
      }
    });
  });
}

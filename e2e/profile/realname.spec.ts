import type { Page } from '@playwright/test';
import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import { expectAccessible } from '../support/axe.ts';
import { idCard } from '../support/id-card.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { newMember } from '../support/member.ts';
import { interceptCall } from '../support/network.ts';
import { answer, PROFILE, say } from '../support/profile-pages.ts';
import { NARROW_PX } from '../support/screens.ts';
import { expect, open, test } from '../support/test.ts';

async function beginRealName(page: Page): Promise<void> {
  await page.getByLabel(say('profile.realname.name'), { exact: true }).fill('王秀兰');
  await page.getByLabel(say('profile.realname.idCard'), { exact: true }).fill(idCard());
  await page.getByRole('button', { name: say('profile.realname.start') }).click();
  await answer(page, say('account.agreement.agree'));
  await page.waitForURL(/\/realname\/simulated\//);
}

test('a real name: what is wrong is said at its field, a step broken off can be begun again, and only parts are shown', async ({
  page,
  apps,
}) => {
  await newMember(page, apps.main);
  await open(page, PROFILE.realName);
  const name = page.getByLabel(say('profile.realname.name'), { exact: true });
  await name.fill('Wang');
  await page.getByLabel(say('profile.realname.idCard'), { exact: true }).fill('330106195006120000');
  await page.getByRole('button', { name: say('profile.realname.start') }).click();
  await expect(name).toHaveAccessibleDescription(new RegExp(say('profile.realname.nameRule')));
  await expect(page.getByText(say('profile.realname.idCardRule'))).toBeVisible();
  await beginRealName(page);
  await page.locator('button[value="interrupt"]').click();
  await expect(page.getByText(say('profile.realname.faceErrors.interrupted'))).toBeVisible();
  await page.getByRole('button', { name: say('profile.realname.again') }).click();
  await beginRealName(page);
  await page.locator('button[value="fail"]').click();
  await expect(page.getByText(ERROR_MESSAGES['uni-id-frv-fail']['zh-Hans'])).toBeVisible();
  await page.getByRole('button', { name: say('profile.realname.again') }).click();
  await beginRealName(page);
  await page.locator('button[value="pass"]').click();
  await expect(page.getByText(say('profile.realname.verifiedTitle'))).toBeVisible();
  await expect(page.locator('main')).toContainText('兰');
  await expect(page.locator('main')).not.toContainText('王秀兰');
});

test('the consent to a real name is taken back where it was given, and name and number are gone', async ({
  page,
  apps,
}) => {
  const someone = await newMember(page, apps.main);
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, PROFILE.realName);
  await beginRealName(page);
  await page.locator('button[value="pass"]').click();
  await expect(page.getByText(say('profile.realname.verifiedTitle'))).toBeVisible();
  await expectNoSidewaysScroll(page, 'a real name that was verified');
  await expectAccessible(page, 'a real name that was verified');
  const takeBack = page.getByRole('button', { name: say('profile.realname.withdraw.open'), exact: true });
  await takeBack.click();
  await answer(page, say('profile.realname.withdraw.cancel'));
  await expect(takeBack).toBeVisible();
  expect((await someone.account.me({})).realName.status).toBe(2);
  await takeBack.click();
  await answer(page, say('profile.realname.withdraw.go'));
  await expect(page.getByText(say('profile.realname.withdraw.done'))).toBeVisible();
  await expect(page.getByLabel(say('profile.realname.name'), { exact: true })).toBeVisible();
  await expect(takeBack).toHaveCount(0);
  expect((await someone.account.me({})).realName).toEqual({ status: 0, name: null, identity: null });

  await open(page, PROFILE.settings);
  await page.getByRole('button', { name: say('profile.agreements.title') }).click();
  const sheet = page.getByRole('dialog', { name: say('profile.agreements.title') });
  const line = sheet.getByRole('listitem').filter({ hasText: say('profile.agreements.realName') });
  await expect(line).toContainText(/同意，\d{4}年\d{1,2}月\d{1,2}日撤回/);
  await expectNoSidewaysScroll(page, 'what was agreed to and taken back');
  await expectAccessible(page, 'what was agreed to and taken back');
  await sheet.getByRole('link', { name: say('profile.titles.realName') }).click();
  await expect(page.getByLabel(say('profile.realname.name'), { exact: true })).toBeVisible();
});

test('the face step: what went wrong is said by its number, and what is not known yet is asked again', async ({
  page,
  apps,
}) => {
  await newMember(page, apps.main);
  const spoken: readonly (readonly [string, string])[] = [
    ['10010', say('profile.realname.faceErrors.exception')],
    ['10020', say('profile.realname.faceErrors.deviceTime')],
    ['10099', say('profile.realname.faceErrors.unknown', { code: 10099 })],
  ];
  for (const [code, told] of spoken) {
    await open(page, `${PROFILE.realName}?certifyId=nobody-${code}&code=${code}`);
    await expect(page.getByRole('alert').getByText(told)).toBeVisible();
  }
  await open(page, `${PROFILE.realName}?certifyId=`);
  await expect(page.getByText(say('profile.realname.faceErrors.noCertifyId'))).toBeVisible();
  await interceptCall(page, 'uni-id-co.getFrvAuthResult', () => ({
    errCode: 'uni-id-frv-processing',
    errMsg: '…',
  }));
  await page.goto(`#${PROFILE.realName}?certifyId=waiting`);
  await expect(page.getByText(say('profile.realname.processingText'))).toBeVisible();
});

import { expect, type Locator, type Page } from '@playwright/test';
import { CODE } from './member.ts';
import { readPicture } from './picture.ts';
import { words } from './words.ts';

export const say = words('zh-Hans');
export const UNI_ID = '/uni_modules/uni-id-pages/pages';
export const PROFILE = {
  ucenter: '/pages/ucenter/ucenter',
  settings: '/pages/ucenter/settings/settings',
  userinfo: `${UNI_ID}/userinfo/userinfo`,
  crop: `${UNI_ID}/userinfo/cropImage/cropImage`,
  mobile: `${UNI_ID}/userinfo/bind-mobile/bind-mobile`,
  changePassword: `${UNI_ID}/userinfo/change_pwd/change_pwd`,
  setPassword: `${UNI_ID}/userinfo/set-pwd/set-pwd`,
  realName: `${UNI_ID}/userinfo/realname-verify/realname-verify`,
  deactivate: `${UNI_ID}/userinfo/deactivate/deactivate`,
} as const;

export const answer = (page: Page, label: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
export const row = (page: Page, key: string): Locator =>
  page.locator('main li').filter({ has: page.getByText(say(key), { exact: true }) });

/** Reads the picture and asks for a code, which then stands in its field. */
export async function askForCode(page: Page): Promise<void> {
  await readPicture(page, say);
  await expect(page.getByText(say('account.parts.sentSms'))).toBeVisible();
  await page.getByLabel(say('account.parts.smsCode'), { exact: true }).fill(CODE);
}

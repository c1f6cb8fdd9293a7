import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readPicture } from './picture.ts';
import { expect, open } from './test.ts';
import { words } from './words.ts';

export const say = words('zh-Hans');
export const BASE = '/uni_modules/uni-id-pages/pages';
export const LOGIN = `${BASE}/login/login-withoutpwd`;
export const USERINFO = `${BASE}/userinfo/userinfo`;
/** What the settings of the tests allow instead of what was sent. */
export const CODE = '135790';
export const PASSWORD = 'lotus-2026';

export const newName = () => `u${randomBytes(6).toString('hex')}`;
export const box = (page: Page, key: string) =>
  page.getByRole('textbox', { name: say(`account.${key}`), exact: true });
export const password = (page: Page, key: string) => page.getByLabel(say(`account.${key}`), { exact: true });
export const button = (page: Page, key: string) =>
  page.getByRole('button', { name: say(`account.${key}`), exact: true });
export const link = (page: Page, key: string) =>
  page.getByRole('link', { name: say(`account.${key}`), exact: true });
export const agree = (page: Page) => page.getByRole('checkbox').check({ force: true });
export const token = (page: Page) => page.evaluate(() => localStorage.getItem('uni_id_token'));

/** Fills the picture in, which sends the code by itself, and waits until it is sent. */
export async function askForCode(page: Page, target: string): Promise<void> {
  await readPicture(page, say);
  await expect(page.getByText(say('account.parts.sentTo', { target }))).toBeVisible();
}

export async function register(page: Page, name: string): Promise<void> {
  await open(page, `${BASE}/register/register`);
  await box(page, 'register.username').fill(name);
  await password(page, 'register.password').fill(PASSWORD);
  await password(page, 'register.repeat').fill(PASSWORD);
  await readPicture(page, say);
  await agree(page);
  await button(page, 'register.submit').click();
  await arrived(page, /register/);
}

/** Who is in is led on from the page `from`; whoever goes elsewhere before that would be led away from there. */
export async function arrived(page: Page, from: RegExp): Promise<void> {
  await expect.poll(() => token(page)).not.toBeNull();
  await expect(page).not.toHaveURL(from);
}

export async function loginWithPassword(page: Page, account: string, secret = PASSWORD): Promise<void> {
  await box(page, 'login.account').fill(account);
  await password(page, 'login.password').fill(secret);
  await password(page, 'login.password').press('Enter');
}

/** Forgets the login on this device, as clearing the site's data does. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

import type { Locator, Page } from '@playwright/test';
import { CAPTCHA } from './member.ts';

const WAIT_MS = 20_000;
type Say = (key: `${string}.${string}`) => string;

/** The picture to be read is there: a new one comes after each try, and nobody types what they do not see. */
export async function pictureThere(where: Page | Locator, say: Say): Promise<void> {
  const picture = where.getByRole('img', { name: say('account.parts.captchaAlt') });
  await picture.last().waitFor({ timeout: WAIT_MS });
}

/** Reads the picture and types what it says. */
export async function readPicture(where: Page | Locator, say: Say, text = CAPTCHA): Promise<void> {
  await pictureThere(where, say);
  await where.getByRole('textbox', { name: say('account.parts.captcha'), exact: true }).fill(text);
}

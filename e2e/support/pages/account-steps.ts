import { randomBytes } from 'node:crypto';
import { CAPTCHA } from '../member.ts';
import type { Locator } from './locator.ts';
import type { PageMessages } from './messages.ts';

/** A code that was not sent. */
export const WRONG_CODE = '000000';
export const newEmail = () => `lotus${randomBytes(6).toString('hex')}@example.org`;

/** A new password and the same again. */
type Two = readonly [password: Locator, repeat: Locator];

/** What the pages of accounts have in common: codes, the picture to be read, passwords typed twice. */
export function accountSteps(messages: PageMessages) {
  const captcha = messages.textbox('account.parts.captcha');
  return {
    captcha,
    smsCode: messages.textbox('account.parts.smsCode'),
    emailCode: messages.textbox('account.parts.emailCode'),
    /** Types what the picture does not say; the fourth character sends by itself where there is no `send`. */
    async misread(send?: Locator): Promise<void> {
      // Another picture comes, so what was read of the one before is gone.
      await captcha.last().fill('0000');
      await send?.click();
      await messages.at(captcha.last(), 'uni-captcha-verify-fail', '');
    },
    /** Types what the picture says. */
    async read(send?: Locator): Promise<void> {
      await messages.picture();
      await captcha.last().fill(CAPTCHA);
      await send?.click();
    },
    async typeTwice(fields: Two, secret: string): Promise<void> {
      for (const field of fields) await field.fill(secret);
    },
    /** A password that everybody knows is refused, `secret` is left in both fields. */
    async refusesCommon(fields: Two, send: Locator, secret: string): Promise<void> {
      for (const field of fields) await field.fill('lotus520');
      await send.click();
      await messages.at(fields[0], 'password-common', 'lotus520');
      for (const field of fields) await field.fill(secret);
    },
  };
}

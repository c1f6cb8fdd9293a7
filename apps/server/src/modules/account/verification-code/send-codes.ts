import type { EmailScene, SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import type { AccountContext } from '../account-context.ts';
import { emailIndex, mobileIndex } from '../user/personal.ts';
import { findUserByEmail, findUserByMobile } from '../user/user.repository.ts';
import { sendCode } from './verification-code.ts';

type Nothing = Record<never, never>;

/** Codes that are of use only to who has an account: others get none, and the answer does not tell. */
const MEMBERS_ONLY: readonly (SmsScene | EmailScene)[] = [
  'reset-pwd-by-sms',
  'set-pwd-by-sms',
  'reset-pwd-by-email',
];

/** Sends a code to a phone. Refuses as `verifyCaptcha` and `sendCode` do. */
export async function sendSmsCode(
  ctx: AccountContext,
  input: { readonly mobile: string; readonly scene: SmsScene; readonly captcha?: string | undefined },
): Promise<Nothing> {
  await verifyCaptcha(ctx, 'send-sms-code', input.captcha);
  const { mobile, scene } = input;
  const user = await findUserByMobile(ctx.db, mobileIndex(ctx.cipher, mobile));
  const deliver = user !== undefined || !MEMBERS_ONLY.includes(scene);
  await sendCode(ctx, { channel: 'sms', target: mobile, scene }, { deliver });
  return {};
}

/** Sends a code by mail. Refuses as `verifyCaptcha` and `sendCode` do. */
export async function sendEmailCode(
  ctx: AccountContext,
  input: { readonly email: string; readonly scene: EmailScene; readonly captcha?: string | undefined },
): Promise<Nothing> {
  await verifyCaptcha(ctx, 'send-email-code', input.captcha);
  const { email, scene } = input;
  const user = await findUserByEmail(ctx.db, emailIndex(ctx.cipher, email));
  const deliver = user !== undefined || !MEMBERS_ONLY.includes(scene);
  await sendCode(ctx, { channel: 'email', target: email, scene }, { deliver });
  return {};
}

import type { EmailScene, SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import { sendCode } from '../../verification-code/verification-code.service.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { findUserBy } from '../user/find-user.ts';
import { plainEmail } from '../user/personal.ts';
import { countCode } from './code-limits.ts';
import { accountCode } from './code-messages.ts';
import { type CodeTarget, keyOf, kindOf } from './code-target.ts';

/** Codes that are of use only to who has an account: others get none, and the answer does not tell. */
const MEMBERS_ONLY: readonly (SmsScene | EmailScene)[] = [
  'reset-pwd-by-sms',
  'set-pwd-by-sms',
  'reset-pwd-by-email',
];

/** Sends a code to a phone. Refuses as `verifyCaptcha`, `countCode` and `sendCode` do. */
export async function sendSmsCode(
  ctx: AccountContext,
  input: { readonly mobile: string; readonly scene: SmsScene; readonly captcha?: string | undefined },
): Promise<Nothing> {
  await verifyCaptcha(ctx, 'send-sms-code', input.captcha);
  return send(ctx, { channel: 'sms', target: input.mobile, scene: input.scene });
}

/** Sends a code by mail. Refuses as `verifyCaptcha`, `countCode` and `sendCode` do. */
export async function sendEmailCode(
  ctx: AccountContext,
  input: { readonly email: string; readonly scene: EmailScene; readonly captcha?: string | undefined },
): Promise<Nothing> {
  await verifyCaptcha(ctx, 'send-email-code', input.captcha);
  return send(ctx, { channel: 'email', target: input.email, scene: input.scene });
}

async function send(ctx: AccountContext, to: CodeTarget): Promise<Nothing> {
  const user = await findUserBy(ctx, kindOf(to), to.target);
  const membersOnly = MEMBERS_ONLY.includes(to.scene);
  const ofCaller = user !== undefined && user.id === ctx.caller.uid;
  const key = keyOf(ctx.cipher, to);
  const counted = await countCode(ctx, key, user);
  const address = to.channel === 'email' ? plainEmail(to.target) : to.target;
  await sendCode(ctx, accountCode, {
    key,
    to: user !== undefined || !membersOnly ? address : null,
    counted,
    secret: membersOnly && !ofCaller,
  });
  return {};
}

import type { Me } from '@yuanguang/contract/objects/account';
import { inTransaction } from '../../../lib/context.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { captchaAfterFailures } from '../login/captcha-after-failures.ts';
import { sendAccountChangeEmail } from '../notices/account-change-email.ts';
import { limitTries } from '../password/password-lock.ts';
import { lockUser } from '../user/lock-user.ts';
import { emailColumns, emailIndex, mobileColumns, mobileIndex } from '../user/personal.ts';
import { updateUser } from '../user/user.repository.ts';
import { identifierOf, type LogEntry, writeLog } from '../user/user-log.ts';
import { type CodeTarget, kindOf, requireCode } from '../verification-code/verification-code.ts';
import { me } from './profile.ts';

/** Binds a number, proven by a code, in place of the one before. Refuses 'uni-id-bind-conflict' when it is another's. */
export async function bindMobileBySms(
  ctx: AccountContext,
  input: { readonly mobile: string; readonly code: string; readonly captcha?: string | undefined },
): Promise<Nothing> {
  await limitTries(ctx);
  const identifier = identifierOf(ctx, 'uid', ownUid(ctx));
  await captchaAfterFailures(ctx, { type: 'bind-mobile', identifier }, 'bind-mobile-by-sms', input.captcha);
  await bindByCode(ctx, { channel: 'sms', target: input.mobile, scene: 'bind-mobile-by-sms' }, input.code);
  return {};
}

/** Binds an address, proven by a code, in place of the one before. Refuses 'uni-id-bind-conflict' when it is another's. */
export async function bindEmail(
  ctx: AccountContext,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<Me> {
  await limitTries(ctx);
  await bindByCode(ctx, { channel: 'email', target: email, scene: 'bind-email' }, code);
  return me(ctx);
}

async function bindByCode(ctx: AccountContext, to: CodeTarget, code: string): Promise<void> {
  const uid = ownUid(ctx);
  const kind = kindOf(to);
  const tried = { type: `bind-${kind}`, uid, identifier: identifierOf(ctx, 'uid', uid) } as const;
  await requireCode(ctx, to, code, tried);
  if (await bindContact(ctx, to, { ...tried, succeeded: true })) return;
  await writeLog(ctx, { ...tried, succeeded: false });
  refuse('uni-id-bind-conflict', kind);
}

/**
 * Puts a number or address in place of the one before, and has the person told: both or neither. The unique index decides
 * where two bind one at the same time. @returns false, and changes nothing, when it is another's.
 */
async function bindContact(ctx: AccountContext, to: CodeTarget, log: LogEntry): Promise<boolean> {
  const { cipher } = ctx;
  const uid = ownUid(ctx);
  const [what, value] = [kindOf(to), to.target];
  const [columns, index] =
    what === 'mobile'
      ? [mobileColumns(cipher, uid, value), mobileIndex(cipher, value)]
      : [emailColumns(cipher, uid, value), emailIndex(cipher, value)];
  try {
    await inTransaction(ctx, async (tx) => {
      const before = await lockUser(tx, uid);
      if (!(await updateUser(tx.db, uid, columns))) throw new Taken();
      await writeLog(tx, log);
      if (before[`${what}_index`] !== index) await sendAccountChangeEmail(tx, before, { what, value });
    });
  } catch (error) {
    if (error instanceof Taken) return false;
    throw error;
  }
  return true;
}

class Taken extends Error {}

import type { Me } from '@yuanguang/contract/objects/account';
import { inTransaction } from '../../../lib/context.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { sendAccountChangeEmail } from '../notices/account-change-email.ts';
import { limitTries } from '../password/password-lock.ts';
import { lockUser } from '../user/lock-user.ts';
import { emailColumns, emailIndex, mobileColumns, mobileIndex } from '../user/personal.ts';
import { updateUser } from '../user/user.repository.ts';
import { identifierOf, type LogEntry, writeLog } from '../user/user-log.ts';
import { type CodeTarget, kindOf } from '../verification-code/code-target.ts';
import { guessCode, requireCode } from '../verification-code/verification-code.ts';
import { me } from './profile.ts';

/** Binds a number, proven by a code, in place of the one before. Refuses 'uni-id-bind-conflict' when it is another's. */
export async function bindMobileBySms(
  ctx: AccountContext,
  input: { readonly mobile: string; readonly code: string; readonly captcha?: string | undefined },
): Promise<Nothing> {
  await limitTries(ctx);
  const to = { channel: 'sms', target: input.mobile, scene: 'bind-mobile-by-sms' } as const;
  const captcha = { scene: to.scene, given: input.captcha };
  await guessCode(ctx, to, input.code, { ...triedBy(ctx, to), captcha });
  await bindProven(ctx, to);
  return {};
}

/** Binds an address, proven by a code, in place of the one before. Refuses 'uni-id-bind-conflict' when it is another's. */
export async function bindEmail(
  ctx: AccountContext,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<Me> {
  await limitTries(ctx);
  const to = { channel: 'email', target: email, scene: 'bind-email' } as const;
  await requireCode(ctx, to, code, triedBy(ctx, to));
  await bindProven(ctx, to);
  return me(ctx);
}

/** How the log calls it. */
function triedBy(ctx: AccountContext, to: CodeTarget) {
  const uid = ownUid(ctx);
  return { type: `bind-${kindOf(to)}`, uid, identifier: identifierOf(ctx, 'uid', uid) } as const;
}

/** Binds what a code has proven. */
async function bindProven(ctx: AccountContext, to: CodeTarget): Promise<void> {
  const tried = triedBy(ctx, to);
  if (await bindContact(ctx, to, { ...tried, succeeded: true })) return;
  await writeLog(ctx, { ...tried, succeeded: false });
  refuse('uni-id-bind-conflict', kindOf(to));
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
      ? [mobileColumns(cipher, uid, value, ctx.now()), mobileIndex(cipher, value)]
      : [emailColumns(cipher, uid, value, ctx.now()), emailIndex(cipher, value)];
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

import { inTransaction } from '../../../lib/context.ts';
import type { AccountContext } from '../account-context.ts';
import { sendAccountChangeEmail } from '../notices/account-change-email.ts';
import { lockUser } from '../user/lock-user.ts';
import { emailColumns, emailIndex, mobileColumns, mobileIndex } from '../user/personal.ts';
import { updateUser } from '../user/user.repository.ts';
import { type LogEntry, writeLog } from '../user/user-log.ts';

export interface Contact {
  readonly what: 'mobile' | 'email';
  /** Proven by a code. */
  readonly value: string;
}

/**
 * Puts a number or address in place of the one before, and has the person told: both or neither. The unique index decides
 * where two bind one at the same time. @returns false, and changes nothing, when it is another's.
 */
export async function bindContact(
  ctx: AccountContext,
  uid: string,
  { what, value }: Contact,
  log: LogEntry,
): Promise<boolean> {
  const { cipher } = ctx;
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

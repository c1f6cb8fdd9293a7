import type { Context } from '../../../lib/context.ts';
import { inTransaction } from '../../../lib/context.ts';
import { type JobDefinition, repeatingJob } from '../../../lib/jobs.ts';
import type { PersonalDataHolder } from '../../../lib/personal-data.ts';
import { dueForErasure, holdForErasure } from './erase.repository.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'account.erase': Record<string, never>;
  }
}

const EVERY_NIGHT = '20 3 * * *';
const AT_A_TIME = 100;

/** Every module that holds something of a person, accounts included. */
interface Holders {
  readonly personalData: readonly PersonalDataHolder[];
}

export function eraseJob(holders: Holders): JobDefinition {
  return repeatingJob('account.erase', EVERY_NIGHT, (ctx) => eraseDue(ctx, holders));
}

/**
 * Erases every account whose days of grace are over, each in a transaction of its own: one that fails is logged, keeps
 * everything, and is tried again the next time. Cannot be undone. @returns how many were erased.
 */
export async function eraseDue(ctx: Context, { personalData }: Holders): Promise<number> {
  let erased = 0;
  const failed = new Set<string>();
  for (;;) {
    const due = (await dueForErasure(ctx.db, ctx.now(), AT_A_TIME + failed.size)).filter(
      (uid) => !failed.has(uid),
    );
    if (due.length === 0) return erased;
    for (const uid of due) {
      try {
        erased += (await eraseOne(ctx, personalData, uid)) ? 1 : 0;
      } catch (error) {
        failed.add(uid);
        ctx.log.error({ err: error, uid }, 'an account could not be erased');
      }
    }
  }
}

function eraseOne(ctx: Context, holders: readonly PersonalDataHolder[], uid: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    if (!(await holdForErasure(tx.db, uid, tx.now()))) return false;
    // In the export the account stands first; here it goes last, when nothing refers to it any more.
    for (const holder of holders.toReversed()) await holder.erase(tx, uid);
    return true;
  });
}

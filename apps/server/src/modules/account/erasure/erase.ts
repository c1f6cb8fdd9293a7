import type { Context } from '../../../lib/context.ts';
import { inTransaction } from '../../../lib/context.ts';
import type { Jobs } from '../../../lib/jobs.ts';
import { deleteOldRequests } from '../identity-provider/external-identity.repository.ts';
import { deleteOldChallenges } from '../passkey/passkey.repository.ts';
import { abandonTries } from '../real-name/real-name.repository.ts';
import { dueForErasure, eraseAccount, holdForErasure } from './erase.repository.ts';
import type { PersonalData } from './personal-data.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'account.erase': Record<string, never>;
  }
}

const EVERY_NIGHT = '20 3 * * *';
const AT_A_TIME = 100;
const DAY_MS = 86_400_000;

/** Says who erases, and how often. */
export function eraseJobs(jobs: Jobs, tools: { readonly personalData: PersonalData }): void {
  jobs.handle('account.erase', async (ctx) => {
    await eraseDue(ctx, tools);
    const at = ctx.now();
    await abandonTries(ctx.db, new Date(at.getTime() - DAY_MS), at);
    await deleteOldRequests(ctx.db, at);
    await deleteOldChallenges(ctx.db, at);
  });
  jobs.repeat('account.erase', EVERY_NIGHT, {});
}

/**
 * Erases every account whose days of grace are over, each in a transaction of its own: one that fails is logged, keeps
 * everything, and is tried again the next time. Cannot be undone. @returns how many were erased.
 */
export async function eraseDue(
  ctx: Context,
  { personalData }: { readonly personalData: PersonalData },
): Promise<number> {
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

function eraseOne(ctx: Context, { holders }: PersonalData, uid: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const at = tx.now();
    if (!(await holdForErasure(tx.db, uid, at))) return false;
    for (const holder of holders) await holder.erase(tx, uid);
    await eraseAccount(tx.db, uid, at);
    return true;
  });
}

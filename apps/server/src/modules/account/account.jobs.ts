import type { Context } from '../../lib/context.ts';
import { type JobDefinition, repeatingJob } from '../../lib/jobs.ts';
import { deleteOldRequests } from './identity-provider/external-identity.repository.ts';
import { deleteOldChallenges } from './passkey/passkey.repository.ts';
import { abandonTries } from './real-name/real-name.repository.ts';
import { deleteOldSessions } from './session/session.repository.ts';
import { deleteOldLog } from './user/user-log.repository.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'account.sweep': Record<string, never>;
    'account.sweep-logins': Record<string, never>;
  }
}

const DAY_MS = 86_400_000;
const LOG_DAYS = 180;

/** Each night, what is over is cleared away. */
export function accountJobs(): readonly JobDefinition[] {
  return [
    repeatingJob('account.sweep', '40 3 * * *', sweep),
    repeatingJob('account.sweep-logins', '30 3 * * *', sweepLogins),
  ];
}

async function sweep(ctx: Context): Promise<void> {
  const at = ctx.now();
  const ago = (days: number) => new Date(at.getTime() - days * DAY_MS);
  await deleteOldLog(ctx.db, ago(LOG_DAYS));
  await deleteOldSessions(ctx.db, ago(1));
}

/** What logins at identity providers, passkeys and identity checks left half done. */
async function sweepLogins(ctx: Context): Promise<void> {
  const at = ctx.now();
  await abandonTries(ctx.db, new Date(at.getTime() - DAY_MS), at);
  await deleteOldRequests(ctx.db, at);
  await deleteOldChallenges(ctx.db, at);
}

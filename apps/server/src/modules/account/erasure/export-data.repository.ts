import type { Db } from '../../../lib/db.ts';

export interface LogLine {
  readonly type: string;
  readonly succeeded: boolean;
  readonly ip: string;
  readonly user_agent: string;
  readonly at: Date;
}

/** What was tried in an account's name, oldest first. */
export function logOf(db: Db, uid: string): Promise<LogLine[]> {
  return db
    .selectFrom('user_log')
    .select(['type', 'succeeded', 'ip', 'user_agent', 'at'])
    .where('uid', '=', uid)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

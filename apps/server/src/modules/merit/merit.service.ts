import type { Context } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { balanceOf, insertScore, lockPerson } from './merit.repository.ts';

export type { EarlierDeeds, MeritKind } from './merit-kind.ts';
export { paidMerit } from './paid-merit.ts';

const MERIT_IN = 1;

type ScoreContext = Pick<Context, 'db' | 'now'>;

/** Holds a person's merit until the transaction ends: changes of it are made one after another. */
export function lockMerit({ db }: ScoreContext, uid: string): Promise<void> {
  return lockPerson(db, uid);
}

export function meritOf({ db }: ScoreContext, uid: string): Promise<number> {
  return balanceOf(db, uid);
}

/** Adds to a person's merit, which the caller has locked. Answers what it is then. */
export async function addMerit(ctx: ScoreContext, uid: string, merit: number): Promise<number> {
  const now = ctx.now();
  const balance = (await balanceOf(ctx.db, uid)) + merit;
  await insertScore(ctx.db, {
    id: newId(now),
    user_id: uid,
    score: merit,
    balance,
    type: MERIT_IN,
    create_date: now,
  });
  return balance;
}

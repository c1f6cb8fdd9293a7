import type { Context } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import { balanceOf, insertEarning, isEarned, lockPerson, type Unit } from './merit.repository.ts';

export { leavesByMonth } from './leaves-by-month.ts';
export type { EarlierDeeds, MeritKind } from './merit-kind.ts';
export { paidMerit } from './paid-merit.ts';

type LedgerContext = Pick<Context, 'db' | 'now'>;

/** Holds what a person has earned until the transaction ends: changes of it are made one after another. */
export function lockMerit({ db }: LedgerContext, uid: string): Promise<void> {
  return lockPerson(db, uid);
}

/** The points of merit, or the coins of practice, that a person has. */
export function earnedBy({ db }: LedgerContext, uid: string, unit: Unit): Promise<number> {
  return balanceOf(db, uid, unit);
}

/** What is earned, and why. */
interface Earned {
  /** At least 1. */
  readonly amount: number;
  /** Letters, dots and hyphens, such as `checkin.day`. */
  readonly reason: string;
  /** What earned it, such as a day or an id: the same is never counted twice for one reason. */
  readonly reference: string;
}

/**
 * Writes down what a person has earned, in the transaction of the caller, and answers what they have then. Neither points
 * nor coins are sold, and nothing that was written is changed again.
 */
export async function earn(
  ctx: LedgerContext,
  uid: string,
  unit: Unit,
  { amount, reason, reference }: Earned,
): Promise<number> {
  await lockPerson(ctx.db, uid);
  const before = await balanceOf(ctx.db, uid, unit);
  if (await isEarned(ctx.db, uid, unit, { reason, reference })) return before;
  const at = ctx.now();
  const balance = before + amount;
  const earning = { id: newId(at), user_id: uid, score: amount, balance, reason, reference, create_date: at };
  await insertEarning(ctx.db, unit, earning);
  return balance;
}

import type { Db } from '../../../lib/db.ts';
import type { PlanRow } from '../donate.tables.ts';

const plans = (db: Db) => db.selectFrom('donate_plans').selectAll();

export async function insertPlan(db: Db, plan: PlanRow): Promise<void> {
  await db
    .insertInto('donate_plans')
    .values(plan)
    .onConflict((conflict) => conflict.column('gift_id').doNothing())
    .execute();
}

export async function findPlan(db: Db, id: string): Promise<PlanRow | undefined> {
  return await plans(db).where('id', '=', id).executeTakeFirst();
}

export async function lockPlan(db: Db, id: string): Promise<PlanRow | undefined> {
  return await plans(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The plan that was made with a gift. */
export async function findPlanOfGift(db: Db, giftId: string): Promise<PlanRow | undefined> {
  return await plans(db).where('gift_id', '=', giftId).executeTakeFirst();
}

/** Newest first; those that have ended are left out. */
export async function findPlansOf(db: Db, uid: string): Promise<PlanRow[]> {
  return await plans(db).where('uid', '=', uid).where('state', '<>', 'ended').orderBy('id', 'desc').execute();
}

/** Locks one plan that is due and that nobody else holds; undefined when there is none. */
export async function lockDuePlan(db: Db, at: Date): Promise<PlanRow | undefined> {
  return await plans(db)
    .where('state', '=', 'active')
    .where('next_at', '<=', at)
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function updatePlan(db: Db, id: string, change: Partial<PlanRow>): Promise<void> {
  await db.updateTable('donate_plans').set(change).where('id', '=', id).execute();
}

/** Gives the plans that began with these gifts, and belong to no account, to one. */
export async function takePlansOfGifts(db: Db, giftIds: readonly string[], uid: string): Promise<void> {
  if (giftIds.length === 0) return;
  await db
    .updateTable('donate_plans')
    .set({ uid })
    .where('uid', 'is', null)
    .where('gift_id', 'in', giftIds)
    .execute();
}

/** A plan is no record of finance: nothing of it is left. */
export async function deletePlansOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('donate_plans').where('uid', '=', uid).execute();
}

export async function deletePlanOfGift(db: Db, giftId: string, planId: string | null): Promise<void> {
  await db
    .deleteFrom('donate_plans')
    .where((eb) => eb.or([eb('gift_id', '=', giftId), ...(planId === null ? [] : [eb('id', '=', planId)])]))
    .execute();
}

import type { Db } from '../../lib/db.ts';
import type { SubscriptionRow } from './notice.tables.ts';

/**
 * Keeps a subscription in the place of whatever there was of its endpoint, and takes away the oldest of its person's,
 * until `most` are left. In a transaction.
 */
export async function replaceSubscription(db: Db, row: SubscriptionRow, most: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint_index', '=', row.endpoint_index).execute();
  await db
    .insertInto('push_subscriptions')
    .values(row)
    // Somebody else subscribed it in this very moment.
    .onConflict((conflict) => conflict.column('endpoint_index').doNothing())
    .execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('uid', '=', row.uid)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .where('uid', '=', row.uid)
        .select('id')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute();
}

export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').where('id', '=', id).selectAll().executeTakeFirst();
}

export function subscriptionsOf(db: Db, uid: string): Promise<SubscriptionRow[]> {
  return db.selectFrom('push_subscriptions').where('uid', '=', uid).orderBy('id').selectAll().execute();
}

export async function deleteSubscriptions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('push_subscriptions')
    .where('id', 'in', [...ids])
    .execute();
}

/** Of one person alone. */
export async function deleteSubscriptionAt(db: Db, uid: string, endpointIndex: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('uid', '=', uid)
    .where('endpoint_index', '=', endpointIndex)
    .execute();
}

export async function deleteSubscriptionsOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('uid', '=', uid).execute();
}

/** All there are, in the order of their ids: those behind `after`, at most `limit`. */
export function listSubscriptions(
  db: Db,
  after: string,
  limit: number,
): Promise<Pick<SubscriptionRow, 'id' | 'session_id'>[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'session_id'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

import type { Db } from '../../lib/db.ts';
import type { AgreementRow } from './agreement.tables.ts';

/** Adds lines; one that is there already stays as it was. */
export async function insertAgreements(db: Db, rows: readonly AgreementRow[]): Promise<void> {
  await db
    .insertInto('user_agreements')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a person agreed to, newest first. */
export function agreementsOf(db: Db, uid: string): Promise<AgreementRow[]> {
  return db
    .selectFrom('user_agreements')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

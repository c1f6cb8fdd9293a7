import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { AgreementRow, WithdrawalRow } from './agreement.tables.ts';

/** Adds lines; one that is there already, and was not taken back since, stays as it was. */
export async function insertAgreements(db: Db, rows: readonly Omit<AgreementRow, 'round'>[]): Promise<void> {
  await db
    .insertInto('user_agreements')
    .values(
      rows.map((row) => ({
        ...row,
        round: sql<number>`(
          SELECT count(*) FROM user_agreement_withdrawals
          WHERE uid = ${row.uid} AND agreement = ${row.agreement}
        )`,
      })),
    )
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

/** What a person took back, oldest first. */
export function withdrawalsOf(db: Db, uid: string): Promise<WithdrawalRow[]> {
  return db
    .selectFrom('user_agreement_withdrawals')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('withdrawn_at')
    .orderBy('id')
    .execute();
}

export async function insertWithdrawal(db: Db, row: WithdrawalRow): Promise<void> {
  await db.insertInto('user_agreement_withdrawals').values(row).execute();
}

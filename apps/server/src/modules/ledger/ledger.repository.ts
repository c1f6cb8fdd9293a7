import { sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import './ledger.tables.ts';

export interface EntryRow {
  readonly reference: string;
  readonly memo: string;
  readonly at: Date;
  readonly lines: readonly { account: string; kind: string; amountFen: number }[];
}

/** Writes accounts that are new, the entry and its lines in one round trip. A reference used before is an error. */
export async function insertEntry(db: Db, entry: EntryRow): Promise<void> {
  const lines = JSON.stringify(
    entry.lines.map((line, index) => ({
      line: index + 1,
      account_id: line.account,
      kind: line.kind,
      amount_fen: line.amountFen,
    })),
  );
  await sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${lines}::jsonb)
        AS line (line smallint, account_id text, kind text, amount_fen bigint)
    ), account AS (
      INSERT INTO ledger_accounts (id, kind)
      SELECT DISTINCT account_id, kind FROM given
       WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts a WHERE a.id = given.account_id)
      ON CONFLICT DO NOTHING
    ), entry AS (
      INSERT INTO ledger_entries (reference, memo, at)
      VALUES (${entry.reference}, ${entry.memo}, ${entry.at}) RETURNING id
    )
    INSERT INTO ledger_lines (entry_id, line, account_id, amount_fen)
    SELECT entry.id, given.line, given.account_id, given.amount_fen FROM given, entry`.execute(db);
}

/** What every account holds, fen; accounts without lines hold nothing and are left out. */
export async function sumAccounts(db: Db): Promise<{ account: string; balanceFen: number }[]> {
  const rows = await db
    .selectFrom('ledger_lines')
    .select(({ fn }) => ['account_id', fn.sum<string>('amount_fen').as('balance')])
    .groupBy('account_id')
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ account: row.account_id, balanceFen: Number(row.balance) }));
}

/** References of the entries that begin with `prefix`. */
export async function referencesLike(db: Db, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select('reference')
    .where(sql<boolean>`starts_with(reference, ${prefix})`)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.reference);
}

import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { Invitation } from './invitation.ts';
import type { Tables } from './tables.ts';

/** What is asked of a table of invitations alike, whatever they are to: the column `subject` names that. */
export function invitationTable<Row extends Invitation>(name: keyof Tables, subject: keyof Row & string) {
  const table = sql.table(name);
  const of = sql.ref(subject);
  return {
    async findInvitation(db: Db, codeHash: Buffer): Promise<Row | undefined> {
      const { rows } = await sql<Row>`SELECT * FROM ${table} WHERE code_hash = ${codeHash}`.execute(db);
      return rows[0];
    },
    /** Those to one thing that can still be used, the newest first. */
    async openInvitations(db: Db, id: string, now: Date): Promise<Row[]> {
      const { rows } = await sql<Row>`
        SELECT * FROM ${table}
         WHERE ${of} = ${id} AND used_at IS NULL AND withdrawn_at IS NULL AND ends_at > ${now}
         ORDER BY id DESC`.execute(db);
      return rows;
    },
    async insertInvitation(db: Db, row: Row): Promise<void> {
      const columns = Object.keys(row).map((column) => sql.ref(column));
      await sql`
        INSERT INTO ${table} (${sql.join(columns)}) VALUES (${sql.join(Object.values(row))})`.execute(db);
    },
    /** Withdraws one to a thing that nobody has used; any other stays as it is. */
    async withdrawInvitation(db: Db, id: string, invitation: string, at: Date): Promise<void> {
      await sql`
        UPDATE ${table} SET withdrawn_at = ${at}
         WHERE ${of} = ${id} AND id = ${invitation} AND used_at IS NULL AND withdrawn_at IS NULL`.execute(db);
    },
  };
}

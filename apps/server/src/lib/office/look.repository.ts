import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type {} from './office.tables.ts';

export interface Look {
  readonly at: Date;
  readonly who: string;
  readonly reason: string;
  readonly what: string;
  readonly subjects: string[];
}

export async function insertLook(db: Db, look: Look): Promise<void> {
  await db.insertInto('office_looks').values(look).execute();
}

/** Newest first, at most `limit`; those that showed `subject`, or all. */
export async function listLooks(db: Db, subject: string | null, limit: number): Promise<Look[]> {
  let query = db.selectFrom('office_looks').select(['at', 'who', 'reason', 'what', 'subjects']);
  if (subject !== null) query = query.where(sql<boolean>`subjects @> ARRAY[${subject}]::text[]`);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

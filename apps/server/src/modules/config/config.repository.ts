import type { Db } from '../../lib/db.ts';
import type {} from './config.tables.ts';

export function selectEntries(db: Db): Promise<{ key: string; value: unknown }[]> {
  return db.selectFrom('config').select(['key', 'value']).execute();
}

export async function upsertEntry(db: Db, key: string, value: unknown, at: Date): Promise<void> {
  const entry = { value: JSON.stringify(value), changed_at: at };
  await db
    .insertInto('config')
    .values({ key, ...entry })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(entry))
    .execute();
}

export async function deleteEntry(db: Db, key: string): Promise<void> {
  await db.deleteFrom('config').where('key', '=', key).execute();
}

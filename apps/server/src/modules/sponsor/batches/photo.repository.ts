import type { Language } from '@yuanguang/contract/languages';
import type { PhotoStep } from '@yuanguang/contract/objects/sponsor';
import { sql } from 'kysely';
import type { Db } from '../../../lib/db.ts';
import type { Captions } from '../sponsor.tables.ts';

export interface PhotoRow {
  readonly batch_id: string;
  readonly step: PhotoStep;
  readonly file_id: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly day: string;
  readonly captions: Captions;
}

export async function photosOf(db: Db, batchId: string): Promise<PhotoRow[]> {
  return await db
    .selectFrom('sponsor_batch_photos')
    .selectAll()
    .where('batch_id', '=', batchId)
    .orderBy('day')
    .orderBy('step')
    .execute();
}

/** A photograph without captions. */
export async function insertPhoto(db: Db, photo: Omit<PhotoRow, 'captions'>): Promise<void> {
  await db
    .insertInto('sponsor_batch_photos')
    .values({ ...photo, captions: '{}' })
    .execute();
}

/** Answers the id of its file, which nothing shows any more; undefined when there was none. */
export async function deletePhoto(db: Db, batchId: string, step: PhotoStep): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sponsor_batch_photos')
    .where('batch_id', '=', batchId)
    .where('step', '=', step)
    .returning('file_id')
    .executeTakeFirst();
  return row?.file_id;
}

/** Writes its caption in one language, or with null takes it away. False when there is no photograph. */
export async function setCaption(
  db: Db,
  of: { batchId: string; step: PhotoStep },
  language: Language,
  text: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE sponsor_batch_photos
       SET captions = captions - ${language}::text || jsonb_strip_nulls(jsonb_build_object(${language}::text, ${text}::text))
     WHERE batch_id = ${of.batchId} AND step = ${of.step}`.execute(db);
  return numAffectedRows === 1n;
}

import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../lib/db.ts';
import type { FeedbackImage, FeedbackRow } from './feedback.tables.ts';

export type FeedbackEntry = Selectable<FeedbackRow>;

export async function insertFeedback(db: Db, row: Insertable<FeedbackRow>): Promise<FeedbackEntry> {
  return db.insertInto('feedback').values(row).returningAll().executeTakeFirstOrThrow();
}

/** A message of somebody's; answers are not found by it. Inside a transaction the row is held until its end. */
export async function findMessage(db: Db, id: string): Promise<FeedbackEntry | undefined> {
  const query = db.selectFrom('feedback').where('id', '=', id).where('is_reply', '=', false).selectAll();
  return (db.isTransaction ? query.forUpdate() : query).executeTakeFirst();
}

/** One person's messages, newest first, those before the id `after`. */
export async function listOwn(
  db: Db,
  userId: string,
  after: string | null,
  limit: number,
): Promise<FeedbackEntry[]> {
  let query = db.selectFrom('feedback').where('user_id', '=', userId).where('is_reply', '=', false);
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).selectAll().execute();
}

/** Everybody's messages, newest first; `answered` null: all of them. */
export async function listAll(
  db: Db,
  answered: boolean | null,
  after: string | null,
  limit: number,
): Promise<FeedbackEntry[]> {
  let query = db.selectFrom('feedback').where('is_reply', '=', false);
  if (answered !== null) query = query.where('reply_count', answered ? '>' : '=', 0);
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).selectAll().execute();
}

export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('feedback')
    .where('is_reply', '=', false)
    .where('reply_count', '=', 0)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** The answers to these messages, oldest first. */
export async function listAnswers(db: Db, ids: readonly string[]): Promise<FeedbackEntry[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('feedback').where('reply_id', 'in', ids).orderBy('id').selectAll().execute();
}

/** One answer with the message that it answers. */
export async function findAnswer(
  db: Db,
  id: string,
): Promise<{ answer: FeedbackEntry; message: FeedbackEntry } | undefined> {
  const answer = await db
    .selectFrom('feedback')
    .where('id', '=', id)
    .where('is_reply', '=', true)
    .selectAll()
    .executeTakeFirst();
  const message = answer?.reply_id ? await findMessage(db, answer.reply_id) : undefined;
  return answer && message && { answer, message };
}

export async function setImages(db: Db, id: string, images: readonly FeedbackImage[]): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ imgs: JSON.stringify(images) })
    .where('id', '=', id)
    .execute();
}

export async function countAnswer(db: Db, id: string): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ reply_count: sql<number>`reply_count + 1` })
    .where('id', '=', id)
    .execute();
}

/** Takes away what a person wrote, with the answers to it. @returns how many messages that were. */
export async function deleteOwn(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feedback')
    .where('user_id', '=', userId)
    .where('is_reply', '=', false)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The ids of messages that visitors left with this contact. */
export async function findOfContact(db: Db, contactIndex: string): Promise<string[]> {
  const rows = await db
    .selectFrom('feedback')
    .where('contact_index', '=', contactIndex)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes away one message with the answers to it. @returns whether it was there. */
export async function deleteMessage(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('feedback').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

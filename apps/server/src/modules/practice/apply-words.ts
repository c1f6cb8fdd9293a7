import type { RefusedEntry } from '@yuanguang/contract/objects/journal';
import { isLaterWord, type Word } from '@yuanguang/contract/rules/journal';
import { PRACTICES_MAX, type PracticeDefinition } from '@yuanguang/contract/rules/practice';
import type { ReadEntry } from '../journal/journal.service.ts';
import { countLiving, findPractices, putPractices, type StoredPractice } from './practice.repository.ts';
import { columnsOf, type PracticeContext } from './practice-context.ts';
import { remindOf } from './reminders.ts';

/** What an entry says of a practice: how it is from now on, or null that it is deleted. */
export type Said = ReadEntry<PracticeDefinition | null>;

const wordOf = ({ word_at, word_replica: replica, word_number: number }: StoredPractice): Word => ({
  at: word_at.getTime(),
  replica,
  number,
});

/**
 * Makes of the practices of a person what the entries say, the latest word of each holding, in whatever order they come.
 * Called with the person's journal locked, in its transaction; reminders follow. @returns the entries that would make one practice too many.
 */
export async function applyWords(
  ctx: PracticeContext,
  uid: string,
  entries: readonly Said[],
): Promise<RefusedEntry[]> {
  const ids = [...new Set(entries.map(({ subject }) => subject))];
  const stored = new Map((await findPractices(ctx.db, uid, ids)).map((row) => [row.id, row]));
  let living = await countLiving(ctx.db, uid);
  const changed = new Map<string, StoredPractice>();
  /** Where reminders were set; an old word that comes late sets none. */
  const zones = new Map<string, string | undefined>();
  const refused: RefusedEntry[] = [];
  for (const entry of entries) {
    const before = stored.get(entry.subject);
    const after = saidOf(ctx, uid, before, entry);
    const more = Number(!after.deleted) - Number(before?.deleted === false);
    if (more > 0 && living >= PRACTICES_MAX) {
      refused.push({ number: entry.number, code: 'practice-too-many' });
      continue;
    }
    living += more;
    stored.set(after.id, after);
    changed.set(after.id, after);
    const holds = after.word_replica === entry.replica && after.word_number === entry.number;
    if (holds) zones.set(after.id, entry.value?.reminder?.zone);
  }
  await putPractices(ctx.db, [...changed.values()]);
  const said = [...changed.values()].filter(({ id }) => zones.has(id));
  await remindOf(ctx, uid, said, zones);
  return refused;
}

/** A practice after one more word. */
function saidOf(
  { cipher }: PracticeContext,
  uid: string,
  before: StoredPractice | undefined,
  { subject, replica, number, at, value }: Said,
): StoredPractice {
  const made_at = before && before.made_at < at ? before.made_at : at;
  if (before && !isLaterWord({ at: at.getTime(), replica, number }, wordOf(before)))
    return { ...before, made_at };
  return {
    uid,
    id: subject,
    ...columnsOf(cipher, uid, value),
    made_at,
    word_at: at,
    word_replica: replica,
    word_number: number,
  };
}

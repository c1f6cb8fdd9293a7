import type { Practice } from '@yuanguang/contract/objects/practice';
import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import { ownUid } from '../../lib/own-uid.ts';
import { requireModule } from '../config/config.service.ts';
import { sumsOf } from '../journal/journal.service.ts';
import { livingPractices } from './practice.repository.ts';
import { definitionOf, type PracticeContext } from './practice-context.ts';

/** One's own practices, with what was counted of each. Refuses 'module-closed'. */
export async function listPractices(ctx: PracticeContext): Promise<{ day: string; practices: Practice[] }> {
  await requireModule(ctx, 'practice');
  const day = ctx.days.of(ctx.now());
  return { day, practices: await practicesOf(ctx, ownUid(ctx), day) };
}

/** All practices that a person has, the newest first. @param day The temple's day that is counted as today. */
export async function practicesOf(
  { db, cipher }: Pick<PracticeContext, 'db' | 'cipher'>,
  uid: string,
  day: string,
): Promise<Practice[]> {
  const rows = await livingPractices(db, uid);
  const ids = rows.map(({ id }) => id);
  const sums = new Map((await sumsOf(db, uid, PRACTICE_COUNT, ids, day)).map((sum) => [sum.subject, sum]));
  return rows.map((row) => {
    const sum = sums.get(row.id);
    return {
      id: row.id,
      ...definitionOf(cipher, uid, row),
      today: sum?.today ?? 0,
      total: sum?.total ?? 0,
      lastAt: sum && sum.total > 0 ? sum.last_at.getTime() : null,
    };
  });
}

import type { RefusedEntry } from '@yuanguang/contract/objects/journal';
import {
  isFamilyShrine,
  LIGHTINGS_A_DAY,
  OFFERINGS_A_DAY,
  type Offered,
  type Rite,
} from '@yuanguang/contract/rules/worship';
import { newId } from '../../lib/ids.ts';
import type { ReadEntry } from '../journal/journal.service.ts';
import { findDays, putDays } from './day.repository.ts';
import { openShrines } from './family/member.repository.ts';
import { insertOfferings } from './family/offering.repository.ts';
import type { OfferingRow, WorshipDayRow } from './worship.tables.ts';
import type { WorshipContext } from './worship-context.ts';

/** What was offered, or a whole rite. */
export type Worshipped = ReadEntry<Offered | Rite>;

const isOffered = (value: Offered | Rite): value is Offered => 'what' in value;

/**
 * Counts what a person offered and finished on their days, and puts on the altars of family shrines what was offered there.
 * Called with the person's journal locked, in its transaction. @returns what was too much for a day, and what was offered
 * where the person does not belong.
 */
export async function applyWorship(
  ctx: WorshipContext,
  uid: string,
  entries: readonly Worshipped[],
): Promise<RefusedEntry[]> {
  const offeredAt = entries.filter(({ value }) => isOffered(value)).map(({ subject }) => subject);
  const open = await openShrines(ctx.db, uid, [...new Set(offeredAt.filter(isFamilyShrine))]);
  const names = [...new Set(entries.map(({ at }) => ctx.days.of(at)))];
  const days = new Map((await findDays(ctx.db, uid, names)).map((row) => [row.day, row]));
  const changed = new Set<string>();
  const onAltars: OfferingRow[] = [];
  const refused: RefusedEntry[] = [];
  for (const entry of entries) {
    const { value, subject, number, at } = entry;
    const day = ctx.days.of(at);
    const before = days.get(day) ?? emptyDay(uid, day);
    if (isOffered(value)) {
      if (isFamilyShrine(subject) && !open.has(subject)) {
        refused.push({ number, code: 'worship-shrine-closed' });
        continue;
      }
      const after = withOffering(before, value);
      if (!after) {
        refused.push({ number, code: 'worship-day-full' });
        continue;
      }
      days.set(day, after);
      if (isFamilyShrine(subject)) onAltars.push(rowOf(uid, entry, value));
    } else days.set(day, withRite(before, value, at));
    changed.add(day);
  }
  await putDays(
    ctx.db,
    [...days.values()].filter(({ day }) => changed.has(day)),
  );
  await insertOfferings(ctx.db, onAltars);
  return refused;
}

const emptyDay = (uid: string, day: string): WorshipDayRow => ({
  uid,
  day,
  lightings: 0,
  offerings: 0,
  rites: 0,
  last_rite_at: null,
  dedication: '',
});

/** A day with one more offering; undefined where that would be one too many. */
function withOffering(day: WorshipDayRow, { what }: Offered): WorshipDayRow | undefined {
  if (what === 'incense') {
    return day.lightings < LIGHTINGS_A_DAY ? { ...day, lightings: day.lightings + 1 } : undefined;
  }
  return day.offerings < OFFERINGS_A_DAY ? { ...day, offerings: day.offerings + 1 } : undefined;
}

function withRite(day: WorshipDayRow, { dedication }: Rite, at: Date): WorshipDayRow {
  const rites = day.rites + 1;
  const isLast = day.last_rite_at === null || at >= day.last_rite_at;
  return isLast ? { ...day, rites, last_rite_at: at, dedication } : { ...day, rites };
}

function rowOf(
  uid: string,
  { replica, number, subject, amount, at }: Worshipped,
  { what, form, to }: Offered,
): OfferingRow {
  return {
    id: newId(at),
    shrine_id: subject,
    uid,
    replica,
    number,
    what,
    form,
    buddha: to,
    pieces: amount,
    at,
  };
}

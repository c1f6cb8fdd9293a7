import type { RefusedEntry } from '@yuanguang/contract/objects/journal';
import { isLaterWord, type Word } from '@yuanguang/contract/rules/journal';
import {
  PRAYER_KINDS,
  PRAYER_SIDES,
  PRAYERS_MAX,
  type PrayerSide,
  type PrayerWords,
  prayerState,
} from '@yuanguang/contract/rules/prayer';
import type { ReadEntry } from '../journal/journal.service.ts';
import { countOpen, findPrayers, putPrayers, type StoredPrayer } from './prayer.repository.ts';
import { type PrayerContext, textPurpose } from './prayer-context.ts';

/** What an entry says of a prayer: its words, or nothing but what its kind says. */
export type Said = ReadEntry<PrayerWords | null>;

const isOpen = (prayer: StoredPrayer | undefined): boolean =>
  prayer !== undefined && prayer.text_sealed !== null && prayerState(prayer) === 'open';

/**
 * Makes of the prayers of a person what the entries say: of the words, of being fulfilled and of being put away the latest
 * word each holds, in whatever order they come. Called with the person's journal locked, in its transaction. @returns the
 * entries that would leave one prayer too many open.
 */
export async function applyWords(
  ctx: PrayerContext,
  uid: string,
  entries: readonly Said[],
): Promise<RefusedEntry[]> {
  const ids = [...new Set(entries.map(({ subject }) => subject))];
  const stored = new Map((await findPrayers(ctx.db, uid, ids)).map((row) => [row.id, row]));
  let open = await countOpen(ctx.db, uid);
  const changed = new Map<string, StoredPrayer>();
  const refused: RefusedEntry[] = [];
  for (const entry of entries) {
    const before = stored.get(entry.subject);
    const after = saidOf(ctx, before ?? untold(uid, entry.subject), entry);
    const more = Number(isOpen(after)) - Number(isOpen(before));
    if (more > 0 && open >= PRAYERS_MAX) {
      refused.push({ number: entry.number, code: 'prayer-too-many' });
      continue;
    }
    open += more;
    stored.set(after.id, after);
    changed.set(after.id, after);
  }
  await putPrayers(ctx.db, [...changed.values()]);
  return refused;
}

/** A prayer of which nothing was said. */
function untold(uid: string, id: string): StoredPrayer {
  const none = PRAYER_SIDES.map((side) => columnsOf(side, null));
  return Object.assign(
    { uid, id, text_sealed: null, fulfilled: false, archived: false, made_at: null },
    ...none,
  );
}

/** The columns in which the entry stands that holds for one side of a prayer. */
const columnsOf = (side: PrayerSide, word: { at: Date; replica: string; number: number } | null) => ({
  [`${side}_at`]: word?.at ?? null,
  [`${side}_replica`]: word?.replica ?? null,
  [`${side}_number`]: word?.number ?? null,
});

function wordOf(row: StoredPrayer, side: PrayerSide): Word | undefined {
  const [at, replica, number] = [row[`${side}_at`], row[`${side}_replica`], row[`${side}_number`]];
  if (at === null || replica === null || number === null) return undefined;
  return { at: at.getTime(), replica, number };
}

/** A prayer after one more word. */
function saidOf({ cipher }: PrayerContext, before: StoredPrayer, entry: Said): StoredPrayer {
  const { kind, replica, number, at, value } = entry;
  const said = PRAYER_KINDS[kind];
  if (!said) return before;
  const { side, yes } = said;
  const isFirst = value !== null && (before.made_at === null || at < before.made_at);
  const known = isFirst ? { ...before, made_at: at } : before;
  const held = wordOf(known, side);
  if (held && !isLaterWord({ at: at.getTime(), replica, number }, held)) return known;
  const word = columnsOf(side, { at, replica, number });
  if (side !== 'text') return { ...known, ...word, [side]: yes };
  const text_sealed = value && cipher.seal(textPurpose(known.uid), value.text);
  return { ...known, ...word, text_sealed };
}

import type { AlmanacDay } from '@yuanguang/contract/objects/almanac';
import { wantsStillness } from '../../shared/preferences/stillness.ts';

/** How the print of the hall may live: `none` where the line is metered, as it is fetched for nothing but joy. */
export function manner(): 'none' | 'still' | 'moving' {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return 'none';
  return wantsStillness() ? 'still' : 'moving';
}

const DUSK = 18;
const DAWN = 6;
const NIGHT_HOURS = 24 - DUSK + DAWN;

/**
 * The moon at `now`, on the clock of the reader's wall; undefined by day, and where the temple's day is not known.
 * `phase` is 0 for the new moon and 0.5 for the full one, `passed` how much of the night is over, 0 to 1.
 */
export function moonAt(now: Date, today: AlmanacDay | undefined) {
  const hour = now.getHours() + now.getMinutes() / 60;
  if (!today || (hour >= DAWN && hour < DUSK)) return undefined;
  const { day, length } = today.lunar;
  return {
    phase: (day - 1) / length,
    passed: ((hour - DUSK + 24) % 24) / NIGHT_HOURS,
  };
}

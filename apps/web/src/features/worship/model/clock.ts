import { type Altar, INCENSE_MS, nextChange } from '@yuanguang/contract/rules/altar';

/** A stick is seen to be shorter after about so long: two hundredths of it. */
export const BURNING_TICK_MS = INCENSE_MS / 200;
/** Timers of a browser end with 32 bits of milliseconds. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * How long to wait until an altar that looks so at `now` looks otherwise, in milliseconds; undefined where nothing stands.
 * While incense burns, until the next tick.
 */
export function untilNextLook(altar: Altar, now: number): number | undefined {
  const next = nextChange(altar, now);
  if (next === undefined) return undefined;
  const wait = Math.max(0, next - now);
  return Math.min(wait, altar.incense ? BURNING_TICK_MS : LONGEST_WAIT_MS);
}

const ZONE_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day in Asia/Shanghai, which keeps no summer time, such as 2026-03-01. */
export const templeDay = (at: Date): string =>
  new Date(at.getTime() + ZONE_OFFSET_MS).toISOString().slice(0, 10);

/** Seconds until that day is over. */
export const secondsToMidnight = (at: Date): number =>
  Math.ceil((DAY_MS - ((at.getTime() + ZONE_OFFSET_MS) % DAY_MS)) / 1000);

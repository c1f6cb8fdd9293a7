const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** Clocks by zone: making one costs a hundred times what asking it does. Zones are few, so all are kept. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Whether there is a time zone of this IANA name, such as Asia/Shanghai; offsets such as +08:00 are no names. */
export function isZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** A time of the day such as 07:05, as minutes from midnight; undefined for anything else. */
export function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** What clocks in `zone` show, as the milliseconds at which a clock in UTC would show the same. */
function shown(at: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, +value]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The time of the day that clocks in `zone` show, in whole minutes from midnight. */
export function minuteOfDay(at: Date, zone: string): number {
  return Math.floor(shown(at.getTime(), zone) / MINUTE_MS) % DAY_MINUTES;
}

/** The date that calendars in `zone` show, as days since 1970-01-01. */
export function dayIn(at: Date, zone: string): number {
  return Math.floor(shown(at.getTime(), zone) / (DAY_MINUTES * MINUTE_MS));
}

/**
 * The instant at which clocks in `zone` first show `minute` (from midnight) on `day` (since 1970-01-01). Where clocks are
 * put forward over that time, the instant at which they are.
 */
export function instantIn(zone: string, day: number, minute: number): Date {
  const wanted = (day * DAY_MINUTES + minute) * MINUTE_MS;
  // Nowhere do clocks show more than 15 hours more or less than in UTC.
  let [before, after] = [wanted - 15 * 60 * MINUTE_MS, wanted + 15 * 60 * MINUTE_MS];
  const first = before;
  const offset = shown(first, zone) - first;
  const straight = wanted - offset;
  if (shown(straight, zone) === wanted) return new Date(straight);
  // The clock is changed before it would show the time, so it shows it once at most: from the change on it only goes
  // forward, and the first minute at or after the wanted one is found by halving.
  const change = changeBetween(first, after, zone);
  before = change;
  if (shown(change, zone) >= wanted) return new Date(change);
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (shown(middle, zone) >= wanted) after = middle;
    else before = middle;
  }
  return new Date(after);
}

const sameOffset = (a: number, b: number, zone: string): boolean => shown(a, zone) - a === shown(b, zone) - b;

/** The first minute of the new offset; there is one change between the two. */
function changeBetween(from: number, to: number, zone: string): number {
  let [before, after] = [from, to];
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (sameOffset(from, middle, zone)) before = middle;
    else after = middle;
  }
  return after;
}

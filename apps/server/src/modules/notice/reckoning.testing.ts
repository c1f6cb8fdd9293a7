/*
 * When clocks show what, reckoned in another way than lib/zone-time does: from the offsets that the platform names
 * (GMT+10:30) at every quarter of an hour. Clocks are changed at full quarters, all over the world.
 */
const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** A time in which a zone has one offset, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** The spans of a zone between two instants, one after the other. */
export function spansOf(zone: string, from: number, to: number): Span[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (at: number): number => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
    const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
    return sign === '-' ? -ms : ms;
  };
  const spans: Span[] = [];
  for (let at = from; at < to; at += QUARTER_MS) {
    const offset = offsetAt(at);
    const last = spans.at(-1);
    if (last?.offset === offset) spans[spans.length - 1] = { ...last, to: at + QUARTER_MS };
    else spans.push({ from: at, to: at + QUARTER_MS, offset });
  }
  return spans;
}

/** What a reminder is set to. */
export interface Times {
  readonly time: string;
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[];
}

/** Each day's first instant at which clocks show the time or, where they jump over it, a later one. */
export function timesIn(spans: readonly Span[], { time, weekdays }: Times): number[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const first = spans[0]?.from ?? 0;
  const last = spans.at(-1)?.to ?? 0;
  const times: number[] = [];
  for (let day = Math.floor(first / DAY_MS) * DAY_MS; day < last; day += DAY_MS) {
    const weekday = new Date(day).getUTCDay();
    if (!weekdays.includes(weekday === 0 ? 7 : weekday)) continue;
    const shown = day + (hours * 60 + minutes) * 60_000;
    const span = spans.find(({ to, offset }) => shown < to + offset);
    if (span) times.push(Math.max(span.from, shown - span.offset));
  }
  return times;
}

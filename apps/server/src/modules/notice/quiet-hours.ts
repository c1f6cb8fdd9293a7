import type { AnyNoticeKind } from '../../lib/notice-kind.ts';
import { dayIn, instantIn, minuteOfDay, minutesOf } from '../../lib/zone-time.ts';

/** When push and mail wait, in minutes from midnight by the clocks of a zone. */
export interface Quiet {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

/** The quiet hours of a person, as far as they hold for a kind. */
export function quietFor(
  row: Parameters<typeof quietOf>[0],
  { anyHour = false }: Pick<AnyNoticeKind, 'anyHour'>,
): Quiet | null {
  return anyHour ? null : quietOf(row);
}

/** What the database has: `from` and `to` such as 21:30, or null where no hour is quiet. */
function quietOf(row: { zone: string; quiet_from: string | null; quiet_to: string | null }): Quiet | null {
  const from = row.quiet_from === null ? undefined : minutesOf(row.quiet_from);
  const to = row.quiet_to === null ? undefined : minutesOf(row.quiet_to);
  return from === undefined || to === undefined ? null : { zone: row.zone, from, to };
}

/** The first instant from `at` on that is not in the quiet hours: `at` itself, or their end. */
export function whenNotQuiet(at: Date, quiet: Quiet | null): Date {
  if (!quiet) return at;
  const { zone, from, to } = quiet;
  const minute = minuteOfDay(at, zone);
  const overMidnight = from > to;
  const isQuiet = overMidnight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isQuiet) return at;
  const day = dayIn(at, zone) + (overMidnight && minute >= from ? 1 : 0);
  const end = instantIn(zone, day, to);
  // A clock that is put back may show the end a second time.
  return end > at ? end : at;
}

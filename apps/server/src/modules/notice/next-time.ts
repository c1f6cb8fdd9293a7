import { dayIn, instantIn, minutesOf } from '../../lib/zone-time.ts';
import type { ReminderRow } from './notice.tables.ts';

const WEEK_DAYS = 7;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** 1 is Monday, 7 Sunday; of a day since 1970-01-01. */
const weekdayOf = (day: number): number =>
  ((((day + FIRST_WEEKDAY - 1) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS) + 1;

/**
 * When a reminder is due first after `after`: each chosen day once. Where clocks go forward over its time, when they do;
 * where they show it twice, the first time.
 */
export function nextTime(
  { local_time, weekdays, zone }: Pick<ReminderRow, 'local_time' | 'weekdays' | 'zone'>,
  after: Date,
): Date {
  const minute = minutesOf(local_time) ?? 0;
  const today = dayIn(after, zone);
  // Today's may be over, and it may be the only day.
  for (let day = today; day <= today + 2 * WEEK_DAYS; day += 1) {
    if (!weekdays.includes(weekdayOf(day))) continue;
    const at = instantIn(zone, day, minute);
    if (at > after) return at;
  }
  throw new Error('a reminder without a day');
}

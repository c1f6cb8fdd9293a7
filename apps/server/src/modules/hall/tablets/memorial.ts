import type { LunarDate } from '@yuanguang/contract/rules/lunar-calendar';
import { lunarCalendar } from '@yuanguang/contract/rules/lunar-table';
import { type MemorialDay, memorialDays } from '@yuanguang/contract/rules/memorial-days';
import { daysLater } from '@yuanguang/contract/rules/temple-day';
import type { TabletRow } from '../hall.tables.ts';
import { type HallContext, todayOf } from '../hall-context.ts';
import { tabletByLink } from './find-tablet.ts';
import { openPersonal } from './personal.ts';

const YEAR_DAYS = 365;

/** A day on which one of the people on a tablet is remembered. */
export interface PersonsDay extends MemorialDay {
  /** Which of them, from 0. */
  readonly person: number;
  readonly lunar: LunarDate;
}

/** The days from one to another on which the people of a tablet are remembered, in their order. */
export function personsDays(
  { cipher }: Pick<HallContext, 'cipher'>,
  row: TabletRow,
  span: { readonly from: string; readonly to: string },
): PersonsDay[] {
  const people = openPersonal(cipher, row).tablet?.people ?? [];
  return people
    .flatMap(({ died }, person) =>
      died === null
        ? []
        : memorialDays(died, { ...span, calendar: lunarCalendar }).map((one) => ({
            person,
            ...one,
            lunar: lunarCalendar.toLunar(one.day),
          })),
    )
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Those of the coming year, for the holder of the link. */
export async function readMemorialDays(
  ctx: HallContext,
  { tabletToken }: { readonly tabletToken: string },
): Promise<{ days: PersonsDay[] }> {
  const from = todayOf(ctx);
  const row = await tabletByLink(ctx, tabletToken);
  return { days: personsDays(ctx, row, { from, to: daysLater(from, YEAR_DAYS) }) };
}

import type { Language } from '@yuanguang/contract/languages';
import { daysLater, TEMPLE_ZONE_MS } from '@yuanguang/contract/rules/temple-day';
import type { CalendarDays } from '../../../lib/calendar-days.ts';
import { eachById } from '../../../lib/each-by-id.ts';
import { tell } from '../../notice/notice.service.ts';
import { MY_TABLETS } from '../gifts/tablet-page.ts';
import type { TabletRow } from '../hall.tables.ts';
import { type HallContext, type HallTools, todayOf, withTools } from '../hall-context.ts';
import { hallMessages } from '../messages.ts';
import { type PersonsDay, personsDays } from '../tablets/memorial.ts';
import { reminded, remindedOf } from '../tablets/tablet.repository.ts';
import { tabletNumbers } from '../tablets/tablet-number.ts';
import { MEMORIAL_KIND, memorialWords } from './notice-kinds.ts';

const AT_ONCE = 200;
const DAYS_BEFORE = 3;
/** In the calendar it stands at eight in the morning by the temple's clock. */
const HOUR_MS = 3_600_000;
const AT_EIGHT_MS = 8 * HOUR_MS - TEMPLE_ZONE_MS;

/** Unique among the days of a tablet. */
const keyOf = (row: TabletRow, { day, kind, count, person }: PersonsDay): string =>
  `${row.id}:${day}:${kind}:${count}:${person}`;

/**
 * Tells every owner who wants it of the days of remembrance that are today or in three days. Asked again on the same day
 * it tells nothing twice. The dates are nowhere but in the sealed tablets, so all of them are looked at.
 */
export async function remindMemorial(ctx: HallContext): Promise<void> {
  const today = todayOf(ctx);
  for await (const row of eachById(AT_ONCE, (after, limit) => reminded(ctx.db, after, limit))) {
    await tellOf(ctx, row, today, 'today');
    await tellOf(ctx, row, daysLater(today, DAYS_BEFORE), 'soon');
  }
}

async function tellOf(ctx: HallContext, row: TabletRow, day: string, when: 'soon' | 'today'): Promise<void> {
  const { uid } = row;
  if (uid === null) return;
  for (const found of personsDays(ctx, row, { from: day, to: day })) {
    await tell(ctx, {
      uid,
      kind: MEMORIAL_KIND,
      data: {
        number: tabletNumbers.group(row.tablet_number),
        kind: found.kind,
        count: found.count,
        when,
      },
      key: `${keyOf(row, found)}:${when}`,
      language: row.language as Language,
    });
  }
}

/** The same days in the person's own calendar, without a name. */
export const memorialCalendar =
  (tools: HallTools): CalendarDays =>
  async (inner, uid, { from, to, language }) => {
    const ctx = withTools(inner, tools);
    const span = { from: ctx.days.of(from), to: ctx.days.of(to) };
    const rows = await remindedOf(ctx.db, uid);
    return rows.flatMap((row) =>
      personsDays(ctx, row, span).map((found) => {
        const what = memorialWords(found, language);
        const number = tabletNumbers.group(row.tablet_number);
        return {
          id: keyOf(row, found).replaceAll(':', '-'),
          at: new Date(Date.parse(found.day) + AT_EIGHT_MS),
          changedAt: row.created_at,
          title: what,
          text: hallMessages(language)('memorial.today', { what, number }),
          page: MY_TABLETS,
        };
      }),
    );
  };

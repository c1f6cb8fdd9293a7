import { randomBytes } from 'node:crypto';
import { knownLanguage, type Language } from '@yuanguang/contract/languages';
import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import { ownUid } from '../../lib/own-uid.ts';
import { deleteFeed, feedOwner, saveFeed } from './feed.repository.ts';
import { type CalendarEvent, calendar } from './ics.ts';
import { noticeMessages } from './messages.ts';
import { nextTime } from './next-time.ts';
import type { ReminderRow } from './notice.tables.ts';
import type { NoticeContext } from './notice-context.ts';
import { settingsOf } from './notice-settings.ts';
import { openReminder } from './remind.ts';
import { remindersOf } from './reminder.repository.ts';

const SECRET_BYTES = 16;
const SECRET = /^[\w-]{22}$/;
const INDEX = 'notice.feed';
/** How far the calendar looks ahead; programs read it again every few hours. */
const DAYS_AHEAD = 60;
const MOST_EVENTS = 500;

/** Makes the address of one's calendar; one made before leads nowhere any more. It is told this once. */
export async function createFeed(ctx: NoticeContext): Promise<{ address: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const secret_index = ctx.cipher.index(INDEX, secret);
  await saveFeed(ctx.db, { uid: ownUid(ctx), secret_index, created_at: ctx.now() });
  return { address: `${ctx.publicUrl}/feeds/${secret}.ics` };
}

export async function revokeFeed(ctx: NoticeContext): Promise<Record<never, never>> {
  await deleteFeed(ctx.db, ownUid(ctx));
  return {};
}

/** The calendar of the secret, with the reminders of the next sixty days; undefined when it is nobody's. */
export async function readFeed(ctx: NoticeContext, secret: string): Promise<string | undefined> {
  if (!SECRET.test(secret)) return undefined;
  const uid = await feedOwner(ctx.db, ctx.cipher.index(INDEX, secret));
  if (uid === undefined || !(await ctx.addressBook().reach(ctx, uid))) return undefined;
  const language = knownLanguage((await settingsOf(ctx, uid)).language) ?? 'zh-Hans';
  const span = { from: ctx.now(), to: lastOf(ctx.now()), language };
  const events = [
    ...soonest(ctx, await remindersOf(ctx.db, uid), language),
    ...(await daysOfModules(ctx, uid, span)),
  ];
  return calendar(noticeMessages(language)('mail.temple'), events);
}

const lastOf = (now: Date): Date => new Date(now.getTime() + DAYS_AHEAD * DAY_MS);

/** What other modules have to say in the same days. */
async function daysOfModules(
  ctx: NoticeContext,
  uid: string,
  span: { readonly from: Date; readonly to: Date; readonly language: Language },
): Promise<CalendarEvent[]> {
  const days = await Promise.all(ctx.calendars().map((read) => read(ctx, uid, span)));
  return days
    .flat()
    .slice(0, MOST_EVENTS)
    .map(({ id, page, ...day }) => ({
      ...day,
      uid: `${id}@yuanguang`,
      url: `${ctx.publicUrl}/zhuyin/#${page}`,
    }));
}

/** What is shown, in its order. No more instants are reckoned than that takes: who has the address may ask often. */
function soonest(ctx: NoticeContext, rows: readonly ReminderRow[], language: Language): CalendarEvent[] {
  const now = ctx.now();
  const end = lastOf(now);
  const coming = rows.flatMap((row) => {
    const kind = ctx.kinds().get(row.kind);
    if (!kind) return [];
    const words = kind.words(openReminder(ctx, row), language);
    return [
      { row, at: nextTime(row, now), told: { ...words, url: `${ctx.publicUrl}/zhuyin/#${kind.page}` } },
    ];
  });
  const events: CalendarEvent[] = [];
  while (events.length < MOST_EVENTS) {
    const [first] = coming.sort((one, other) => one.at.getTime() - other.at.getTime());
    if (!first || first.at > end) break;
    const { row, at, told } = first;
    events.push({ uid: `${row.id}-${at.getTime()}@yuanguang`, at, changedAt: row.changed_at, ...told });
    first.at = nextTime(row, at);
  }
  return events;
}

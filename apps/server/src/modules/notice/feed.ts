import { randomBytes } from 'node:crypto';
import { knownLanguage, type Language } from '@yuanguang/contract/languages';
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
const DAY_MS = 86_400_000;
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
  const events = (await remindersOf(ctx.db, uid)).flatMap((row) => eventsOf(ctx, row, language));
  const soonest = events.sort((a, b) => a.at.getTime() - b.at.getTime()).slice(0, MOST_EVENTS);
  return calendar(noticeMessages(language)('mail.temple'), soonest);
}

function eventsOf(ctx: NoticeContext, row: ReminderRow, language: Language): CalendarEvent[] {
  const kind = ctx.kinds().get(row.kind);
  if (!kind) return [];
  const words = kind.words(openReminder(ctx, row), language);
  const now = ctx.now();
  const end = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
  const events: CalendarEvent[] = [];
  for (let at = nextTime(row, now); at <= end; at = nextTime(row, at)) {
    events.push({
      uid: `${row.id}-${at.getTime()}@yuanguang`,
      at,
      changedAt: row.changed_at,
      ...words,
      url: `${ctx.publicUrl}/zhuyin/#${kind.page}`,
    });
  }
  return events;
}

import type { Context } from '../../lib/context.ts';
import { callerExceeds } from '../../lib/limits/caller-limit.ts';
import type { TempleDays } from '../../lib/temple-day.ts';
import { addCounts, type Counted, deleteCountsBefore, kindsOf } from './analytics.repository.ts';
import { readRecords } from './report-records.ts';

/** Reports of one address that are counted; what comes beyond is answered and forgotten. */
const REPORTS = { perAddress: 30, seconds: 60 };
/** Different things counted on one day; beyond, pages and events are counted together as `other`. */
const MOST_KINDS = 5_000;
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
/** The platforms that are told apart. */
const PLATFORMS: readonly string[] = ['web', 'app', 'mp-weixin'];

let sweptOn = '';

/**
 * Adds a report to the counts of the day: page, event, platform, language, nothing else. Never fails: a report must not
 * disturb the person whose app sends it.
 */
export async function report(
  ctx: Context,
  days: TempleDays,
  { requests }: { requests?: unknown },
): Promise<object> {
  try {
    await addReport(ctx, days, requests);
  } catch (error) {
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'a report was not counted');
  }
  return {};
}

async function addReport(ctx: Context, days: TempleDays, requests: unknown): Promise<void> {
  const records = readRecords(requests);
  if (records.length === 0) return;
  if (await callerExceeds(ctx, 'analytics', REPORTS)) return;
  const at = ctx.now();
  const day = days.of(at);
  const given = ctx.caller.client?.platform ?? '';
  const platform = PLATFORMS.includes(given) ? given : 'other';
  const { language } = ctx.caller;
  const full = (await kindsOf(ctx.db, day)) >= MOST_KINDS;
  const counts = new Map<string, Counted>();
  for (const record of records) {
    const page = full ? 'other' : record.page;
    const event = full ? 'other' : record.event;
    const key = `${page} ${event}`;
    counts.set(key, { page, event, platform, language, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const inOrder = [...counts.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
  await addCounts(
    ctx.db,
    day,
    inOrder.map(([, counted]) => counted),
  );
  await sweep(ctx, day, days.of(new Date(at.getTime() - KEPT_DAYS * DAY_MS)));
}

/** Once a day in each process. */
async function sweep(ctx: Context, day: string, oldest: string): Promise<void> {
  if (sweptOn === day) return;
  sweptOn = day;
  await deleteCountsBefore(ctx.db, oldest);
}

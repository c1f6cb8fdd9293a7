import { inTransaction } from '../../lib/context.ts';
import { newId } from '../../lib/ids.ts';
import type { NoticeKind } from '../../lib/notice-kind.ts';
import { isZone, minutesOf } from '../../lib/zone-time.ts';
import { nextTime } from './next-time.ts';
import { deleteEarlier } from './notice.repository.ts';
import type { ReminderRow } from './notice.tables.ts';
import type { NoticeContext, NoticeTools } from './notice-context.ts';
import { settingsOf } from './notice-settings.ts';
import {
  countReminders,
  deleteReminder,
  findReminder,
  saveReminder,
  setNext,
  takeDue,
} from './reminder.repository.ts';
import { type TellContext, tell } from './tell.ts';

/** What somebody wants to be reminded of, and when. */
export interface Reminder<Data> {
  readonly uid: string;
  /** The kind of notice that it becomes; for as long as that is of use it is sent late. */
  readonly kind: NoticeKind<Data>;
  /** Names it among the person's reminders of the kind: at most 64 letters, digits, - and _. */
  readonly subject: string;
  readonly data: Data;
  /** Such as 05:30, by the clocks of the zone. */
  readonly time: string;
  /** 1 is Monday, 7 Sunday; at least one. */
  readonly weekdays: readonly number[];
  /** By its IANA name; unset: that of the person's settings. */
  readonly zone?: string;
}

/** As many one person has at most. */
const MOST_REMINDERS = 200;
const AT_A_TIME = 200;
/** What was to come while the server was down is sent for so long. */
const LATEST_MS = 2 * 3_600_000;

const purposeOf = (uid: string): string => `notice.reminder:${uid}`;

/**
 * Reminds a person from now on, in the place of whatever there was of the subject. In the transaction of `ctx`.
 * @returns false, and changes nothing, when the person has too many already.
 * @throws when time, day, zone or subject are none: whoever calls has looked at them before.
 */
export function setReminder<Data>(ctx: TellContext, reminder: Reminder<Data>): Promise<boolean> {
  const { uid, kind, subject, data, time, weekdays } = reminder;
  return inTransaction(ctx, async (tx) => {
    const zone = reminder.zone ?? (await settingsOf(tx, uid)).zone;
    if (minutesOf(time) === undefined || !isZone(zone) || !/^[\w-]{1,64}$/.test(subject)) {
      throw new Error('not a reminder');
    }
    const name = { uid, kind: kind.name, subject };
    const known = await findReminder(tx.db, name);
    if (!known && (await countReminders(tx.db, uid)) >= MOST_REMINDERS) return false;
    const at = tx.now();
    const times = {
      local_time: time,
      weekdays: [...new Set(weekdays)].sort((one, other) => one - other),
      zone,
    };
    await saveReminder(tx.db, {
      id: newId(at),
      ...name,
      ...times,
      data: tx.cipher.seal(purposeOf(uid), JSON.stringify(data)),
      next_at: nextTime(times, at),
      changed_at: at,
    });
    return true;
  });
}

/** Reminds the person of it no more. */
export async function removeReminder(
  { db }: Pick<TellContext, 'db'>,
  { uid, kind, subject }: { uid: string; kind: { readonly name: string }; subject: string },
): Promise<void> {
  await deleteReminder(db, { uid, kind: kind.name, subject });
}

/** As its kind declares them. */
export function openReminder({ cipher }: Pick<NoticeTools, 'cipher'>, row: ReminderRow): never {
  return JSON.parse(cipher.open(purposeOf(row.uid), row.data)) as never;
}

/**
 * Tells of every reminder whose time has come, each time once, however many processes look. What is older than two hours
 * is left out, and the next time is that after now.
 */
export async function remindAll(ctx: NoticeContext): Promise<void> {
  for (let taken = AT_A_TIME; taken === AT_A_TIME; ) {
    taken = await inTransaction(ctx, async (tx) => {
      const at = tx.now();
      const due = await takeDue(tx.db, at, AT_A_TIME);
      for (const row of due) {
        const time = nextTime(row, new Date(at.getTime() - LATEST_MS - 1));
        // Between now and two hours ago, and not told of before.
        if (time >= row.next_at && time <= at) await remind(tx, row, time);
        await setNext(tx.db, row.id, { next_at: nextTime(row, at) });
      }
      return due.length;
    });
  }
}

/** In the inbox a reminder takes the place of the one before: what matters there is not to be pushed out by days. */
async function remind(ctx: NoticeContext, row: ReminderRow, time: Date): Promise<void> {
  const kind = ctx.kinds().get(row.kind);
  if (!kind) return;
  let data: never;
  try {
    data = openReminder(ctx, row);
  } catch (error) {
    // Its key is lost: those of others that are due with it shall come all the same.
    ctx.log.error({ err: error, reminderId: row.id }, 'a reminder cannot be opened');
    return;
  }
  await deleteEarlier(ctx.db, row.uid, row.kind, `${row.subject}:`);
  await tell<never>(ctx, {
    uid: row.uid,
    kind: { ...kind, samples: [] },
    data,
    key: `${row.subject}:${time.toISOString()}`,
  });
}

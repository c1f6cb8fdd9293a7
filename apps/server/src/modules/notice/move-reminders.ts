import { nextTime } from './next-time.ts';
import type { NoticeContext } from './notice-context.ts';
import { remindersOf, setNext } from './reminder.repository.ts';

/** A person's reminders go by the clocks of another zone from now on. */
export async function moveReminders(
  { db, now }: Pick<NoticeContext, 'db' | 'now'>,
  uid: string,
  zone: string,
): Promise<void> {
  for (const row of await remindersOf(db, uid)) {
    if (row.zone !== zone) await setNext(db, row.id, { zone, next_at: nextTime({ ...row, zone }, now()) });
  }
}

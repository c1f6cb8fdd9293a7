import { daysLater } from '@yuanguang/contract/rules/temple-day';
import { move } from '../../../lib/machine.ts';
import type { TabletRow } from '../hall.tables.ts';
import { type HallContext, todayOf } from '../hall-context.ts';
import { addEvent } from './event.repository.ts';
import { TABLET_MOVES, type TabletMove } from './tablet.moves.ts';
import { freePlace, updateTablet } from './tablet.repository.ts';

/** The last of so many days that begin with `from`; null: no end. */
const lastDay = (from: string, days: number | null): string | null =>
  days === null ? null : daysLater(from, days - 1);

/**
 * Lets a tablet or a lamp stand from the temple's day on: it gets a place and its lamp burns. Inside the transaction that
 * holds its lock.
 */
export async function putUp(
  ctx: HallContext,
  row: TabletRow,
  by: Extract<TabletMove, 'light' | 'putUp'>,
  who: string,
): Promise<void> {
  const status = move(TABLET_MOVES, row.status, by);
  if (status === undefined) throw new Error(`tablet ${row.id} is ${row.status} and cannot come to stand`);
  const at = ctx.now();
  const from = row.stands_from ?? todayOf(ctx);
  await updateTablet(ctx.db, row.id, {
    status,
    stands_from: from,
    stands_until: lastDay(from, row.days),
    place: await freePlace(ctx.db, row.hall),
    stood_at: row.stood_at ?? at,
  });
  await addEvent(ctx.db, row.id, { event: 'standing', who }, at);
}

/** What can be renewed stands with an end, or has come to it. */
export const isRenewable = ({ status, stands_until, erased_at }: TabletRow): boolean =>
  erased_at === null && stands_until !== null && move(TABLET_MOVES, status, 'renew') !== undefined;

/** Lets it stand for so many days more, or again from today. Answers whether it may. */
export async function prolong(
  ctx: HallContext,
  row: TabletRow,
  days: number | null,
  who: string,
): Promise<boolean> {
  if (!isRenewable(row)) return false;
  const today = todayOf(ctx);
  const { status, stands_until: until } = row;
  const ended = status === 'ended' || until === null || until < today;
  const first = ended ? today : daysLater(until, 1);
  await updateTablet(ctx.db, row.id, {
    status: 'standing',
    stands_until: lastDay(first, days),
    place: row.place ?? (await freePlace(ctx.db, row.hall)),
    ...(ended ? { stands_from: today } : {}),
  });
  await addEvent(ctx.db, row.id, { event: 'renewed', who, detail: { days } }, ctx.now());
  return true;
}

import type { TabletText } from '@yuanguang/contract/rules/tablet';
import { inTransaction } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import { refuse } from '../../../lib/refusal.ts';
import { attemptsOf, NothingToRefund, refundPayment } from '../../payment/payment.service.ts';
import { giftsOf } from '../gifts/gift.repository.ts';
import type { TabletRow } from '../hall.tables.ts';
import { type HallContext, todayOf } from '../hall-context.ts';
import { tellOwner } from '../news/tell-owner.ts';
import { addEvent } from '../tablets/event.repository.ts';
import { openPersonal, sealNote, sealPersonal } from '../tablets/personal.ts';
import { putUp } from '../tablets/stand.ts';
import { TABLET_MOVES } from '../tablets/tablet.moves.ts';
import { lockTablet, updateTablet } from '../tablets/tablet.repository.ts';
import { cleanWords } from '../tablets/words.ts';

/** What allows to decide on tablets, besides being an administrator. */
const PERMISSION = 'DECIDE_TABLETS';

/** Who of the temple decides: `office:<name>` or `staff:<account>`, for the log of events. */
type Deciding = { readonly who: string };

function requireOffice({ caller }: HallContext): void {
  const may = caller.roles.includes('admin') || caller.permissions?.includes(PERMISSION);
  if (!may) refuse('permission-denied');
}

/** The tablet, locked. Refuses 'tablet-not-found'. */
async function locked(ctx: HallContext, id: string): Promise<TabletRow> {
  const row = await lockTablet(ctx.db, id);
  return row?.erased_at === null ? row : refuse('tablet-not-found');
}

/**
 * Approves what was registered. It stands from the temple's day `from` on, today if that is not later. Refuses
 * 'tablet-not-found', and 'tablet-not-correctable' for one that does not wait for it.
 */
export async function approve(
  ctx: HallContext,
  { id, from, who }: Deciding & { readonly id: string; readonly from?: string | undefined },
): Promise<void> {
  requireOffice(ctx);
  await inTransaction(ctx, async (ctx) => {
    const row = await locked(ctx, id);
    const status = move(TABLET_MOVES, row.status, 'approve');
    if (status === undefined) return refuse('tablet-not-correctable');
    const today = todayOf(ctx);
    const stands_from = from !== undefined && from > today ? from : today;
    await updateTablet(ctx.db, id, { status, stands_from });
    await addEvent(ctx.db, id, { event: 'approved', who, detail: { from: stands_from } }, ctx.now());
    const approved = { ...row, status, stands_from };
    if (stands_from === today) await putUp(ctx, approved, 'putUp', who);
    await tellOwner(ctx, approved, 'approved');
  });
}

/**
 * Rejects what was registered, with a reason that its owner reads, and gives back what was paid. Refuses as `approve`.
 * @returns how many payments go back.
 */
export async function reject(
  ctx: HallContext,
  { id, reason, who }: Deciding & { readonly id: string; readonly reason: string },
): Promise<number> {
  requireOffice(ctx);
  await inTransaction(ctx, async (ctx) => {
    const row = await locked(ctx, id);
    const status = move(TABLET_MOVES, row.status, 'reject');
    if (status === undefined) return refuse('tablet-not-correctable');
    await updateTablet(ctx.db, id, { status, reason: sealNote(ctx.cipher, 'reason', id, reason) });
    await addEvent(ctx.db, id, { event: 'rejected', who }, ctx.now());
    await tellOwner(ctx, { ...row, status }, 'rejected');
  });
  return giveBack(ctx, { id, reason: 'tablet rejected', who });
}

/** Gives back every payment that was made with a tablet, through the provider that took it. Answers how many. */
export async function giveBack(
  ctx: HallContext,
  { id, reason, who }: Deciding & { readonly id: string; readonly reason: string },
): Promise<number> {
  requireOffice(ctx);
  let given = 0;
  for (const gift of await giftsOf(ctx.db, id)) {
    const attempts = await attemptsOf(ctx, gift.id);
    const paid = attempts.find((one) => one.state === 'settled' && one.booked_as === 'order');
    if (!paid) continue;
    try {
      await refundPayment(ctx, paid.id, { who, reason });
      given += 1;
    } catch (error) {
      // Somebody else was faster.
      if (!(error instanceof NothingToRefund)) throw error;
    }
  }
  return given;
}

/**
 * Writes a tablet anew as its owner asked, or as it turned out to be wrong: the words are judged as any others. Without
 * new words the wish is only answered as done.
 */
export async function correctWritten(
  ctx: HallContext,
  { id, text, who }: Deciding & { readonly id: string; readonly text?: TabletText | undefined },
): Promise<void> {
  requireOffice(ctx);
  await inTransaction(ctx, async (ctx) => {
    const row = await locked(ctx, id);
    const personal = openPersonal(ctx.cipher, row);
    if (text !== undefined) {
      if (text.kind !== row.kind) refuse('param-invalid', 'kind');
      const { tablet } = cleanWords(ctx, { tablet: text, lamp: null });
      await updateTablet(ctx.db, id, { personal: sealPersonal(ctx.cipher, id, { ...personal, tablet }) });
    }
    await updateTablet(ctx.db, id, { correction: null });
    await addEvent(ctx.db, id, { event: 'correction-done', who }, ctx.now());
    await tellOwner(ctx, row, 'corrected');
  });
}

import type { Tablet } from '@yuanguang/contract/objects/hall';
import { checkCorrection, type LampText } from '@yuanguang/contract/rules/hall';
import type { TabletText } from '@yuanguang/contract/rules/tablet';
import { inTransaction } from '../../../lib/context.ts';
import { move } from '../../../lib/machine.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import { isFree, isOwn } from '../../guest/guest.service.ts';
import { closeOpenPayments } from '../../payment/payment.service.ts';
import { giftsOf, updateGift } from '../gifts/gift.repository.ts';
import type { HallContext } from '../hall-context.ts';
import { addEvent } from './event.repository.ts';
import { type ByLink, loadCurrent, lockedByLink, shownTablet } from './find-tablet.ts';
import { openPersonal, sealNote, sealPersonal } from './personal.ts';
import { TABLET_MOVES } from './tablet.moves.ts';
import { lockTablet, updateTablet } from './tablet.repository.ts';
import { isCorrectable, mayAskCorrection } from './tablet-view.ts';
import { cleanWords } from './words.ts';

type Shown = Promise<{ tablet: Tablet }>;

/** Changes the words until the office has approved them, then 'tablet-not-correctable'. The kind stays what it was. */
export async function correct(
  ctx: HallContext,
  input: ByLink & { tablet: TabletText | null; lamp: LampText | null },
): Shown {
  const { tablet, lamp, hall } = cleanWords(ctx, input);
  await inTransaction(ctx, async (ctx) => {
    const row = await lockedByLink(ctx, input.tabletToken);
    if (row.kind !== (tablet?.kind ?? null) || row.hall !== hall) refuse('param-invalid', 'tablet.kind');
    if (!isCorrectable(row)) refuse('tablet-not-correctable');
    const { contact } = openPersonal(ctx.cipher, row);
    await updateTablet(ctx.db, row.id, {
      personal: sealPersonal(ctx.cipher, row.id, { tablet, lamp, contact }),
    });
    await addEvent(ctx.db, row.id, { event: 'corrected', who: 'owner' }, ctx.now());
  });
  return shownTablet(ctx, input);
}

/** Asks the office to write anew what it has approved; what is asked for later takes the place of what was before. */
export async function askCorrection(ctx: HallContext, input: ByLink & { wish: string }): Shown {
  const wish = checkCorrection(input.wish, refuse);
  await inTransaction(ctx, async (ctx) => {
    const row = await lockedByLink(ctx, input.tabletToken);
    if (isCorrectable(row)) refuse('tablet-correction-needless');
    if (!mayAskCorrection(row)) refuse('tablet-not-correctable');
    await updateTablet(ctx.db, row.id, { correction: sealNote(ctx.cipher, 'correction', row.id, wish) });
    await addEvent(ctx.db, row.id, { event: 'correction-asked', who: 'owner' }, ctx.now());
  });
  return shownTablet(ctx, input);
}

/** Takes it back: it stands no more, and its lamp goes out. Money that was given stays given unless the office returns it. */
export async function withdraw(ctx: HallContext, input: ByLink): Shown {
  const { id } = await loadCurrent(ctx, input.tabletToken, true);
  if (!(await withdrawTablet(ctx, id, 'owner'))) refuse('tablet-not-withdrawable');
  return shownTablet(ctx, input);
}

/** Answers whether it could be withdrawn and is so now. What is under way at a provider is closed. */
export async function withdrawTablet(ctx: HallContext, id: string, who: string): Promise<boolean> {
  const closing = await inTransaction(ctx, async (ctx) => {
    const row = await lockTablet(ctx.db, id);
    const status = row && move(TABLET_MOVES, row.status, 'withdraw');
    if (!status) return undefined;
    await updateTablet(ctx.db, id, { status, place: null, correction: null });
    const unpaid = (await giftsOf(ctx.db, id)).filter((gift) => gift.status === 'unpaid');
    for (const gift of unpaid) await updateGift(ctx.db, gift.id, { status: 'cancelled' });
    await addEvent(ctx.db, id, { event: 'withdrawn', who }, ctx.now());
    return unpaid;
  });
  for (const gift of closing ?? []) await closeOpenPayments(ctx, gift.id);
  return closing !== undefined;
}

/** Whether the account that has it is told of the days of remembrance. Another's refuses 'link-invalid'. */
export async function remind(ctx: HallContext, input: ByLink & { remind: boolean }): Shown {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockedByLink(ctx, input.tabletToken);
    if (!isOwn(ctx, row)) refuse('link-invalid');
    await updateTablet(ctx.db, row.id, { remind: input.remind });
  });
  return shownTablet(ctx, input);
}

/**
 * Keeps it in the account of who calls and holds its link. What another account has, or had until it was erased, is
 * refused 'tablet-claimed'.
 */
export async function claim(ctx: HallContext, input: ByLink): Shown {
  const uid = ownUid(ctx);
  await inTransaction(ctx, async (ctx) => {
    const row = await lockedByLink(ctx, input.tabletToken);
    if (isOwn(ctx, row)) return;
    if (!isFree(row)) refuse('tablet-claimed');
    await updateTablet(ctx.db, row.id, { uid });
    await addEvent(ctx.db, row.id, { event: 'claimed', who: 'owner' }, ctx.now());
  });
  return shownTablet(ctx, input);
}

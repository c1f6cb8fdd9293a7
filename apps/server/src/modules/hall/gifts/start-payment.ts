import { refuse } from '../../../lib/refusal.ts';
import { requireModule } from '../../config/config.service.ts';
import { openPayment } from '../../payment/payment.service.ts';
import type { HallGiftRow } from '../hall.tables.ts';
import { type HallContext, requireGifts } from '../hall-context.ts';
import { hallMessages } from '../messages.ts';
import { type ByLink, loadCurrent } from '../tablets/find-tablet.ts';
import { findGift, giftsOf } from './gift.repository.ts';
import { HALL } from './hall-payable.ts';
import { tabletPage } from './tablet-page.ts';

/** Opens a payment for the gift that is still to be made, the newest first. Answers where the payer goes. */
export async function startPayment(
  ctx: HallContext,
  input: ByLink & { methodId: string },
): Promise<{ url: string }> {
  await requireModule(ctx, 'hall');
  await requireGifts(ctx);
  const { tabletToken, methodId, language } = input;
  const { id } = await loadCurrent(ctx, tabletToken, true);
  const gifts = await giftsOf(ctx.db, id);
  const gift = gifts.findLast(({ status }) => status === 'unpaid') ?? gifts.at(-1);
  if (!isOwed(gift)) return refuse('tablet-not-payable');
  const url = await openPayment(ctx, {
    payable: HALL,
    subjectId: gift.id,
    methodId,
    amountFen: gift.amount_fen,
    title: hallMessages(language)('title'),
    language,
    returnUrl: tabletPage(ctx, tabletToken),
    expiresAt: gift.expires_at,
    check: async ({ db }) => void isOwed(await findGift(db, gift.id)),
  });
  return { url };
}

/** Refuses 'tablet-expired' and 'tablet-not-payable'. */
function isOwed(gift: HallGiftRow | undefined): gift is HallGiftRow {
  if (gift?.status === 'expired') refuse('tablet-expired');
  if (gift?.status !== 'unpaid') refuse('tablet-not-payable');
  return true;
}

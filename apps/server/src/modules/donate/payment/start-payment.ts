import { purposeById } from '@yuanguang/content';
import { refuse } from '../../../lib/refusal.ts';
import { requireBuying, requireModule } from '../../config/config.service.ts';
import { openPayment } from '../../payment/payment.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import { type DonateContext, isOpen } from '../donate-context.ts';
import { type ByLink, loadCurrentGift, lockedByLink } from '../gifts/find-gift.ts';
import { donateMessages } from '../receipt/messages.ts';
import { DONATE } from './donate-payable.ts';
import { giftPage } from './gift-page.ts';

/** Opens a payment for an unpaid gift, again if an earlier one came to nothing. Answers where the payer goes. */
export async function startPayment(
  ctx: DonateContext,
  input: ByLink & { methodId: string },
): Promise<{ url: string }> {
  await requireModule(ctx, 'donate');
  await requireBuying(ctx);
  const { giftToken, methodId, language } = input;
  const gift = await loadCurrentGift(ctx, giftToken, true);
  refuseUnlessOwed(gift);
  if (!(await isOpen(ctx, gift.purpose_id))) refuse('buying-closed');
  const url = await openPayment(ctx, {
    payable: DONATE,
    subjectId: gift.id,
    methodId,
    amountFen: gift.amount_fen,
    title: donateMessages(language)('title', { purpose: purposeById(gift.purpose_id).title[language] }),
    language,
    returnUrl: giftPage(ctx, giftToken),
    expiresAt: gift.expires_at,
    check: async (inner) => refuseUnlessOwed(await lockedByLink({ ...ctx, ...inner }, giftToken)),
  });
  return { url };
}

function refuseUnlessOwed({ status }: GiftRow): void {
  if (status === 'expired') refuse('gift-expired');
  if (status !== 'unpaid') refuse('gift-not-payable');
}

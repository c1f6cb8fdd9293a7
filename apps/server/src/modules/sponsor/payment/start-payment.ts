import type { Language } from '@yuanguang/contract/languages';
import { refuse } from '../../../lib/refusal.ts';
import { requireBuying, requireModule } from '../../config/config.service.ts';
import { openPayment } from '../../payment/payment.service.ts';
import { lockedByToken } from '../orders/find-order.ts';
import type { FullOrder } from '../orders/order.repository.ts';
import { loadCurrentOrder } from '../orders/read-order.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { SPONSOR } from './sponsor-payable.ts';

/** Opens a payment for an unpaid order, again if an earlier one came to nothing. Answers where the payer goes. */
export async function startPayment(
  ctx: SponsorContext,
  input: { orderToken: string; methodId: string; language: Language },
): Promise<{ url: string }> {
  await requireModule(ctx, 'sponsor');
  await requireBuying(ctx);
  const order = await loadCurrentOrder(ctx, input.orderToken, true);
  refuseUnlessOwed(order);
  const url = await openPayment(ctx, {
    payable: SPONSOR,
    subjectId: order.id,
    methodId: input.methodId,
    amountFen: order.total_fen,
    title: `${order.titles[input.language]} × ${order.copies}`,
    language: input.language,
    returnUrl: resultPage(ctx, input.orderToken),
    expiresAt: order.expires_at,
    check: async (inner) => refuseUnlessOwed(await lockedByToken({ ...ctx, ...inner }, input.orderToken)),
  });
  return { url };
}

function refuseUnlessOwed(order: FullOrder): void {
  if (order.status === 'expired') refuse('order-expired');
  if (order.status !== 'unpaid') refuse('order-not-payable');
}

/** The page of the app that the link opens. */
export function resultPage(ctx: Pick<SponsorContext, 'settings'>, token: string): string {
  return `${ctx.settings.PUBLIC_URL}/zhuyin/#/result?token=${encodeURIComponent(token)}`;
}

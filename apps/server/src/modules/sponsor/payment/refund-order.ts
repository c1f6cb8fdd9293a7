import { OfficeError } from '../../../lib/office/office-command.ts';
import { attemptsOf, NothingToRefund, refundPayment } from '../../payment/payment.service.ts';
import { officeOrder } from '../batches/fulfilment.ts';
import type { SponsorContext } from '../sponsor-context.ts';

/** Gives back what was paid for an order: the whole amount, through the provider that took it. */
export async function refundOrder(
  ctx: SponsorContext,
  input: { sponsorNumber: string; reason: string; who: string },
): Promise<'settled' | 'pending' | 'failed'> {
  const order = await officeOrder(ctx, input.sponsorNumber);
  const attempts = await attemptsOf(ctx, order.id);
  const paid = attempts.find((one) => one.state === 'settled' && one.booked_as === 'order');
  if (!paid) throw new OfficeError(`the order is ${order.status}: it holds no money to give back`);
  try {
    return await refundPayment(ctx, paid.id, { who: `office:${input.who}`, reason: input.reason });
  } catch (error) {
    if (error instanceof NothingToRefund) throw new OfficeError('the money has been given back meanwhile');
    throw error;
  }
}

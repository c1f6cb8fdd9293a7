import { OfficeError } from '../../../lib/office/office-command.ts';
import {
  aloneWithRefunds,
  dueRefunds,
  NothingToRefund,
  type PaymentRow,
  refundPayment,
} from '../../payment/payment.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';

/**
 * Gives back what was paid too much, payment by payment; one that cannot be given back does not hold up the others.
 * One office at a time. @returns a line for each. @throws {OfficeError} while another pays, and when some are left.
 */
export async function payRefunds(ctx: SponsorContext, who: string): Promise<string[]> {
  const lines = await aloneWithRefunds(ctx.db, async () => {
    const paid: { line: string; left: boolean }[] = [];
    for (const payment of await dueRefunds(ctx)) paid.push(await payOne(ctx, payment, who));
    return paid;
  });
  if (!lines)
    throw new OfficeError('refunds are being paid by another command just now: nothing was done here');
  if (lines.some(({ left }) => left)) throw new OfficeError(lines.map(({ line }) => line).join('\n'));
  return lines.map(({ line }) => line);
}

async function payOne(
  ctx: SponsorContext,
  { id }: PaymentRow,
  who: string,
): Promise<{ line: string; left: boolean }> {
  try {
    const state = await refundPayment(ctx, id, { who: `office:${who}`, reason: 'overpaid' });
    return { line: `${id} refund ${state}`, left: false };
  } catch (error) {
    if (error instanceof NothingToRefund) return { line: `${id} was given back meanwhile`, left: false };
    ctx.log.error({ err: error, payment: id }, 'a refund could not be paid');
    return { line: `${id} could not be given back now: run it again`, left: true };
  }
}

import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { checkWording, type Wording } from '@yuanguang/contract/rules/wording';
import { inTransaction } from '../../../lib/context.ts';
import { refuse } from '../../../lib/refusal.ts';
import { addToTotals } from '../donors/total.repository.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { addEvents } from './event.repository.ts';
import { lockedInBatch, orderByToken } from './find-order.ts';
import { updateOrder } from './order.repository.ts';
import { isAmendable, viewOrder } from './order-view.ts';
import { openPersonal, sealPersonal } from './personal.ts';

/** Corrects names and dedication until the order's batch is closed; afterwards 'order-not-amendable'. */
export async function amendOrder(
  ctx: SponsorContext,
  input: Wording & { orderToken: string; language: Language },
): Promise<{ order: Order }> {
  const wording = checkWording(input, refuse);
  while (!(await amended(ctx, input.orderToken, wording)));
  return { order: await viewOrder(ctx, await orderByToken(ctx, input.orderToken), input.language) };
}

/** False when the order came into a batch just now: nothing is changed then. */
function amended(ctx: SponsorContext, orderToken: string, wording: Wording): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockedInBatch(ctx, orderToken);
    if (!order) return false;
    if (!isAmendable(order)) refuse('order-not-amendable');
    const personal = { ...openPersonal(ctx.cipher, order), ...wording };
    await updateOrder(ctx.db, order.id, {
      anonymous: wording.anonymous,
      merit_name: wording.anonymous ? null : wording.name,
      personal: sealPersonal(ctx.cipher, order.id, personal),
    });
    await addEvents(ctx.db, [order.id], [{ machine: 'order', event: 'amended', who: 'orderer' }], ctx.now());
    if (order.status === 'paid' && order.anonymous !== wording.anonymous) {
      await addToTotals(ctx.db, {
        bookId: order.book_id,
        orderId: order.id,
        copies: 0,
        sponsors: 0,
        anonymous: wording.anonymous ? 1 : -1,
      });
    }
    return true;
  });
}

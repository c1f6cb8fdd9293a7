import { sponsor } from '@yuanguang/contract/objects/sponsor';
import type { Context } from '../../lib/context.ts';
import { type Implementation, implement } from '../../lib/implement.ts';
import { createKeyedQueue, QueueFull } from '../../lib/limits/semaphore.ts';
import { refuse } from '../../lib/refusal.ts';
import { books } from './books/books.ts';
import { donors } from './donors/donors.ts';
import { eraseByCode, sendErasureCode } from './erasure/erase-by-code.ts';
import { lookup, openOrder } from './lookup/lookup.ts';
import { openByCode, sendOpenCode } from './lookup/open-by-code.ts';
import { amendOrder } from './orders/amend-order.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { claimOrder } from './orders/claim-order.ts';
import { myOrders } from './orders/my-orders.ts';
import { placeOrder } from './orders/place-order.ts';
import { quote } from './orders/quote.ts';
import { readOrder } from './orders/read-order.ts';
import { startPayment } from './payment/start-payment.ts';
import { type SponsorContext, type SponsorTools, withTools } from './sponsor-context.ts';

/** A doubled tap, a second tab: more at the same time is no visitor. */
const MOST_WAITING = 8;

/** The functions behind the cloud object `sponsor`. */
export function sponsorObject(tools: SponsorTools): Implementation {
  const on =
    <Input, Output>(operation: (ctx: SponsorContext, input: Input) => Promise<Output>) =>
    (ctx: Context, input: Input) =>
      operation(withTools(ctx, tools), input);
  const turns = createKeyedQueue(MOST_WAITING);
  /** For what locks the order of a link: one at a time, or they would hold all connections of the database meanwhile. */
  const inTurn =
    <Input extends { orderToken: string }, Output>(
      operation: (ctx: SponsorContext, input: Input) => Promise<Output>,
    ) =>
    async (ctx: Context, input: Input) => {
      try {
        return await turns(input.orderToken, () => operation(withTools(ctx, tools), input));
      } catch (error) {
        if (error instanceof QueueFull) refuse('too-many-requests');
        throw error;
      }
    };
  return implement(sponsor, {
    books: on(books),
    quote: on(quote),
    placeOrder: on(placeOrder),
    startPayment: inTurn(startPayment),
    order: on(readOrder),
    amend: inTurn(amendOrder),
    cancel: inTurn(cancelOrder),
    lookup: on(lookup),
    open: on(openOrder),
    sendOpenCode: on(sendOpenCode),
    openByCode: on(openByCode),
    sendErasureCode: on(sendErasureCode),
    erase: on(eraseByCode),
    claim: inTurn(claimOrder),
    myOrders: on(myOrders),
    donors: on(donors),
  });
}

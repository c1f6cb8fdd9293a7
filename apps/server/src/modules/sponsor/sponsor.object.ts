import { sponsor } from '@yuanguang/contract/objects/sponsor';
import type { Context } from '../../lib/context.ts';
import { type Implementation, implement } from '../../lib/implement.ts';
import { amendOrder } from './amend-order.ts';
import { books } from './books.ts';
import { cancelOrder } from './cancel-order.ts';
import { claimOrder } from './claim-order.ts';
import { donors } from './donors.ts';
import { lookup, openOrder } from './lookup.ts';
import { myOrders } from './my-orders.ts';
import { placeOrder } from './place-order.ts';
import { quote } from './quote.ts';
import { readOrder } from './read-order.ts';
import { type SponsorContext, type SponsorTools, withTools } from './sponsor-context.ts';
import { startPayment } from './start-payment.ts';

/** The functions behind the cloud object `sponsor`. */
export function sponsorObject(tools: SponsorTools): Implementation {
  const on =
    <Input, Output>(operation: (ctx: SponsorContext, input: Input) => Promise<Output>) =>
    (ctx: Context, input: Input) =>
      operation(withTools(ctx, tools), input);
  return implement(sponsor, {
    books: on(books),
    quote: on(quote),
    placeOrder: on(placeOrder),
    startPayment: on(startPayment),
    order: on(readOrder),
    amend: on(amendOrder),
    cancel: on(cancelOrder),
    lookup: on(lookup),
    open: on(openOrder),
    claim: on(claimOrder),
    myOrders: on(myOrders),
    donors: on(donors),
  });
}

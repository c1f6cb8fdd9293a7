import { sponsor } from '@yuanguang/contract/objects/sponsor';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { operationsInTurn } from '../guest/guest.service.ts';
import { books } from './books/books.ts';
import { donors } from './donors/donors.ts';
import { ownDonors } from './donors/own-donors.ts';
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
import type { SponsorTools } from './sponsor-context.ts';

/** The functions behind the cloud object `sponsor`. */
export function sponsorObject(tools: SponsorTools): Implementation {
  const on = operationsWith(tools);
  const inTurn = operationsInTurn(tools, 'orderToken');
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
    claim: inTurn(claimOrder),
    myOrders: on(myOrders),
    donors: on(donors),
    ownDonors: on(ownDonors),
  });
}

import { donate } from '@yuanguang/contract/objects/donate';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { operationsInTurn } from '../guest/guest.service.ts';
import type { DonateTools } from './donate-context.ts';
import { amendGift, cancelGift, claimGift } from './gifts/change-gift.ts';
import { readGift } from './gifts/find-gift.ts';
import { give } from './gifts/give.ts';
import { givers, myGifts } from './gifts/lists.ts';
import { lookup, openGift } from './lookup/lookup.ts';
import { offer } from './offer.ts';
import { startPayment } from './payment/start-payment.ts';
import { endByLink, myPlans, readPlan } from './plans/plans.ts';

/** The functions behind the cloud object `donate`. */
export function donateObject(tools: DonateTools): Implementation {
  const on = operationsWith(tools);
  const inTurn = operationsInTurn(tools, 'giftToken');
  return implement(donate, {
    offer: on(offer),
    give: on(give),
    startPayment: inTurn(startPayment),
    gift: on(readGift),
    amend: inTurn(amendGift),
    cancel: inTurn(cancelGift),
    lookup: on(lookup),
    open: on(openGift),
    claim: inTurn(claimGift),
    myGifts: on(myGifts),
    plan: on(readPlan),
    endPlan: on(endByLink),
    myPlans: on(myPlans),
    givers: on(givers),
  });
}

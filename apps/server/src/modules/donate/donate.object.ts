import { donate } from '@yuanguang/contract/objects/donate';
import type { Context } from '../../lib/context.ts';
import { type Implementation, implement } from '../../lib/implement.ts';
import { turnsByLink } from '../guest/guest.service.ts';
import { type DonateContext, type DonateTools, withTools } from './donate-context.ts';
import { amendGift, cancelGift, claimGift } from './gifts/change-gift.ts';
import { readGift } from './gifts/find-gift.ts';
import { give } from './gifts/give.ts';
import { givers, myGifts } from './gifts/lists.ts';
import { lookup, openGift } from './lookup/lookup.ts';
import { offer } from './offer.ts';
import { startPayment } from './payment/start-payment.ts';
import { endByLink, myPlans, readPlan } from './plans/plans.ts';

type Operation<Input, Output> = (ctx: DonateContext, input: Input) => Promise<Output>;

/** The functions behind the cloud object `donate`. */
export function donateObject(tools: DonateTools): Implementation {
  const on =
    <Input, Output>(operation: Operation<Input, Output>) =>
    (ctx: Context, input: Input) =>
      operation(withTools(ctx, tools), input);
  const inOrder = turnsByLink();
  const inTurn =
    <Input extends { giftToken: string }, Output>(operation: Operation<Input, Output>) =>
    (ctx: Context, input: Input) =>
      inOrder(input.giftToken, () => operation(withTools(ctx, tools), input));
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

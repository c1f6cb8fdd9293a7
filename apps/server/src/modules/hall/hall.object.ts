import { hall } from '@yuanguang/contract/objects/hall';
import { type Implementation, implement } from '../../lib/implement.ts';
import { operationsWith } from '../../lib/operations.ts';
import { operationsInTurn } from '../guest/guest.service.ts';
import { renew } from './gifts/renew.ts';
import { startPayment } from './gifts/start-payment.ts';
import type { HallTools } from './hall-context.ts';
import { lookup, openTablet } from './lookup/lookup.ts';
import { tabletPdf, tabletPicture } from './picture/tablet-picture.ts';
import { accept, endShare, invite, shares, shownToMe } from './sharing/shares.ts';
import { apply } from './tablets/apply.ts';
import { askCorrection, claim, correct, remind, withdraw } from './tablets/change-tablet.ts';
import { check } from './tablets/check.ts';
import { readTablet } from './tablets/find-tablet.ts';
import { lamps, myTablets, offer } from './tablets/lists.ts';
import { readMemorialDays } from './tablets/memorial.ts';

/** The functions behind the cloud object `hall`. */
export function hallObject(tools: HallTools): Implementation {
  const on = operationsWith(tools);
  const inTurn = operationsInTurn(tools, 'tabletToken');
  return implement(hall, {
    offer: on(offer),
    lamps: on(lamps),
    check: on(check),
    apply: on(apply),
    startPayment: inTurn(startPayment),
    tablet: on(readTablet),
    correct: inTurn(correct),
    askCorrection: inTurn(askCorrection),
    withdraw: inTurn(withdraw),
    renew: inTurn(renew),
    remind: inTurn(remind),
    memorialDays: on(readMemorialDays),
    picture: on(tabletPicture),
    pdf: on(tabletPdf),
    lookup: on(lookup),
    open: on(openTablet),
    claim: inTurn(claim),
    myTablets: on(myTablets),
    invite: inTurn(invite),
    shares: on(shares),
    endShare: inTurn(endShare),
    accept: on(accept),
    shownToMe: on(shownToMe),
  });
}

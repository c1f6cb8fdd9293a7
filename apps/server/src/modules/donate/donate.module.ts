import { defineModule } from '../../app-module.ts';
import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { donateJobs } from './donate.jobs.ts';
import { donateObject } from './donate.object.ts';
import './donate.tables.ts';
import { type DonateTools, donateTools, withTools } from './donate-context.ts';
import { eraseGiftsOf } from './erasure/erase-gifts.ts';
import { visitorGifts } from './erasure/visitor-gifts.ts';
import { giftMerit } from './gifts/gift-merit.ts';
import { exportGifts } from './gifts/lists.ts';
import { endingRoutes } from './honoree/ending.routes.ts';
import { honoreeNotice } from './honoree/send-honoree.ts';
import { DONATE_NOTICES } from './news/notice-kinds.ts';
import { refundedNotice } from './news/refunded-email.ts';
import { donatePayable } from './payment/donate-payable.ts';
import { planNotice } from './plans/plan-email.ts';
import { PLAN_NOTICES } from './plans/plan-notices.ts';
import { receiptNotice } from './receipt/send-receipt.ts';

/** Giving in rejoicing: gifts for the temple's purposes. */
export const donateModule = defineModule('donate', (deps) => {
  const tools = donateTools(deps);
  return {
    objects: [donateObject(tools)],
    routes: [{ pages: true, register: endingRoutes(deps, tools) }],
    jobs: donateJobs(tools),
    notices: [receiptNotice(tools), refundedNotice(tools), honoreeNotice(tools), planNotice(tools)],
    noticeKinds: [...DONATE_NOTICES, ...Object.values(PLAN_NOTICES)],
    collections: [],
    payables: [donatePayable(tools)],
    journal: [],
    merits: [giftMerit(tools)],
    personalData: giftsHolder(tools),
    seed: 'none',
  };
});

/** The gifts of an account. Erased, they are parted from the person; as records of finance they stay. */
function giftsHolder(tools: DonateTools): PersonalDataHolder {
  return {
    name: 'donate',
    tables: ['donate_gifts', 'donate_plans'],
    export: (ctx, uid) => exportGifts(withTools(ctx, tools), uid),
    erase: (ctx, uid) => eraseGiftsOf(withTools(ctx, tools), uid),
    visitors: visitorGifts(tools),
  };
}

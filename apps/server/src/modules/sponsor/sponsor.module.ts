import { defineModule } from '../../app-module.ts';
import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { codeNotice } from '../verification-code/verification-code.service.ts';
import { seedSponsor } from './books/seed.ts';
import { eraseOrdersOf } from './erasure/erase-orders.ts';
import { visitorOrders } from './erasure/visitor-orders.ts';
import { openCode } from './lookup/open-by-code.ts';
import { SPONSOR_NOTICES } from './news/notice-kinds.ts';
import { newsNotice } from './news/send-news.ts';
import { exportOrders } from './orders/my-orders.ts';
import { printingMerit } from './orders/printing-merit.ts';
import { receiptNotice } from './receipt/send-receipt.ts';
import { sponsorJobs } from './sponsor.jobs.ts';
import { sponsorObject } from './sponsor.object.ts';
import './sponsor.tables.ts';
import { sponsorPayable } from './payment/sponsor-payable.ts';
import { type SponsorTools, sponsorTools, withTools } from './sponsor-context.ts';

/** Sponsored printing of scriptures: books, orders, batches, sponsors. */
export const sponsorModule = defineModule('sponsor', (deps) => {
  const tools = sponsorTools(deps);
  return {
    objects: [sponsorObject(tools)],
    routes: [],
    jobs: sponsorJobs(tools),
    notices: [receiptNotice(tools), newsNotice(tools), codeNotice(openCode.kind, tools.cipher)],
    noticeKinds: SPONSOR_NOTICES,
    collections: [],
    payables: [sponsorPayable(tools)],
    journal: [],
    merits: [printingMerit(tools)],
    personalData: ordersHolder(tools),
    seed: seedSponsor,
  };
});

/** The orders of an account. Erased, they are parted from the person; as records of finance they stay. */
function ordersHolder(tools: SponsorTools): PersonalDataHolder {
  return {
    name: 'sponsor',
    tables: ['sponsor_orders'],
    export: (ctx, uid) => exportOrders(withTools(ctx, tools), uid),
    erase: (ctx, uid) => eraseOrdersOf(withTools(ctx, tools), uid),
    visitors: visitorOrders(tools),
  };
}

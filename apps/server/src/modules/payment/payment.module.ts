import { defineModule } from '../../app-module.ts';
import { requestContext } from '../../lib/context.ts';
import { repeatingJob } from '../../lib/jobs.ts';
import { paymentObject } from './payment.object.ts';
import { notificationRoute } from './payment.routes.ts';
import { reconcile, reconcileOld } from './reconcile.ts';
import './payment.tables.ts';
import { paymentTools } from './payment-registry.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'payment.reconcile': Record<string, never>;
    'payment.reconcile-old': Record<string, never>;
  }
}

const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '10 4 * * *';

/** Payments of whatever other modules declare as payable: opened, asked about, booked and given back. */
export const paymentModule = defineModule('payment', (deps) => {
  const tools = paymentTools(deps);
  return {
    objects: [paymentObject(tools)],
    routes: [
      ...deps.paymentProviders.all.flatMap((provider) =>
        provider.routes ? [{ pages: true, register: provider.routes }] : [],
      ),
      {
        pages: true,
        register: notificationRoute((request) => ({ ...requestContext(deps, request), ...tools })),
      },
    ],
    jobs: [
      repeatingJob('payment.reconcile', EVERY_MINUTE, (ctx) => reconcile({ ...ctx, ...tools })),
      repeatingJob('payment.reconcile-old', EVERY_NIGHT, (ctx) => reconcileOld({ ...ctx, ...tools })),
    ],
    notices: [],
    noticeKinds: [],
    collections: [],
    payables: [],
    journal: [],
    merits: [],
    personalData: 'none',
    seed: 'none',
  };
});

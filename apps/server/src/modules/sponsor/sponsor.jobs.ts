import { type JobDefinition, repeatingJob } from '../../lib/jobs.ts';
import { eraseLeft } from './erasure/erase-orders.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { type SponsorTools, withTools } from './sponsor-context.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'sponsor.expire': Record<string, never>;
    'sponsor.erase': Record<string, never>;
  }
}

const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '40 3 * * *';

export function sponsorJobs(tools: SponsorTools): readonly JobDefinition[] {
  return [
    repeatingJob('sponsor.expire', EVERY_MINUTE, (ctx) => expireOrders(withTools(ctx, tools))),
    repeatingJob('sponsor.erase', EVERY_NIGHT, (ctx) => eraseLeft(withTools(ctx, tools))),
  ];
}

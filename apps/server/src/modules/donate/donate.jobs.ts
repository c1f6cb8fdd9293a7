import { type JobDefinition, repeatingJob } from '../../lib/jobs.ts';
import { type DonateTools, withTools } from './donate-context.ts';
import { eraseLeft } from './erasure/erase-gifts.ts';
import { expireGifts } from './gifts/expire-gifts.ts';
import { remindMonthly } from './plans/remind-monthly.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'donate.expire': Record<string, never>;
    'donate.remind': Record<string, never>;
    'donate.erase': Record<string, never>;
  }
}

const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '50 3 * * *';

export function donateJobs(tools: DonateTools): readonly JobDefinition[] {
  return [
    repeatingJob('donate.expire', EVERY_MINUTE, (ctx) => expireGifts(withTools(ctx, tools))),
    repeatingJob('donate.remind', EVERY_MINUTE, (ctx) => remindMonthly(withTools(ctx, tools))),
    repeatingJob('donate.erase', EVERY_NIGHT, (ctx) => eraseLeft(withTools(ctx, tools))),
  ];
}

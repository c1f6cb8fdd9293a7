import { type JobDefinition, repeatingJob } from '../../lib/jobs.ts';
import { eraseLeft } from './erasure/erase-tablets.ts';
import { expireGifts } from './gifts/expire-gifts.ts';
import { type HallTools, withTools } from './hall-context.ts';
import { remindMemorial } from './news/remind-memorial.ts';
import { moveByClock } from './tablets/move-by-clock.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'hall.clock': Record<string, never>;
    'hall.memorial': Record<string, never>;
    'hall.erase': Record<string, never>;
  }
}

const EVERY_MINUTE = '* * * * *';
/** From the morning to the evening, so that none is missed over a time down; nobody is told twice. */
const BY_DAY = '5 7-20 * * *';
const EVERY_NIGHT = '55 3 * * *';

export function hallJobs(tools: HallTools): readonly JobDefinition[] {
  return [
    repeatingJob('hall.clock', EVERY_MINUTE, async (inner) => {
      const ctx = withTools(inner, tools);
      await expireGifts(ctx);
      await moveByClock(ctx);
    }),
    repeatingJob('hall.memorial', BY_DAY, (ctx) => remindMemorial(withTools(ctx, tools))),
    repeatingJob('hall.erase', EVERY_NIGHT, (ctx) => eraseLeft(withTools(ctx, tools))),
  ];
}

import { defineModule } from '../../app-module.ts';
import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { eraseTabletsOf } from './erasure/erase-tablets.ts';
import { visitorTablets } from './erasure/visitor-tablets.ts';
import { hallPayable } from './gifts/hall-payable.ts';
import { hallJobs } from './hall.jobs.ts';
import { hallObject } from './hall.object.ts';
import './hall.tables.ts';
import { type HallTools, hallTools, withTools } from './hall-context.ts';
import { MEMORIAL_KIND, TOLD_KINDS } from './news/notice-kinds.ts';
import { memorialCalendar } from './news/remind-memorial.ts';
import { toldNotice } from './news/told-message.ts';
import { guestRowsOf } from './sharing/share.repository.ts';
import { openGuestName } from './sharing/shares.ts';
import { exportTablets } from './tablets/lists.ts';
import { tabletMerit } from './tablets/tablet-merit.ts';

/** The two halls: tablets and lamps of the living and of the departed. */
export const hallModule = defineModule('hall', (deps) => {
  const tools = hallTools(deps);
  return {
    objects: [hallObject(tools)],
    routes: [],
    jobs: hallJobs(tools),
    notices: [toldNotice(tools)],
    noticeKinds: [...Object.values(TOLD_KINDS), MEMORIAL_KIND],
    collections: [],
    payables: [hallPayable(tools)],
    journal: [],
    merits: [tabletMerit(tools)],
    personalData: hallHolder(tools),
    seed: 'none',
    calendar: memorialCalendar(tools),
  };
});

/** The tablets of an account, and its own words in those that others show to it. */
function hallHolder(tools: HallTools): PersonalDataHolder {
  return {
    name: 'hall',
    tables: ['hall_tablets', 'hall_guests'],
    export: async (ctx, uid) => ({
      tablets: await exportTablets(withTools(ctx, tools), uid),
      shownToMe: (await guestRowsOf(ctx.db, uid)).map((guest) => ({
        myName: openGuestName(tools.cipher, guest),
        since: guest.since,
      })),
    }),
    erase: (ctx, uid) => eraseTabletsOf(withTools(ctx, tools), uid),
    visitors: visitorTablets(tools),
  };
}

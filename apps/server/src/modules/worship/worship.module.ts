import { defineModule } from '../../app-module.ts';
import { templeDays } from '../../lib/temple-day.ts';
import { familyNews } from './family/family-news.ts';
import { pruningJob } from './family/prune-offerings.ts';
import { worshipKinds } from './worship.kinds.ts';
import { worshipObject } from './worship.object.ts';
import './worship.tables.ts';
import type { WorshipTools } from './worship-context.ts';
import { worshipHolder } from './worship-holder.ts';
import { worshipMerit } from './worship-merit.ts';

/** Offerings, bows and rites, which live in the journal, and the shrines that families share. */
export const worshipModule = defineModule('worship', ({ settings, keys, jobs }) => {
  const tools: WorshipTools = { cipher: keys.data, days: templeDays(settings.DAY_BOUNDARY), jobs };
  return {
    objects: [worshipObject(tools)],
    routes: [],
    jobs: [pruningJob],
    notices: [],
    noticeKinds: [familyNews],
    collections: [],
    payables: [],
    journal: worshipKinds(tools),
    merits: [worshipMerit],
    personalData: worshipHolder(tools),
    seed: 'none',
  };
});

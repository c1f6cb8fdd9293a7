import { defineModule } from '../../app-module.ts';
import { templeDays } from '../../lib/temple-day.ts';
import { practicesOf } from './list-practices.ts';
import { practiceKinds } from './practice.kinds.ts';
import { practiceObject } from './practice.object.ts';
import { erasePractices } from './practice.repository.ts';
import './practice.tables.ts';
import type { PracticeTools } from './practice-context.ts';
import { practiceMerit } from './practice-merit.ts';
import { practiceReminder } from './reminders.ts';

/** Practices of people's own. They live in the journal; here stands what its entries make of them. */
export const practiceModule = defineModule('practice', ({ settings, keys, jobs }) => {
  const tools: PracticeTools = { cipher: keys.data, days: templeDays(settings.DAY_BOUNDARY), jobs };
  return {
    objects: [practiceObject(tools)],
    routes: [],
    jobs: [],
    notices: [],
    noticeKinds: [practiceReminder],
    collections: [],
    payables: [],
    journal: practiceKinds(tools),
    merits: [practiceMerit(tools)],
    personalData: {
      name: 'practice',
      tables: ['practices'],
      export: (ctx, uid) => practicesOf({ ...ctx, ...tools }, uid, tools.days.of(ctx.now())),
      erase: ({ db }, uid) => erasePractices(db, uid),
    },
    seed: 'none',
  };
});

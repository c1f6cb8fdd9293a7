import { defineModule } from '../../app-module.ts';
import { templeDays } from '../../lib/temple-day.ts';
import { SCORES_COLLECTION } from './merit.collection.ts';
import { meritObject } from './merit.object.ts';
import { deleteEarnings, listEarnings } from './merit.repository.ts';

const MOST_EXPORTED = 5_000;

/** Merit: what people have done, told by the modules that they did it with; and every change of their points. */
export const meritModule = defineModule('merit', ({ settings, modules }) => ({
  objects: [
    meritObject({
      days: templeDays(settings.DAY_BOUNDARY),
      kinds: () => modules.merits,
      addressBook: () => modules.addressBook,
    }),
  ],
  routes: [],
  jobs: [],
  notices: [],
  noticeKinds: [],
  collections: [SCORES_COLLECTION],
  payables: [],
  journal: [],
  merits: [],
  personalData: {
    name: 'merit',
    tables: ['user_scores', 'user_coins'],
    export: async ({ db }, uid) => ({
      points: await listEarnings(db, uid, 'points', MOST_EXPORTED),
      coins: await listEarnings(db, uid, 'coins', MOST_EXPORTED),
    }),
    erase: ({ db }, uid) => deleteEarnings(db, uid),
  },
  seed: 'none',
}));

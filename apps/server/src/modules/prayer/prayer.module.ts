import { defineModule } from '../../app-module.ts';
import { templeDays } from '../../lib/temple-day.ts';
import { view } from './list-prayers.ts';
import { prayerKinds } from './prayer.kinds.ts';
import { prayerObject } from './prayer.object.ts';
import { erasePrayers, livingPrayers } from './prayer.repository.ts';
import './prayer.tables.ts';
import type { PrayerTools } from './prayer-context.ts';
import { prayerMerit } from './prayer-merit.ts';

/** Open ones are a thousand at most; fulfilled ones and those put away gather over a life. */
const MOST_EXPORTED = 20_000;

/** Prayers of people's own. They live in the journal; here stands what its entries make of them. */
export const prayerModule = defineModule('prayer', ({ settings, keys }) => {
  const tools: PrayerTools = { cipher: keys.data, days: templeDays(settings.DAY_BOUNDARY) };
  return {
    objects: [prayerObject(tools)],
    routes: [],
    jobs: [],
    notices: [],
    noticeKinds: [],
    collections: [],
    payables: [],
    journal: prayerKinds(tools),
    merits: [prayerMerit(tools)],
    personalData: {
      name: 'prayer',
      tables: ['prayers'],
      export: async ({ db }, uid) =>
        (await livingPrayers(db, uid, MOST_EXPORTED)).map((row) => view(tools, row)),
      erase: ({ db }, uid) => erasePrayers(db, uid),
    },
    seed: 'none',
  };
});

import { defineModule } from '../../app-module.ts';
import { templeDays } from '../../lib/temple-day.ts';
import { signInCollection } from './sign-in.collection.ts';
import { deleteDays, listDays } from './sign-in.repository.ts';

const MOST_EXPORTED = 5_000;

/** Signing in day by day, in rounds of seven. */
export const checkinModule = defineModule('checkin', ({ settings }) => ({
  objects: [],
  routes: [],
  jobs: [],
  notices: [],
  noticeKinds: [],
  collections: [signInCollection(templeDays(settings.DAY_BOUNDARY))],
  payables: [],
  journal: [],
  merits: [],
  personalData: {
    name: 'signIn',
    tables: ['sign_ins'],
    export: ({ db }, uid) => listDays(db, uid, MOST_EXPORTED),
    erase: ({ db }, uid) => deleteDays(db, uid),
  },
  seed: 'none',
}));

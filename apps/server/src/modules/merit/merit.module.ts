import { defineModule } from '../../app-module.ts';
import { SCORES_COLLECTION } from './merit.collection.ts';
import { deleteScores, listScores } from './merit.repository.ts';

const MOST_EXPORTED = 5_000;

/** Merit: every change of it, with the balance after it. */
export const meritModule = defineModule('merit', () => ({
  objects: [],
  routes: [],
  jobs: [],
  notices: [],
  noticeKinds: [],
  collections: [SCORES_COLLECTION],
  payables: [],
  journal: [],
  personalData: {
    name: 'merit',
    tables: ['user_scores'],
    export: ({ db }, uid) => listScores(db, uid, MOST_EXPORTED),
    erase: ({ db }, uid) => deleteScores(db, uid),
  },
  seed: 'none',
}));

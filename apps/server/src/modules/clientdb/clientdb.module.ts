import { defineModule } from '../../app-module.ts';
import { CLIENTDB, clientDb } from './clientdb.service.ts';

/** Documents for existing clients: all modules' collections by one function. */
export const clientDbModule = defineModule('clientdb', ({ database, modules }) => ({
  objects: [],
  routes: [],
  jobs: [],
  notices: [],
  noticeKinds: [],
  collections: [],
  payables: [],
  journal: [],
  merits: [],
  personalData: 'none',
  seed: 'none',
  gateway: () => ({
    functions: { [CLIENTDB]: clientDb({ database, collections: modules.collections }).run },
  }),
}));

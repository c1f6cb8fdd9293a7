import { defineModule } from '../../app-module.ts';
import { licenceOf } from '../../lib/licence.ts';
import { createAlmanac } from '../almanac/almanac.service.ts';
import { configObject, publicConfig } from './config.object.ts';
import { configFor } from './config.service.ts';
import './config.tables.ts';

/** The remote configuration: switches and texts that the temple changes while the app runs. */
export const configModule = defineModule('config', ({ settings, paymentProviders, database, clock }) => {
  const told = {
    licence: licenceOf(settings),
    demonstration: paymentProviders.all.some(({ simulated }) => simulated),
    dayBoundary: settings.DAY_BOUNDARY,
    embeddedSites: settings.EMBEDDED_SITES,
  };
  const { today } = createAlmanac(settings.DAY_BOUNDARY);
  const deps = { told, today };
  const system = { db: database.db, now: clock };
  return {
    objects: [configObject(deps)],
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
      pageConfig: async () => publicConfig(await configFor(system), { ...told, today: today(clock()) }),
    }),
  };
});

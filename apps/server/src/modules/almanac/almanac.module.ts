import { defineModule } from '../../app-module.ts';
import { behindSwitch } from '../config/config.service.ts';
import { almanacObject } from './almanac.object.ts';
import { createAlmanac } from './almanac.service.ts';

/** The temple's day in the lunar calendar, and the Buddhist days that are near. Today goes out with the configuration. */
export const almanacModule = defineModule('almanac', ({ settings }) => ({
  objects: [behindSwitch(almanacObject(createAlmanac(settings.DAY_BOUNDARY)), 'temple')],
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
}));

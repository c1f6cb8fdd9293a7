import { defineModule } from '../../app-module.ts';
import { templeDays } from '../../lib/temple-day.ts';
import './analytics.tables.ts';
import { analyticsObject } from './analytics.object.ts';

/** Counting how often pages are opened. */
export const analyticsModule = defineModule('analytics', ({ settings }) => ({
  objects: [analyticsObject(templeDays(settings.DAY_BOUNDARY))],
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

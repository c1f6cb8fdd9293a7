import { defineModule } from '../../app-module.ts';
import './analytics.tables.ts';
import { analyticsObject } from './analytics.object.ts';

/** Counting how often pages are opened. */
export const analyticsModule = defineModule('analytics', () => ({
  objects: [analyticsObject()],
  routes: [],
  jobs: [],
  notices: [],
  collections: [],
  payables: [],
  personalData: 'none',
  seed: 'none',
}));

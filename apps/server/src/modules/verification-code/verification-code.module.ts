import { defineModule } from '../../app-module.ts';
import { repeatingJob } from '../../lib/jobs.ts';
import { deleteOldCodes } from './verification-code.repository.ts';
import './verification-code.tables.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'verification-code.sweep': Record<string, never>;
  }
}

const EVERY_NIGHT = '25 3 * * *';

/** Codes by which somebody shows that a phone or a mailbox is theirs; other modules send them. */
export const verificationCodeModule = defineModule('verification-code', () => ({
  objects: [],
  routes: [],
  jobs: [repeatingJob('verification-code.sweep', EVERY_NIGHT, ({ db, now }) => deleteOldCodes(db, now()))],
  notices: [],
  noticeKinds: [],
  collections: [],
  payables: [],
  journal: [],
  merits: [],
  personalData: 'none',
  seed: 'none',
}));

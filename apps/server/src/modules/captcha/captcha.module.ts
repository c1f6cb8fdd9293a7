import { uniCaptchaCo } from '@yuanguang/contract/objects/uni-captcha-co';
import { defineModule } from '../../app-module.ts';
import { implement } from '../../lib/implement.ts';
import { repeatingJob } from '../../lib/jobs.ts';
import { operationsWith } from '../../lib/operations.ts';
import { deleteOldCaptchas } from './captcha.repository.ts';
import { type CaptchaTools, createCaptcha } from './captcha.service.ts';
import './captcha.tables.ts';
import { createWork } from './captcha-work.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'captcha.sweep': Record<string, never>;
  }
}

const EVERY_NIGHT = '35 3 * * *';

/** Pictures to read where a machine might be guessing. */
export const captchaModule = defineModule('captcha', ({ keys, settings }) => {
  const tools: CaptchaTools = { cipher: keys.data, settings };
  const on = operationsWith(tools);
  return {
    objects: [implement(uniCaptchaCo, { getImageCaptcha: on(createCaptcha), getWork: on(createWork) })],
    routes: [],
    jobs: [repeatingJob('captcha.sweep', EVERY_NIGHT, ({ db, now }) => deleteOldCaptchas(db, now()))],
    notices: [],
    noticeKinds: [],
    collections: [],
    payables: [],
    journal: [],
    merits: [],
    personalData: 'none',
    seed: 'none',
  };
});

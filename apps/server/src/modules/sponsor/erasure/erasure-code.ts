import type { SealedCode } from '../../verification-code/verification-code.service.ts';
import { contactCode } from '../rules/contact-code.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'sponsor.erasure-code': SealedCode;
  }
}

/** A code for erasing what is kept of who sponsored without a login. */
export const erasureCode = contactCode({
  scene: 'erase-orders',
  job: 'sponsor.erasure-code',
  words: 'erasure',
});

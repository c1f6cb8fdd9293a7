import type { SealedCode } from '../../verification-code/verification-code.service.ts';
import { contactKey } from '../contact.ts';
import { contactCode } from '../contact-code.ts';
import { erasureMessages } from './messages.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'guest.erasure-code': SealedCode;
  }
}

/** A code for erasing what is kept of who came without a login. */
export const erasureCode = contactCode({
  scene: 'erase-visitor',
  job: 'guest.erasure-code',
  indexOf: (cipher, { kind, value }) => cipher.index('guest.erasure', contactKey(kind, value)),
  words: (word, values, language) => erasureMessages(language)(word, values),
});

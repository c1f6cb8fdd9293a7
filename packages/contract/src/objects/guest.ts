import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { Language, short } from './sponsor/fields.ts';
import { CAPTCHA_CODES } from './uni-captcha-co.ts';

/** What is kept of who came without an account, whatever it was that they ordered, gave or wrote. */
export const guest = cloudObject('guest', {
  /**
   * Sends a code to the contact that was left with the order or gift of a number, or to the phone or email itself, by
   * which `erase` erases what is kept of the person. Always wants a captcha of the scene `find-order`.
   */
  sendErasureCode: call({
    access: 'anyone',
    input: z.object({ query: short, captcha: z.optional(short), language: Language }),
    /** By which way the code went; to which number or address is not told. */
    output: z.object({ channel: z.enum(['sms', 'mail']) }),
    errors: [
      'param-invalid',
      'nothing-kept',
      'kept-in-account',
      ...CAPTCHA_CODES,
      'too-many-requests',
      'code-not-sent',
    ],
  }),
  /**
   * Erases names, dedication, contact, address and messages: of a number, the one order or gift; of a phone or email,
   * every one that was left with it. Numbers, amounts and days stay as the law of finance asks; what is unpaid is
   * cancelled, what is not printed yet is printed without a name. One code is for all of it.
   */
  erase: call({
    access: 'anyone',
    input: z.object({ query: short, code: short, language: Language }),
    output: z.object({ erased: z.number() }),
    errors: ['param-invalid', 'erasure-code-wrong', 'too-many-requests'],
  }),
});

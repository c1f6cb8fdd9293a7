import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import type { ErrorCode } from '../errors.ts';
import { oneOf } from './account-fields.ts';

/** What a picture captcha is asked for; an answer is good for its own scene only. */
export const CAPTCHA_SCENES = [
  'register',
  'login-by-pwd',
  'login-by-sms',
  'reset-pwd-by-sms',
  'reset-pwd-by-email',
  'send-sms-code',
  'send-email-code',
  'bind-mobile-by-sms',
  'set-pwd-by-sms',
  'find-order',
  'send-feedback',
] as const;
export type CaptchaScene = (typeof CAPTCHA_SCENES)[number];

/** How an answer is refused, by whatever method it was given to. */
export const CAPTCHA_CODES = [
  'uni-captcha-text-required',
  'uni-captcha-verify-fail',
  'uni-captcha-verify-overdue',
  'uni-captcha-deviceId-required',
] as const satisfies readonly ErrorCode[];

/** A `data:` address of a picture of four characters. */
export const CaptchaPicture = z.object({ captchaBase64: z.string() });

/** The object that existing clients ask for captcha pictures. */
export const uniCaptchaCo = cloudObject('uni-captcha-co', {
  /** A new picture for this device and scene; the one before is no longer good. */
  getImageCaptcha: call({
    access: 'anyone',
    input: z.object({ scene: oneOf(CAPTCHA_SCENES) }),
    output: CaptchaPicture,
    errors: [
      'uni-id-param-required',
      'uni-id-invalid-param',
      'uni-captcha-deviceId-required',
      'too-many-requests',
    ],
  }),
  /**
   * Work for the device in place of a picture, for who cannot see one: a number is to be found so that the SHA-256 of
   * `workText(challenge, number)` begins with `bits` zero bits; `workAnswer(number)` is given where a picture's text would
   * be. Replaces the picture of this device and scene. Existing clients do not know it.
   */
  getWork: call({
    access: 'anyone',
    input: z.object({ scene: oneOf(CAPTCHA_SCENES) }),
    output: z.object({ challenge: z.string(), bits: z.int() }),
    errors: [
      'uni-id-param-required',
      'uni-id-invalid-param',
      'uni-captcha-deviceId-required',
      'too-many-requests',
    ],
  }),
});

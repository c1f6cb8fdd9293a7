import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
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
] as const;
export type CaptchaScene = (typeof CAPTCHA_SCENES)[number];

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
});

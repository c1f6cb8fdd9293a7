import * as z from 'zod/mini';
import { call } from '../../cloud-object.ts';
import { captcha, email, mobile, oneOf } from '../account-fields.ts';
import { CAPTCHA_SCENES, CaptchaPicture } from '../uni-captcha-co.ts';
import { CAPTCHA_CODES, FIELD_CODES, Nothing } from './shared.ts';

export const SMS_SCENES = [
  'login-by-sms',
  'reset-pwd-by-sms',
  'bind-mobile-by-sms',
  'set-pwd-by-sms',
] as const;
export type SmsScene = (typeof SMS_SCENES)[number];
export const EMAIL_SCENES = ['register', 'login-by-email', 'reset-pwd-by-email', 'bind-email'] as const;
export type EmailScene = (typeof EMAIL_SCENES)[number];

/** Pictures to be read, and codes by text message and email. */
export const codes = {
  createCaptcha: call({
    access: 'anyone',
    input: z.object({ scene: oneOf(CAPTCHA_SCENES) }),
    output: CaptchaPicture,
    errors: [...FIELD_CODES, 'uni-captcha-deviceId-required', 'too-many-requests'],
  }),
  refreshCaptcha: call({
    access: 'anyone',
    input: z.object({ scene: oneOf(CAPTCHA_SCENES) }),
    output: CaptchaPicture,
    errors: [...FIELD_CODES, 'uni-captcha-deviceId-required', 'too-many-requests'],
  }),
  sendSmsCode: call({
    access: 'anyone',
    input: z.object({ mobile, captcha, scene: oneOf(SMS_SCENES) }),
    output: Nothing,
    errors: [...FIELD_CODES, ...CAPTCHA_CODES, 'uni-id-invalid-mobile', 'code-wait', 'code-not-sent'],
  }),
  sendEmailCode: call({
    access: 'anyone',
    input: z.object({ email, captcha, scene: oneOf(EMAIL_SCENES) }),
    output: Nothing,
    errors: [...FIELD_CODES, ...CAPTCHA_CODES, 'uni-id-invalid-email', 'code-wait', 'code-not-sent'],
  }),
};

import type { account } from '@yuanguang/contract/objects/account';
import type { uniCaptchaCo as uniCaptchaCoObject } from '@yuanguang/contract/objects/uni-captcha-co';
import type { uniIdCo as uniIdCoObject } from '@yuanguang/contract/objects/uni-id-co';
import { cloudObject } from '../cloud/cloud.ts';

export const accountCloud = cloudObject<typeof account>('account');
/** The object that existing clients call for registering, logging in and an account's own data. */
export const uniIdCo = cloudObject<typeof uniIdCoObject>('uni-id-co');
/** The object that existing clients ask for captcha pictures. */
export const uniCaptchaCo = cloudObject<typeof uniCaptchaCoObject>('uni-captcha-co');

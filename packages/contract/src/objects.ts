import { account } from './objects/account.ts';
import { analytics } from './objects/analytics.ts';
import { config } from './objects/config.ts';
import { feedback } from './objects/feedback.ts';
import { news } from './objects/news.ts';
import { sponsor } from './objects/sponsor.ts';
import { uniCaptchaCo } from './objects/uni-captcha-co.ts';
import { uniIdCo } from './objects/uni-id-co.ts';

/** Every cloud object of the product by its name on the wire. */
export const OBJECTS = {
  account,
  config,
  feedback,
  news,
  sponsor,
  'uni-captcha-co': uniCaptchaCo,
  'uni-id-co': uniIdCo,
  'uni-stat-receiver': analytics,
} as const;
export * from './objects/account.ts';
export * from './objects/analytics.ts';
export * from './objects/config.ts';
export * from './objects/feedback.ts';
export * from './objects/news.ts';
export * from './objects/sponsor.ts';
export * from './objects/uni-captcha-co.ts';
export * from './objects/uni-id-co.ts';

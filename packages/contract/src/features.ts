import type { CloudObject } from './cloud-object.ts';
import * as account from './features/account/index.ts';
import * as almanac from './features/almanac/index.ts';
import * as analytics from './features/analytics/index.ts';
import * as captcha from './features/captcha/index.ts';
import * as common from './features/common/index.ts';
import * as config from './features/config/index.ts';
import * as donate from './features/donate/index.ts';
import * as feedback from './features/feedback/index.ts';
import * as file from './features/file/index.ts';
import * as guest from './features/guest/index.ts';
import * as hall from './features/hall/index.ts';
import * as journal from './features/journal/index.ts';
import * as merit from './features/merit/index.ts';
import * as news from './features/news/index.ts';
import * as notice from './features/notice/index.ts';
import * as payment from './features/payment/index.ts';
import * as practice from './features/practice/index.ts';
import * as prayer from './features/prayer/index.ts';
import * as sponsor from './features/sponsor/index.ts';
import * as worship from './features/worship/index.ts';
import type { LocalizedErrors } from './localized-errors.ts';

/** What a feature brings to the contract. Its switch, if it has one, is in `default-config.ts`. */
export interface Feature {
  readonly objects?: readonly CloudObject[];
  readonly errors?: LocalizedErrors;
}

/** Every feature of the product; cloud objects and error codes follow from here. */
export const FEATURES = {
  account,
  almanac,
  analytics,
  captcha,
  common,
  config,
  donate,
  feedback,
  file,
  guest,
  hall,
  journal,
  merit,
  news,
  notice,
  payment,
  practice,
  prayer,
  sponsor,
  worship,
};

import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { PlaceOrderInput, sponsor } from '@yuanguang/contract/objects/sponsor';
import type { uniCaptchaCo } from '@yuanguang/contract/objects/uni-captcha-co';
import { WHOLE_ORDER } from '@yuanguang/contract/rules/order-cases.testing';
import type { Database } from '../../lib/db.ts';
import type { SettingOverrides } from '../../testing/deps.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedSponsor } from './books/seed.ts';

export const BOOK = WHOLE_ORDER.bookId;

let keys = 0;
/** An order that keeps every rule; change what matters. */
export function order(change: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  keys += 1;
  return {
    idempotencyKey: `test-key-${String(keys).padStart(12, '0')}`,
    ...WHOLE_ORDER,
    language: 'zh-Hans',
    consent: AGREEMENT_VERSIONS.privacy,
    ...change,
  };
}

/** The app with its books, and a visitor's calls. */
export async function sponsoringApp(database: Database, settings: SettingOverrides = {}) {
  const made = await testApp(database, { settings });
  await seedSponsor({ db: database.db });
  const cloud = made.cloud();
  return {
    ...made,
    client: cloud.object<typeof sponsor>('sponsor'),
    captchas: cloud.object<typeof uniCaptchaCo>('uni-captcha-co'),
    payments: cloud.object<typeof payment>('payment'),
    /** The calls of another device. */
    clientOf: (device: string) => made.cloud({ device }).object<typeof sponsor>('sponsor'),
  };
}

import { randomBytes } from 'node:crypto';
import { type Cloud, createCloud } from '@yuanguang/cloud';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { Language } from '@yuanguang/contract/languages';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { Order, PlaceOrderInput, sponsor } from '@yuanguang/contract/objects/sponsor';
import type { ServedApp } from './served-apps.ts';

export interface PlacedOrder {
  readonly orderToken: string;
  readonly order: Order;
}

/** What an order of the tests is, unless a test says otherwise. */
export const USUAL_ORDER: Omit<PlaceOrderInput, 'idempotencyKey' | 'bookId'> = {
  copies: 10,
  name: '王秀兰阖家',
  anonymous: false,
  dedication: { textId: 'universal', text: '', target: 'beings', names: [] },
  contact: { kind: 'phone', value: '13812345678' },
  receiptEmail: null,
  freeGift: null,
  language: 'zh-Hans',
  consent: AGREEMENT_VERSIONS.privacy,
};

/** A dedication for those who have passed away, and where the temple's free gift is to be sent. */
export const DEDICATED_GIFT = {
  dedication: { textId: 'pureland', text: '', target: 'departed', names: ['先父王公德明', '先母李氏'] },
  freeGift: {
    recipient: '王秀兰',
    phone: '13812345678',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    street: '灵隐路一号',
  },
} satisfies Partial<PlaceOrderInput>;

/**
 * A visitor without a screen, who speaks to the app through the same gateway as the pages do: for what has to be there
 * before a journey begins. With the `cloud` of somebody who is logged in, the orders are theirs.
 */
export function visitor(app: ServedApp, language: Language = 'zh-Hans', cloud = stranger(app, language)) {
  const client = cloud.object<typeof sponsor>('sponsor');

  async function cashier(orderToken: string): Promise<string> {
    const { methods } = await cloud.object<typeof payment>('payment').methods({ language });
    const methodId = methods[0]?.id ?? '';
    const { url } = await client.startPayment({ orderToken, methodId, language });
    return url;
  }

  return {
    sponsor: client,
    async place(changes: Partial<PlaceOrderInput> = {}): Promise<PlacedOrder> {
      const { books } = await client.books({ language });
      return client.placeOrder({
        ...USUAL_ORDER,
        idempotencyKey: randomBytes(16).toString('hex'),
        bookId: books[0]?.id ?? '',
        language,
        ...changes,
      });
    },
    cashier,
    /** Places an order and pays it; the answer is the order as it stands then. */
    async placePaid(changes: Partial<PlaceOrderInput> = {}): Promise<PlacedOrder> {
      const { orderToken } = await this.place(changes);
      await press(await cashier(orderToken), { action: 'approve' });
      const { order } = await client.order({ orderToken, language });
      return { orderToken, order };
    },
    async decline(orderToken: string): Promise<void> {
      await press(await cashier(orderToken), { action: 'decline' });
    },
    /** The payer has paid, but the bank says so only after `seconds`. */
    async delay(orderToken: string, seconds: number): Promise<void> {
      await press(await cashier(orderToken), { action: 'delay', seconds: String(seconds) });
    },
  };
}

/** Presses a button of the cashier's page; `fields` as its form sends them. */
export async function press(url: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the cashier answered ${answer.status}`);
}

export function stranger(app: ServedApp, language: Language): Cloud {
  return createCloud({
    endpoint: app.url,
    spaceId: app.spaceId,
    clientSecret: app.clientSecret,
    clientInfo: () => ({ deviceId: 'e2e-visitor', locale: language }),
  });
}
export type Visitor = ReturnType<typeof visitor>;

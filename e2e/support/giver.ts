import { randomBytes } from 'node:crypto';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { Language } from '@yuanguang/contract/languages';
import type { donate, Gift, GiveInput } from '@yuanguang/contract/objects/donate';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { ServedApp } from './served-apps.ts';
import { press, stranger } from './visitor.ts';

/** What a gift of the tests is, unless a test says otherwise. */
const USUAL_GIFT: Omit<GiveInput, 'idempotencyKey'> = {
  amountFen: 3_600,
  purposeId: 'lamps',
  name: '王秀兰阖家',
  anonymous: false,
  silent: false,
  honoree: { kind: 'self', names: [], noticeEmail: null },
  dedication: { textId: 'universal', text: '', target: 'beings', names: [] },
  contact: { kind: 'phone', value: '13812345678' },
  receiptEmail: null,
  language: 'zh-Hans',
  consent: AGREEMENT_VERSIONS.privacy,
};

/** In memory of somebody, dedicated to them, with a confirmation by mail. */
export const GIFT_FOR_SOMEBODY = {
  purposeId: 'repairs',
  honoree: { kind: 'memory', names: ['先父王公德明', '先母李氏'], noticeEmail: null },
  dedication: { textId: 'pureland', text: '', target: 'departed', names: ['先父王公德明', '先母李氏'] },
  receiptEmail: 'somebody.with.a.long.address@example.com',
} satisfies Partial<GiveInput>;

/**
 * Somebody who gives without a screen, through the same gateway as the pages: for what has to be there before a journey
 * begins. With the `cloud` of somebody who is logged in, the gifts are theirs.
 */
export function giver(app: ServedApp, language: Language = 'zh-Hans', cloud = stranger(app, language)) {
  const client = cloud.object<typeof donate>('donate');

  async function cashier(giftToken: string): Promise<string> {
    const { methods } = await cloud.object<typeof payment>('payment').methods({ language });
    const { url } = await client.startPayment({ giftToken, methodId: methods[0]?.id ?? '', language });
    return url;
  }

  return {
    donate: client,
    give: (changes: Partial<GiveInput> = {}): Promise<{ giftToken: string; gift: Gift }> =>
      client.give({ ...USUAL_GIFT, idempotencyKey: randomBytes(16).toString('hex'), language, ...changes }),
    /** Makes a gift and pays it; the answer is the gift as it stands then. */
    async givePaid(changes: Partial<GiveInput> = {}): Promise<{ giftToken: string; gift: Gift }> {
      const { giftToken } = await this.give(changes);
      await press(await cashier(giftToken), { action: 'approve' });
      return { giftToken, ...(await client.gift({ giftToken, language })) };
    },
    async decline(giftToken: string): Promise<void> {
      await press(await cashier(giftToken), { action: 'decline' });
    },
  };
}

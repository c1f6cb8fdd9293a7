import type { feedback } from '@yuanguang/contract/objects/feedback';
import type { guest } from '@yuanguang/contract/objects/guest';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { PlaceOrderInput, sponsor } from '@yuanguang/contract/objects/sponsor';
import { GIFT } from '@yuanguang/contract/rules/order-cases.testing';
import type { Database } from '../../lib/db.ts';
import { withModules } from '../../testing/modules.ts';
import { accountsApp, type Person } from '../account/account.testing.ts';
import { seedSponsor } from './books/seed.ts';
import { runOffice } from './office/office-commands.ts';
import { order } from './sponsor.testing.ts';
import { sponsorTools, withTools } from './sponsor-context.ts';

const language = 'zh-Hans';

/** What tells of people in an order, as it is read again. */
export const personal = () =>
  ({
    name: '陈静慧',
    dedication: { textId: null, text: '愿母亲安康', target: 'departed', names: ['先父陈公'] },
    contact: { kind: 'phone', value: '13800138000' },
    receiptEmail: 'chen@example.org',
    freeGift: { ...GIFT, phone: '13900139000' },
  }) satisfies Partial<PlaceOrderInput>;
/** Any of it. */
export const PERSONAL = /陈静慧|母亲|先父|1380013|chen@example|王德安|1390013|灵隐/;

let writers = 0;

/** The app with its accounts, and people who sponsor, logged in or not, each through the gateway. */
export async function ownOrdersApp(database: Database) {
  const app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080' });
  await seedSponsor({ db: database.db });

  const wire = (who: Person) => {
    const calls = who.cloud.object<typeof sponsor>('sponsor', { all: { preventDuplicate: false } });
    return {
      calls,
      /** What is kept of people without an account. */
      left: who.cloud.object<typeof guest>('guest', { all: { preventDuplicate: false } }),
      place: async (change: Partial<PlaceOrderInput> = {}) =>
        (await calls.placeOrder(order(change))).orderToken,
      /** What the list shows, page by page. */
      async list() {
        const first = await calls.myOrders({ after: null, language });
        return first.orders;
      },
      read: async (orderToken: string) => (await calls.order({ orderToken, language })).order,
      /** Opens a payment; the answer is the cashier's address. */
      async cashier(orderToken: string) {
        const { methods } = await who.cloud.object<typeof payment>('payment').methods({ language });
        const { url } = await calls.startPayment({ orderToken, methodId: methods[0]?.id ?? '', language });
        return new URL(url).pathname;
      },
      async placePaid(change: Partial<PlaceOrderInput> = {}) {
        const token = await this.place(change);
        await approve(await this.cashier(token));
        await this.read(token);
        return token;
      },
    };
  };

  async function approve(url: string): Promise<void> {
    await app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=approve',
    });
  }

  /** Somebody without an account, or with `name` somebody who has registered. */
  async function sponsorer(name?: string, locale?: string) {
    const who = app.person(locale === undefined ? {} : { locale });
    if (name !== undefined) await who.register(name);
    return { ...who, ...wire(who) };
  }

  const tools = sponsorTools(await withModules(app.deps));
  const office = (...words: string[]) => runOffice(withTools(app.context(), tools), words, 'test');

  /** The jobs of a night: accounts that are due are erased, and then what they had left under way. */
  async function night(): Promise<void> {
    for (const job of ['account.erase', 'sponsor.erase'] as const) {
      await app.deps.jobs.enqueue({ db: database.db }, job, {});
      await app.deps.jobs.drain();
    }
  }

  /** A member who has written to the temple. */
  async function writer(contact: string, locale: string) {
    const who = app.person({ locale });
    writers += 1;
    await who.register(`writer-${writers}`);
    const calls = who.cloud.object<typeof feedback>('feedback');
    const { feedback: sent } = await calls.submit({ content: '字太小', images: [], contact, mobile: '' });
    return { feedback: sent, read: async () => (await calls.mine({ after: null })).feedback };
  }

  return { ...app, sponsorer, writer, office, night, approve };
}

export type OwnOrdersApp = Awaited<ReturnType<typeof ownOrdersApp>>;

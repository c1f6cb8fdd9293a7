import type { PlaceOrderInput } from '@yuanguang/contract/objects/sponsor';
import { beforeEach } from 'vitest';
import type { Caller } from '../../lib/context.ts';
import type { Database } from '../../lib/db.ts';
import { providersOf } from '../../providers/payments/registry.ts';
import { testContext } from '../../testing/context.ts';
import { withModules } from '../../testing/modules.ts';
import { testApp } from '../../testing/test-app.ts';
import { bankNotice, roughBank } from '../payment/bank.testing.ts';
import { handleNotification } from '../payment/notification.ts';
import { seedSponsor } from './books/seed.ts';
import { placeOrder } from './orders/place-order.ts';
import { readOrder } from './orders/read-order.ts';
import { startPayment } from './payment/start-payment.ts';
import { order } from './sponsor.testing.ts';
import { type SponsorContext, sponsorTools } from './sponsor-context.ts';

const language = 'zh-Hans';

async function services(database: Database, caller: Partial<Caller>) {
  const bank = roughBank();
  // The app is not called, but does the jobs.
  const { clock, deps } = await testApp(database, { paymentProviders: providersOf([bank]) });
  await seedSponsor({ db: database.db });
  const tools = sponsorTools(await withModules(deps));
  // The database is read late there, and must stay the real one here: a transaction replaces it.
  const ctx: SponsorContext = {
    ...testContext(database, { now: clock.now, caller }),
    db: database.db,
    ...tools,
  };
  return { bank, clock, deps, ctx };
}

/**
 * The services themselves, with a bank without manners; both are new before each test. Call it at the top of a test
 * file; the answer works inside tests and hooks.
 */
export function sponsoringAtRoughBank(database: Database, caller: Partial<Caller> = {}) {
  let made: Awaited<ReturnType<typeof services>>;
  beforeEach(async () => {
    made = await services(database, caller);
  });

  const read = async (orderToken: string) => (await readOrder(made.ctx, { orderToken, language })).order;
  /** Opens a payment of the order; the answer is the bank's reference. */
  async function open(orderToken: string, method = 'card'): Promise<string> {
    const { url } = await startPayment(made.ctx, { orderToken, methodId: `bank.${method}`, language });
    return url.slice('https://bank.test/'.length);
  }
  /** A new order with an open payment. */
  async function opened(change: Partial<PlaceOrderInput> = {}) {
    const { orderToken, order: placed } = await placeOrder(made.ctx, order(change));
    return { token: orderToken, number: placed.sponsorNumber, reference: await open(orderToken) };
  }
  /** A new order that is paid, and whose sponsor has seen that it is. */
  async function paid(change: Partial<PlaceOrderInput> = {}) {
    const { token, number, reference } = await opened(change);
    made.bank.approve(reference);
    made.clock.advance({ seconds: 2 });
    await read(token);
    return { token, number };
  }

  /** The bank tells of a payment, truly unless `change` says otherwise. */
  const notify = (reference: string, change: object = {}) =>
    handleNotification(made.ctx, bankNotice(made.bank, reference, change));
  /** From now on the services are called by somebody else. */
  function callAs(change: Partial<Caller>): void {
    made = { ...made, ctx: { ...made.ctx, caller: { ...made.ctx.caller, ...change } } };
  }

  return {
    get bank() {
      return made.bank;
    },
    get clock() {
      return made.clock;
    },
    get deps() {
      return made.deps;
    },
    get ctx() {
      return made.ctx;
    },
    read,
    open,
    opened,
    paid,
    notify,
    callAs,
  };
}

import type { payment } from '@yuanguang/contract/objects/payment';
import type { PlaceOrderInput, sponsor } from '@yuanguang/contract/objects/sponsor';
import type { uniCaptchaCo } from '@yuanguang/contract/objects/uni-captcha-co';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Caller } from '../../lib/context.ts';
import type { Database } from '../../lib/db.ts';
import type { Providers } from '../../providers/payments/registry.ts';
import { type MutableClock, mutableClock } from '../../testing/clock.ts';
import { testContext } from '../../testing/context.ts';
import { type SettingOverrides, type TestDeps, testDeps } from '../../testing/deps.ts';
import { withModules } from '../../testing/modules.ts';
import { seedSponsor } from './books/seed.ts';
import { quietCloud } from './cloud.testing.ts';
import { type SponsorContext, sponsorTools } from './sponsor-context.ts';

export const BOOK = 'diamond-sutra';

let keys = 0;
/** An order that keeps every rule; change what matters. */
export function order(change: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  keys += 1;
  return {
    idempotencyKey: `test-key-${String(keys).padStart(12, '0')}`,
    bookId: BOOK,
    copies: 10,
    name: '陈静慧',
    anonymous: false,
    dedication: { textId: 'universal', text: '', target: 'beings', names: [] },
    contact: { kind: 'phone', value: '13800138000' },
    receiptEmail: null,
    freeGift: null,
    language: 'zh-Hans',
    ...change,
  };
}

/** The app as visitors meet it: typed calls, each through the whole gateway. */
export async function sponsoringApp(database: Database, settings: SettingOverrides = {}) {
  const clock = mutableClock();
  const deps = await testDeps(database, { clock: clock.now, settings });
  await seedSponsor({ db: database.db });
  const app = await buildApp(deps);
  // As at the server's start: the queues are there before the first call.
  await deps.jobs.start();
  const cloud = cloudOf(app, deps, clock);
  const client = cloud.object<typeof sponsor>('sponsor');
  const captchas = cloud.object<typeof uniCaptchaCo>('uni-captcha-co');
  return { app, deps, clock, client, captchas, payments: cloud.object<typeof payment>('payment') };
}

/** A visitor's calls, each through the whole gateway. */
export function clientOf(...of: Parameters<typeof cloudOf>) {
  return cloudOf(...of).object<typeof sponsor>('sponsor');
}

function cloudOf(app: FastifyInstance, deps: TestDeps, clock: MutableClock, deviceId = 'device-1') {
  return quietCloud({
    endpoint: 'http://app.test',
    spaceId: deps.settings.CLOUD_SPACE_ID,
    clientSecret: deps.keys.clientSecret,
    clientInfo: () => ({ appId: 'yuanguang', uniPlatform: 'web', deviceId, locale: 'zh-Hans' }),
    now: () => clock.now().getTime(),
    fetch: injected(app),
  });
}

/** `fetch` that goes straight into the app, without a network. */
function injected(app: FastifyInstance): typeof fetch {
  return async (url, init) => {
    const answer = await app.inject({
      method: 'POST',
      url: new URL(String(url)).pathname,
      headers: Object.fromEntries(new Headers(init?.headers)),
      payload: String(init?.body),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
}

/** The services themselves, with providers of the test's choice. */
export async function sponsoringServices(
  database: Database,
  providers: Providers,
  caller: Partial<Caller> = {},
): Promise<{ ctx: SponsorContext; clock: MutableClock; deps: TestDeps }> {
  const clock = mutableClock();
  const deps = await testDeps(database, { clock: clock.now, paymentProviders: providers });
  await seedSponsor({ db: database.db });
  // The app is not called, but does the jobs.
  await buildApp(deps);
  const tools = sponsorTools(await withModules(deps));
  await deps.jobs.start();
  // The database is read late there, and must stay the real one here: a transaction replaces it.
  const ctx = { ...testContext(database, { now: clock.now, caller }), db: database.db, ...tools };
  return { ctx, clock, deps };
}

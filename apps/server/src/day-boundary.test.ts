import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { analytics } from '@yuanguang/contract/objects/analytics';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wireCaller } from './gateway/conformance/caller.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from './modules/account/account.testing.ts';
import { CLIENTDB } from './modules/clientdb/clientdb.service.ts';
import { chain } from './modules/clientdb/samples.testing.ts';
import { seedSponsor } from './modules/sponsor/books/seed.ts';
import { runOffice } from './modules/sponsor/office/office-commands.ts';
import { BOOK, order } from './modules/sponsor/sponsor.testing.ts';
import { sponsorTools, withTools } from './modules/sponsor/sponsor-context.ts';
import { startTestDatabase } from './testing/database.ts';
import { withModules } from './testing/modules.ts';

const database = startTestDatabase();
const language = 'zh-Hans';
/** 02:30 in the temple on New Year's Day: there the day before has not ended. */
const LATE = '2026-12-31T18:30:00Z';
/** 03:00. */
const MORNING = '2026-12-31T19:00:00Z';

let app: AccountsApp;
let chen: Person;
beforeEach(async () => {
  app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080', DAY_BOUNDARY: '03:00' });
  app.clock.set(LATE);
  chen = app.person();
  await chen.register('chen-jinghui');
});
afterEach(() => app.close());

describe('Where a day begins at three in the morning', () => {
  it('the file of an export bears the day that has not ended', async () => {
    expect((await chen.account.exportData({})).fileName).toBe('yuanguang-2026-12-31.json');
    app.clock.set(MORNING);
    expect((await chen.account.exportData({})).fileName).toBe('yuanguang-2027-01-01.json');
  });

  it('a text is in force from three on', async () => {
    const early = app.person();
    app.clock.set(new Date(Date.parse(`${AGREEMENT_VERSIONS.privacy}T02:30:00+08:00`)));
    await early.register('li-ming');
    expect(await early.account.me({})).toMatchObject({ notAgreed: [] });
    app.clock.advance({ minutes: 30 });
    expect(await early.account.me({})).toMatchObject({ notAgreed: ['service', 'privacy'] });
  });

  it('real names are tried anew from three on', async () => {
    const name = { realName: '陈静慧', idCard: '11010519491231002X', agreed: AGREEMENT_VERSIONS.realName };
    for (let tries = 0; tries < 5; tries += 1) {
      await app.face((await chen.account.startRealName(name)).url, 'fail');
    }
    expect(await codeOf(chen.account.startRealName(name))).toBe('uni-id-realname-verify-upper-limit');
    app.clock.set(MORNING);
    expect(await codeOf(chen.account.startRealName(name))).toBe('ok');
  });

  it('who signs in at half past two signs in for the day before', async () => {
    const wire = wireCaller(app.app, app.deps);
    async function signIn() {
      const functionArgs = {
        command: chain(['collection', 'opendb-sign-in'], ['add', {}]),
        action: 'signIn',
        uniIdToken: chen.kept.token,
        clientInfo: { appId: 'yuanguang', uniPlatform: 'web', deviceId: chen.device, locale: language },
      };
      const params = { functionTarget: CLIENTDB, functionArgs };
      return (await wire.call('serverless.function.runtime.invoke', params, await wire.authorize())).data;
    }
    expect(await signIn()).toMatchObject({ code: 0, n: 1, score: 10 });
    expect((await signIn()).code).toBe('DUPLICATE_KEY');
    app.clock.set(MORNING);
    expect(await signIn()).toMatchObject({ code: 0, n: 2, days: [0, 1], score: 20 });
    const { rows } = await database.pool.query('select date from sign_ins order by date');
    expect(rows.map(({ date }) => new Date(date).toISOString())).toEqual([
      '2026-12-30T16:00:00.000Z',
      '2026-12-31T16:00:00.000Z',
    ]);
  });

  it('sponsors, batches and reports belong to the day before', async () => {
    await seedSponsor({ db: database.db });
    const orders = chen.cloud.object<typeof sponsor>('sponsor');
    const { orderToken } = await orders.placeOrder(order());
    const { methods } = await chen.cloud.object<typeof payment>('payment').methods({ language });
    const { url } = await orders.startPayment({ orderToken, methodId: methods[0]?.id ?? '', language });
    await app.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=approve',
    });
    await orders.order({ orderToken, language });
    const { donors } = await orders.donors({ bookId: null, after: null, language });
    expect(donors).toEqual([
      expect.objectContaining({ day: '2026-12-31', lunar: { month: 11, leap: false, day: 23 } }),
    ]);

    const ctx = withTools(app.context(), sponsorTools(await withModules(app.deps)));
    expect(await runOffice(ctx, ['batch', 'open', BOOK], 'test')).toEqual([
      'batch 2026-001 opened with 1 orders',
    ]);

    const statistics = chen.cloud.object<typeof analytics>('uni-stat-receiver');
    await statistics.report({ requests: JSON.stringify([{ lt: '11', url: 'pages/index' }]) });
    const { rows } = await database.pool.query('select day from analytics_days');
    expect(rows).toEqual([{ day: '2026-12-31' }]);
  });
});

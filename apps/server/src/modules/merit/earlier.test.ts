import type { merit } from '@yuanguang/contract/objects/merit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { codeOf, PASSWORD } from '../account/account.testing.ts';
import { type GivingApp, givingApp } from '../donate/donate.testing.ts';
import { type OwnOrdersApp, ownOrdersApp } from '../sponsor/own-orders.testing.ts';

const database = startTestDatabase();
const PHONE = '13800138000';
const byPhone = { contact: { kind: 'phone', value: PHONE } } as const;
const byMail = { contact: { kind: 'email', value: 'Chen@Example.org' } } as const;

type Who = Awaited<ReturnType<OwnOrdersApp['sponsorer']>> | Awaited<ReturnType<GivingApp['giver']>>;
const meritOf = (who: Who) => who.cloud.object<typeof merit>('merit', { all: { preventDuplicate: false } });
const loginBySms = async (who: Who, mobile = PHONE) =>
  void (await who.id.loginBySms({ mobile, code: await who.smsCode(mobile, 'login-by-sms') }));
const count = async (who: Who) => (await meritOf(who).earlier({})).count;
const join = async (who: Who) => (await meritOf(who).joinEarlier({})).joined;

describe('What was sponsored without a login', () => {
  let app: OwnOrdersApp;
  beforeEach(async () => {
    app = await ownOrdersApp(database);
  });
  afterEach(() => app.close());

  it('is found when the number is proven, and stands in the account when it is wished', async () => {
    const visitor = await app.sponsorer();
    const tokens = [await visitor.placePaid(byPhone), await visitor.placePaid(byPhone)];
    const chen = await app.sponsorer();
    await loginBySms(chen);
    expect([await count(chen), await chen.list()]).toEqual([2, []]);
    expect(await join(chen)).toBe(2);
    expect((await chen.list()).map(({ orderToken }) => orderToken)).toEqual(tokens.toReversed());
    expect([await count(chen), await join(chen)]).toEqual([0, 0]);
    const { entries } = await meritOf(chen).timeline({ leaf: 'print', after: null });
    expect(entries).toHaveLength(2);
  });

  it('is found by an address however it is written, bound later; not by that of the receipt', async () => {
    const visitor = await app.sponsorer();
    await visitor.placePaid(byMail);
    await visitor.placePaid({ ...byPhone, receiptEmail: 'chen@example.org' });
    const chen = await app.sponsorer('chen-jinghui');
    expect(await count(chen)).toBe(0);
    await app.deps.jobs.drain();
    const email = 'chen@example.org';
    await chen.account.bindEmail({ email, code: await chen.emailCode(email, 'bind-email') });
    expect(await count(chen)).toBe(1);
  });

  it('is found after a code proved what somebody else had entered, not before', async () => {
    const staff = await app.admin();
    await staff.id.addUser({
      username: 'elder-wang',
      password: PASSWORD,
      mobile: PHONE,
      authorizedApp: ['yuanguang'],
    });
    await (await app.sponsorer()).placePaid(byPhone);
    const elder = await app.sponsorer();
    await elder.id.login({ username: 'elder-wang', password: PASSWORD });
    expect([await count(elder), await join(elder)]).toEqual([0, 0]);
    await loginBySms(elder);
    expect(await count(elder)).toBe(1);
  });

  it('is not what was not paid, what an account has, or had until it was erased', async () => {
    await (await app.sponsorer()).place(byPhone);
    const other = await app.sponsorer('wang-dean');
    await other.placePaid(byPhone);
    const gone = await app.sponsorer('gone-away');
    await gone.placePaid(byPhone);
    await database.pool.query(
      `update sponsor_orders set uid = null, owner_erased_at = now() where uid = (select id from users where username = 'gone-away')`,
    );
    const chen = await app.sponsorer();
    await loginBySms(chen);
    expect([await count(chen), await join(chen)]).toEqual([0, 0]);
    expect(await other.list()).toHaveLength(1);
  });

  it('is joined once by many calls at once, and by nobody without a login', async () => {
    const visitor = await app.sponsorer();
    for (let n = 0; n < 3; n += 1) await visitor.placePaid(byPhone);
    const chen = await app.sponsorer();
    await loginBySms(chen);
    const joined = await Promise.all(Array.from({ length: 6 }, () => join(chen)));
    expect(joined.toSorted()).toEqual([0, 0, 0, 0, 0, 3]);
    for (const call of [meritOf(visitor).earlier({}), meritOf(visitor).joinEarlier({})]) {
      expect(await codeOf(call)).toBe('uni-id-check-token-failed');
    }
  });
});

describe('What was given without a login', () => {
  let app: GivingApp;
  beforeEach(async () => {
    app = await givingApp(database);
  });
  afterEach(() => app.close());

  it('joins the account with what was agreed to be given monthly', async () => {
    const visitor = await app.giver();
    await visitor.givePaid({ ...byPhone, receiptEmail: 'chen@example.org', monthly: true });
    const chen = await app.giver();
    await loginBySms(chen);
    expect([await count(chen), await join(chen), await count(chen)]).toEqual([1, 1, 0]);
    const { gifts } = await chen.calls.myGifts({ after: null, language: 'zh-Hans' });
    expect(gifts).toHaveLength(1);
    expect((await chen.calls.myPlans({ language: 'zh-Hans' })).plans).toHaveLength(1);
  });
});

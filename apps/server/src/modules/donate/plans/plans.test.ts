import type { GiveInput } from '@yuanguang/contract/objects/donate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { holderOf } from '../../../testing/modules.ts';
import { codeOf } from '../../account/account.testing.ts';
import { type GiverOfTest, type GivingApp, gift, givingApp, honouring } from '../donate.testing.ts';
import { momentOf, nextMonthDay, passedDays } from './month-days.ts';
import { remindMonthly } from './remind-monthly.ts';

const database = startTestDatabase();
let app: GivingApp;
let guest: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  guest = await app.giver();
});
afterEach(() => app.close());

const language = 'zh-Hans';
/** A provider that wants templates, and has none of monthly gifts. */
const ALIYUN = {
  SMS_PROVIDER: 'aliyun',
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '圆光寺',
  SMS_TEMPLATE: 'SMS_1',
};
const MONTHLY: Partial<GiveInput> = {
  monthly: true,
  contact: { kind: 'email', value: 'chen@example.org' },
};
const plans = async () => (await database.pool.query('select * from donate_plans order by id')).rows;
const to = (day: string) => {
  const ahead = momentOf(day).getTime() - app.clock.now().getTime();
  app.clock.advance({ seconds: ahead / 1_000 });
};
/** Makes a monthly gift on a day of the temple; answers the link of its plan. */
async function planned(day: string, change: Partial<GiveInput> = {}, who = guest): Promise<string> {
  to(day);
  const token = await who.givePaid({ ...MONTHLY, ...change });
  return (await who.read(token)).planToken ?? '';
}
const letters = () => app.deps.mailer.sent.filter(({ id }) => id?.startsWith('gift-plan-'));
/** Reminds, and answers the subjects of what went out by it. */
async function remind(): Promise<string[]> {
  const before = letters().length;
  await remindMonthly(app.gifts());
  await app.deps.jobs.drain();
  return letters()
    .slice(before)
    .map(({ subject }) => subject);
}
const DAY_HAS_COME = '每月随喜：又到这一天';
const PAUSED = '每月随喜已暂停';
const answer = async (planToken: string) => {
  const { prepared } = await guest.calls.plan({ planToken, language });
  if (!prepared) throw new Error('the plan has ended');
  return guest.givePaid({ ...prepared, planToken });
};

describe('The days of a plan', () => {
  it.each([
    ['2026-01-31', 31, '2026-02-28'],
    ['2028-01-31', 30, '2028-02-29'],
    ['2026-02-28', 31, '2026-03-31'],
    ['2026-12-15', 15, '2027-01-15'],
    ['2026-04-30', 29, '2026-05-29'],
  ])('after %s of the day %d comes %s', (day, monthDay, next) => {
    expect(nextMonthDay(day, monthDay)).toBe(next);
  });

  it('are at nine in the morning in the temple, and what has passed is told from what comes', () => {
    expect(momentOf('2026-03-01').toISOString()).toBe('2026-03-01T01:00:00.000Z');
    const at = new Date('2026-05-31T01:00:00.000Z');
    expect(passedDays('2026-03-31', 31, at)).toEqual({ last: '2026-05-31', next: '2026-06-30' });
    expect(passedDays('2026-05-31', 31, at)).toEqual({ last: '2026-05-31', next: '2026-06-30' });
  });
});

describe('A monthly gift', () => {
  it('makes a plan once it is paid, and is shown by its link with the same values; the notice to the honoree aside', async () => {
    to('2026-03-31');
    const change = { ...honouring('wang@example.org'), purposeId: 'sangha', silent: true, name: '静慧' };
    const token = await guest.give({ ...MONTHLY, ...change });
    expect(await plans()).toEqual([]);
    expect((await guest.read(token)).planToken).toBeNull();
    await app.decide(await guest.cashier(token), 'approve');
    const { planToken } = await guest.read(token);
    const { plan, prepared } = await guest.calls.plan({ planToken: planToken ?? '', language });
    expect(plan).toEqual({
      planToken,
      state: 'active',
      purpose: '斋僧',
      amountFen: null,
      monthDay: 31,
      nextOn: '2026-04-30',
    });
    expect(prepared).toMatchObject({
      amountFen: 3_600,
      purposeId: 'sangha',
      silent: true,
      name: '静慧',
      honoree: { kind: 'behalf', names: ['王德安'], noticeEmail: null },
      contact: MONTHLY.contact,
    });
    expect(JSON.stringify(await plans())).not.toMatch(/静慧|王德安|chen@/);
  });

  it('needs somewhere to remind: a mailbox, a telephone that can be written to, or an account', async () => {
    expect((await guest.calls.offer({ language })).remindsByText).toBe(true);
    expect(await codeOf(guest.calls.give(gift({ monthly: true })))).toBe('ok');
    const mute = await givingApp(database, ALIYUN);
    const visitor = await mute.giver();
    expect((await visitor.calls.offer({ language })).remindsByText).toBe(false);
    await expect(visitor.calls.give(gift({ monthly: true }))).rejects.toMatchObject({
      code: 'monthly-unreachable',
      field: 'receiptEmail',
    });
    const member = await mute.giver('chen-jinghui');
    expect(await codeOf(member.calls.give(gift({ monthly: true })))).toBe('ok');
    await mute.close();
  });

  it('is never taken by itself: a reminder opens nothing and pays nothing', async () => {
    await planned('2026-03-15');
    to('2026-04-15');
    await remind();
    const { rows } = await database.pool.query('select count(*)::int as n from donate_gifts');
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('A reminder', () => {
  it('is a mail without the amount that opens the prepared gift, and ends all by one tap without a login', async () => {
    const planToken = await planned('2026-03-15');
    to('2026-04-15');
    expect(await remind()).toEqual([DAY_HAS_COME]);
    const [mail] = letters();
    expect(mail?.to).toBe('chen@example.org');
    expect(mail?.text).toContain(`plan=${planToken}`);
    expect(mail?.text).not.toMatch(/(?<![\w-])36(?![\w-])/);
    const path = new URL(mail?.endedAt ?? '').pathname;
    expect((await app.app.inject(path)).body).toContain('不再每月随喜？');
    expect((await guest.calls.plan({ planToken, language })).plan.state).toBe('active');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const tap = () =>
      app.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
    expect([(await tap()).statusCode, (await tap()).statusCode]).toEqual([200, 200]);
    expect(await guest.calls.plan({ planToken, language })).toMatchObject({
      plan: { state: 'ended', nextOn: null },
      prepared: null,
    });
    to('2026-05-15');
    expect(await remind()).toEqual([]);
    // The address that ends reads nothing, and the link of the plan is no such address.
    expect(await codeOf(guest.calls.plan({ planToken: path.split('/').at(-1) ?? '', language }))).toBe(
      'link-invalid',
    );
    expect((await app.app.inject(`/giving/monthly/${planToken}`)).statusCode).toBe(404);
  });

  it('goes unanswered three times; then one mail says that it is paused, and a gift by the link lets it go on', async () => {
    const planToken = await planned('2026-03-15');
    for (const month of ['04', '05', '06']) {
      to(`2026-${month}-15`);
      expect(await remind()).toEqual([DAY_HAS_COME]);
    }
    to('2026-07-15');
    expect(await remind()).toEqual([PAUSED]);
    for (const month of ['08', '09']) {
      to(`2026-${month}-15`);
      expect(await remind()).toEqual([]);
    }
    await answer(planToken);
    to('2026-10-15');
    expect(await remind()).toEqual([DAY_HAS_COME]);
    expect(await plans()).toHaveLength(1);
  });

  it.each([
    ['six days', '2026-04-21', [DAY_HAS_COME]],
    ['eight days', '2026-04-23', []],
    ['three months and a day', '2026-06-16', [DAY_HAS_COME]],
    ['three months and eight days', '2026-06-23', []],
  ])(
    'that fell into a time down of %s is sent while it is of use, and only the last',
    async (_what, day, said) => {
      await planned('2026-03-15');
      to(day);
      expect(await remind()).toEqual(said);
      expect(await remind()).toEqual([]);
      to(day < '2026-05' ? '2026-05-15' : '2026-07-15');
      expect(await remind()).toEqual([DAY_HAS_COME]);
    },
  );

  it('is handed over once, however often its job runs', async () => {
    await planned('2026-03-15');
    to('2026-04-15');
    await remind();
    const [{ id: planId }] = await plans();
    await app.deps.jobs.enqueue({ db: database.db }, 'donate.monthly', {
      planId,
      day: '2026-04-15',
      what: 'monthly',
    });
    await app.deps.jobs.drain();
    expect(letters()).toHaveLength(1);
  });
});

describe('A reminder to who left a telephone alone', () => {
  const texts = () => app.deps.sms.sent.filter(({ news }) => news?.kind === 'monthly');
  const PHONE = { contact: { kind: 'phone', value: '13800138000' } } as const;
  const inEnglish = { ...PHONE, language: 'en' } as const;

  it('is a text message without name and amount; its address leads on to the prepared gift, where the plan is ended', async () => {
    const planToken = await planned('2026-03-15', { ...inEnglish, name: '静慧' });
    to('2026-04-15');
    await remind();
    expect(letters()).toEqual([]);
    const [text, ...more] = texts();
    expect(more).toEqual([]);
    expect(text).toMatchObject({ mobile: '13800138000', language: 'en' });
    expect(text?.text).not.toMatch(/静慧|(?<![\w-])36(?![\w-])/);
    const code = text?.news?.values.code ?? '';
    expect(code).toMatch(/^[\w-]{32}$/);
    expect(text?.news?.values).toEqual({ purpose: 'Lamps', code });
    expect(text?.text).toContain(` http://localhost:8080/giving/m/${code} `);
    const answer = await app.app.inject(`/giving/m/${code}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: `/zhuyin/#/pages/pay/pay?plan=${planToken}`,
      'cache-control': 'no-store',
    });
    expect((await guest.calls.plan({ planToken, language })).plan.state).toBe('active');
    await guest.calls.endPlan({ planToken, language });
    to('2026-05-15');
    await remind();
    expect(texts()).toHaveLength(1);
  });

  it('comes three times, and then no more until a gift is given by its address', async () => {
    const planToken = await planned('2026-03-15', PHONE);
    for (const month of ['04', '05', '06', '07', '08']) {
      to(`2026-${month}-15`);
      await remind();
      await remind();
    }
    expect(texts()).toHaveLength(3);
    expect((await guest.calls.plan({ planToken, language })).plan.state).toBe('paused');
    await answer(planToken);
    to('2026-09-15');
    await remind();
    expect(texts()).toHaveLength(4);
  });

  it('is a mail where an address was left too, and nothing once the temple has no template', async () => {
    await planned('2026-03-15', { ...PHONE, receiptEmail: 'chen@example.org' });
    to('2026-04-15');
    expect(await remind()).toEqual([DAY_HAS_COME]);
    await planned('2026-04-16', PHONE);
    const mute = await givingApp(database, ALIYUN);
    mute.clock.advance({ seconds: (momentOf('2026-05-16').getTime() - mute.clock.now().getTime()) / 1_000 });
    await remindMonthly(mute.gifts());
    await mute.deps.jobs.drain();
    expect([...texts(), ...mute.deps.sms.sent]).toEqual([]);
    await mute.close();
  });

  it('has an address that nobody guesses: none other leads on, nor the secret of the plan', async () => {
    const planToken = await planned('2026-03-15', PHONE);
    to('2026-04-15');
    await remind();
    const code = texts()[0]?.news?.values.code ?? '';
    for (const wrong of [planToken, `${code.slice(0, -1)}_`, code.slice(0, 16), `${code}x`, '%00', '..%2F']) {
      const answer = await app.app.inject(`/giving/m/${wrong}`);
      expect(answer.statusCode, wrong).toBe(404);
      expect(answer.body).not.toContain(planToken);
    }
  });
});

describe('A plan', () => {
  it('of an account is told in its inbox instead, listed there, and ended there', async () => {
    const member = await app.giver('chen-jinghui');
    const planToken = await planned('2026-03-02', {}, member);
    const other = await app.giver('wang-dean');
    expect((await member.calls.myPlans({ language })).plans).toMatchObject([{ planToken, state: 'active' }]);
    expect((await other.calls.myPlans({ language })).plans).toEqual([]);
    await member.calls.endPlan({ planToken, language });
    expect((await member.calls.myPlans({ language })).plans).toEqual([]);
    const again = await planned('2026-03-03', {}, member);
    expect(again).not.toBe(planToken);
    to('2026-04-03');
    expect(await remind()).toEqual([]);
    const { rows } = await database.pool.query(`select kind from notices where kind like 'donate.monthly%'`);
    expect(rows).toEqual([{ kind: 'donate.monthly' }]);
  });

  it('goes along when the gift is claimed', async () => {
    to('2026-03-02');
    const token = await guest.givePaid(MONTHLY);
    const member = await app.giver('chen-jinghui');
    await member.calls.claim({ giftToken: token, language });
    expect((await member.calls.myPlans({ language })).plans).toHaveLength(1);
  });

  it('ends when money of it is given back, of the first gift or of a later one', async () => {
    const first = await planned('2026-03-02');
    const later = await answer(first);
    await app.office(['gift', 'refund', (await guest.read(later)).giftNumber, 'asked']);
    expect((await guest.calls.plan({ planToken: first, language })).plan.state).toBe('ended');
    expect(await codeOf(guest.calls.give(gift({ planToken: first })))).toBe('link-invalid');
  });

  it('is exported with the account, and nothing of it is left when that is erased', async () => {
    const member = await app.giver('chen-jinghui');
    await planned('2026-03-02', {}, member);
    const [{ uid }] = await plans();
    const holder = await holderOf(app.deps, 'donate');
    expect(await holder.export(app.context(), uid)).toContainEqual(
      expect.objectContaining({ monthDay: 2, nextOn: '2026-04-02', amountFen: 3_600, name: '陈静慧' }),
    );
    await holder.erase(app.context(), uid);
    expect(await plans()).toEqual([]);
  });

  it('is opened by nobody else: not by the link of its gift, not by one that was changed', async () => {
    const planToken = await planned('2026-03-02');
    const gifts = await guest.give();
    for (const wrong of [gifts, `${planToken.slice(0, -1)}_`, 'x', '']) {
      expect(await codeOf(guest.calls.plan({ planToken: wrong, language })), wrong).toBe('link-invalid');
      expect(await codeOf(guest.calls.endPlan({ planToken: wrong, language })), wrong).toBe('link-invalid');
    }
  });
});

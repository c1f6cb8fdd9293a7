import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { holderOf } from '../../../testing/modules.ts';
import { codeOf } from '../../account/account.testing.ts';
import { gift, givingApp, honouring } from '../donate.testing.ts';
import { momentOf, nextMonthDay, passedDays } from './month-days.ts';
import { ALIYUN, DAY_HAS_COME, language, MONTHLY, PAUSED, startPlans } from './plans.testing.ts';

const database = startTestDatabase();
const plans = startPlans(database);
const { answer, letters, planned, remind, to } = plans;

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
    const token = await plans.guest.give({ ...MONTHLY, ...change });
    expect(await plans.rows()).toEqual([]);
    expect((await plans.guest.read(token)).planToken).toBeNull();
    await plans.app.decide(await plans.guest.cashier(token), 'approve');
    const { planToken } = await plans.guest.read(token);
    const { plan, prepared } = await plans.guest.calls.plan({ planToken: planToken ?? '', language });
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
    expect(JSON.stringify(await plans.rows())).not.toMatch(/静慧|王德安|chen@/);
  });

  it('needs somewhere to remind: a mailbox, a telephone that can be written to, or an account', async () => {
    expect((await plans.guest.calls.offer({ language })).remindsByText).toBe(true);
    expect(await codeOf(plans.guest.calls.give(gift({ monthly: true })))).toBe('ok');
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
    expect((await plans.app.app.inject(path)).body).toContain('不再每月随喜？');
    expect((await plans.guest.calls.plan({ planToken, language })).plan.state).toBe('active');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const tap = () =>
      plans.app.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
    expect([(await tap()).statusCode, (await tap()).statusCode]).toEqual([200, 200]);
    expect(await plans.guest.calls.plan({ planToken, language })).toMatchObject({
      plan: { state: 'ended', nextOn: null },
      prepared: null,
    });
    to('2026-05-15');
    expect(await remind()).toEqual([]);
    // The address that ends reads nothing, and the link of the plan is no such address.
    expect(await codeOf(plans.guest.calls.plan({ planToken: path.split('/').at(-1) ?? '', language }))).toBe(
      'link-invalid',
    );
    expect((await plans.app.app.inject(`/giving/monthly/${planToken}`)).statusCode).toBe(404);
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
    expect(await plans.rows()).toHaveLength(1);
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
    const [{ id: planId }] = await plans.rows();
    await plans.app.deps.jobs.enqueue({ db: database.db }, 'donate.monthly', {
      planId,
      day: '2026-04-15',
      what: 'monthly',
    });
    await plans.app.deps.jobs.drain();
    expect(letters()).toHaveLength(1);
  });
});

describe('A plan', () => {
  it('of an account is told in its inbox instead, listed there, and ended there', async () => {
    const member = await plans.app.giver('chen-jinghui');
    const planToken = await planned('2026-03-02', {}, member);
    const other = await plans.app.giver('wang-dean');
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
    const token = await plans.guest.givePaid(MONTHLY);
    const member = await plans.app.giver('chen-jinghui');
    await member.calls.claim({ giftToken: token, language });
    expect((await member.calls.myPlans({ language })).plans).toHaveLength(1);
  });

  it('ends when money of it is given back, of the first gift or of a later one', async () => {
    const first = await planned('2026-03-02');
    const later = await answer(first);
    await plans.app.office(['gift', 'refund', (await plans.guest.read(later)).giftNumber, 'asked']);
    expect((await plans.guest.calls.plan({ planToken: first, language })).plan.state).toBe('ended');
    expect(await codeOf(plans.guest.calls.give(gift({ planToken: first })))).toBe('link-invalid');
  });

  it('is exported with the account, and nothing of it is left when that is erased', async () => {
    const member = await plans.app.giver('chen-jinghui');
    await planned('2026-03-02', {}, member);
    const [{ uid }] = await plans.rows();
    const holder = await holderOf(plans.app.deps, 'donate');
    expect(await holder.export(plans.app.context(), uid)).toContainEqual(
      expect.objectContaining({ monthDay: 2, nextOn: '2026-04-02', amountFen: 3_600, name: '陈静慧' }),
    );
    await holder.erase(plans.app.context(), uid);
    expect(await plans.rows()).toEqual([]);
  });

  it('is opened by nobody else: not by the link of its gift, not by one that was changed', async () => {
    const planToken = await planned('2026-03-02');
    const gifts = await plans.guest.give();
    for (const wrong of [gifts, `${planToken.slice(0, -1)}_`, 'x', '']) {
      expect(await codeOf(plans.guest.calls.plan({ planToken: wrong, language })), wrong).toBe(
        'link-invalid',
      );
      expect(await codeOf(plans.guest.calls.endPlan({ planToken: wrong, language })), wrong).toBe(
        'link-invalid',
      );
    }
  });
});

import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { givingApp } from '../donate.testing.ts';
import { ALIYUN, DAY_HAS_COME, language, startPlans } from './plans.testing.ts';
import { remindMonthly } from './remind-monthly.ts';

const database = startTestDatabase();
const plans = startPlans(database);
const { answer, letters, planned, remind, to } = plans;

describe('A reminder to who left a telephone alone', () => {
  const texts = () => plans.app.deps.sms.sent.filter(({ news }) => news?.kind === 'monthly');
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
    const answer = await plans.app.app.inject(`/giving/m/${code}`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: `/zhuyin/#/pages/pay/pay?plan=${planToken}`,
      'cache-control': 'no-store',
    });
    expect((await plans.guest.calls.plan({ planToken, language })).plan.state).toBe('active');
    await plans.guest.calls.endPlan({ planToken, language });
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
    expect((await plans.guest.calls.plan({ planToken, language })).plan.state).toBe('paused');
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
    to('2026-05-16', mute);
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
      const answer = await plans.app.app.inject(`/giving/m/${wrong}`);
      expect(answer.statusCode, wrong).toBe(404);
      expect(answer.body).not.toContain(planToken);
    }
  });
});

import { person, tablet, WHOLE_TABLETS } from '@yuanguang/contract/rules/tablet-cases.testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { aLamp, type HallApp, hallApp, type SomeoneOfTest, words } from '../hall.testing.ts';
import { approve } from '../office/decide.ts';

const database = startTestDatabase();
let app: HallApp;
let chen: SomeoneOfTest;
beforeEach(async () => {
  app = await hallApp(database);
  chen = await app.someone();
});
afterEach(() => app.close());

const language = 'zh-Hans';
const OTHER = words(tablet('rebirth', { people: [person('林秀瑛', { title: '先妣' })] }));
const approved = async (token: string, ...more: string[]) =>
  app.office(['hall', 'approve', await app.numberOf(chen, token), ...more]);

describe('What was registered', () => {
  it('stands from the day of its approval to its last day, and then has ended', async () => {
    const token = await chen.apply({ days: 49 });
    await approved(token);
    expect(await chen.read(token)).toMatchObject({
      status: 'standing',
      from: '2026-03-01',
      until: '2026-04-18',
      place: 0,
      renewable: true,
    });
    app.clock.set('2026-04-18T15:59:00Z');
    await app.run('hall.clock');
    expect(await chen.read(token)).toMatchObject({ status: 'standing' });
    app.clock.set('2026-04-18T16:01:00Z');
    await app.run('hall.clock');
    expect(await chen.read(token)).toMatchObject({ status: 'ended', place: null, renewable: true });
    expect((await chen.read(token)).timeline.map(({ event }) => event)).toEqual([
      'placed',
      'approved',
      'standing',
      'ended',
    ]);
  });

  it('approved for a day to come is put up on that day', async () => {
    const token = await chen.apply({ days: null });
    await approved(token, '2026-04-05');
    expect(await chen.read(token)).toMatchObject({ status: 'approved', from: '2026-04-05', place: null });
    app.clock.set('2026-04-04T16:01:00Z');
    await app.run('hall.clock');
    expect(await chen.read(token)).toMatchObject({ status: 'standing', until: null, renewable: false });
  });

  it('is renewed behind its last day, or from today once it has ended', async () => {
    const token = await chen.apply({ ...aLamp(), days: 49 });
    await chen.renew(token);
    expect(await chen.read(token)).toMatchObject({ from: '2026-03-01', until: '2026-06-06' });
    app.clock.set('2026-06-10T04:00:00Z');
    await app.run('hall.clock');
    await chen.renew(token, { days: 100 });
    expect(await chen.read(token)).toMatchObject({
      status: 'standing',
      from: '2026-06-10',
      until: '2026-09-17',
      place: 0,
    });
    await chen.renew(token, { days: null });
    expect(await codeOf(chen.renew(token))).toBe('tablet-not-renewable');
  });

  it('is renewed once for one key, and for a gift when that is made', async () => {
    const token = await chen.apply({ ...aLamp(), days: 49 });
    const asked = { idempotencyKey: 'renewal-key-00000001', days: 100, amountFen: 3_600 };
    await chen.renew(token, asked);
    await chen.renew(token, asked);
    expect(await codeOf(chen.renew(token, { ...asked, days: 49 }))).toBe('idempotency-conflict');
    expect(await chen.read(token)).toMatchObject({ until: '2026-04-18' });
    expect(await chen.pay(token)).toMatchObject({
      until: '2026-07-27',
      gifts: [{ what: 'registration' }, { what: 'renewal', status: 'given', days: 100 }],
    });
  });

  it('of two that are renewed by one key at the same moment one burns on', async () => {
    const tokens = [await chen.apply({ ...aLamp(), days: 49 }), await chen.apply({ ...aLamp(), days: 49 })];
    const asked = { idempotencyKey: 'renewal-key-00000002' };
    const codes = await Promise.all(tokens.map((token) => codeOf(chen.renew(token, asked))));
    expect(codes.sort()).toEqual(['idempotency-conflict', 'ok']);
    const until = await Promise.all(tokens.map(async (token) => (await chen.read(token)).until));
    expect(until.sort()).toEqual(['2026-04-18', '2026-06-06']);
  });

  it('waiting for the gift of a renewal gives way to another renewal', async () => {
    const token = await chen.apply({ ...aLamp(), days: 49 });
    await chen.renew(token, { amountFen: 3_600 });
    await chen.renew(token);
    expect((await chen.read(token)).gifts.map(({ status }) => status)).toEqual([
      'given',
      'cancelled',
      'given',
    ]);
  });

  it('is corrected by its owner until it is approved, then by the office', async () => {
    const token = await chen.apply();
    const ask = () => chen.calls.askCorrection({ tabletToken: token, wish: '末字应为瑛', language });
    expect(await codeOf(ask())).toBe('tablet-correction-needless');
    await chen.calls.correct({ tabletToken: token, tablet: OTHER, lamp: null, language });
    expect(await chen.read(token)).toMatchObject({ tablet: { people: [{ name: '林秀瑛' }] } });
    const another = words(WHOLE_TABLETS.land);
    expect(
      await codeOf(chen.calls.correct({ tabletToken: token, tablet: another, lamp: null, language })),
    ).toBe('param-invalid');
    await approved(token);
    expect(
      await codeOf(chen.calls.correct({ tabletToken: token, tablet: OTHER, lamp: null, language })),
    ).toBe('tablet-not-correctable');
    const empty = chen.calls.askCorrection({ tabletToken: token, wish: ' ', language });
    expect(await codeOf(empty)).toBe('tablet-correction-empty');
    const long = chen.calls.askCorrection({ tabletToken: token, wish: '字'.repeat(141), language });
    expect(await codeOf(long)).toBe('tablet-correction-too-long');
    expect((await ask()).tablet.correction).toBe('末字应为瑛');
    const number = await app.numberOf(chen, token);
    expect(await app.office(['hall', 'list', 'corrections'])).toEqual([
      expect.stringContaining('correction asked'),
    ]);
    const wrong = { ...OTHER, people: [{ ...OTHER.people[0], name: '1' }] };
    await expect(app.office(['hall', 'correct', number, JSON.stringify(wrong)])).rejects.toThrow(
      'tablet-name-letters at tablet.people.0.name',
    );
    const anew = words(tablet('rebirth', { people: [person('林琇瑛')] }));
    await app.office(['hall', 'correct', number, JSON.stringify(anew)]);
    expect(await chen.read(token)).toMatchObject({
      correction: null,
      tablet: { people: [{ name: '林琇瑛' }] },
    });
  });

  it('is withdrawn once, in any state, and its lamp goes out', async () => {
    const token = await chen.apply({ ...aLamp() });
    const withdraw = () => chen.calls.withdraw({ tabletToken: token, language });
    expect((await withdraw()).tablet).toMatchObject({
      status: 'withdrawn',
      place: null,
      withdrawable: false,
    });
    expect(await codeOf(withdraw())).toBe('tablet-not-withdrawable');
    expect(await codeOf(chen.renew(token))).toBe('tablet-not-renewable');
    const tablets = await chen.apply();
    await app.office(['hall', 'withdraw', await app.numberOf(chen, tablets)]);
    expect(await codeOf(approved(tablets))).not.toBe('ok');
  });
});

describe('The office', () => {
  it('lists what waits without a name, and opens it only to who says name and reason', async () => {
    const token = await chen.apply();
    const number = await app.numberOf(chen, token);
    expect(await app.office(['hall', 'list'])).toEqual([`${number} applied memorial rebirth -`]);
    expect(await app.office(['hall', 'show', number])).toEqual([
      expect.stringContaining('applied'),
      expect.stringContaining('--open'),
    ]);
    await expect(app.office(['hall', 'show', number], { open: true })).rejects.toThrow('--as NAME');
    const shown = await app.office(['hall', 'show', number], { as: '慧明', reason: '核对', open: true });
    expect(shown).toEqual(
      expect.arrayContaining(['person: 先妣林秀英', 'sponsor: 阳上 孝女陈静慧 敬荐', 'contact: 13800138000']),
    );
    const { rows } = await database.pool.query('select who, what from office_looks');
    expect(rows).toEqual([{ who: 'office:慧明', what: 'tablets' }]);
    await expect(app.office(['hall', 'show', '123'])).rejects.toThrow('there is no tablet');
    await expect(app.office(['hall', 'list', 'all'])).rejects.toThrow('npm run office');
    await expect(app.office(['hall', 'approve', number, 'soon'])).rejects.toThrow('npm run office');
  });

  it('rejects only with a reason, decides once, and who decided is written down', async () => {
    const token = await chen.apply();
    const number = await app.numberOf(chen, token);
    await expect(app.office(['hall', 'reject', number])).rejects.toThrow('--reason');
    await app.office(['hall', 'reject', number], { as: '慧明', reason: '请用本名' });
    await expect(app.office(['hall', 'approve', number])).rejects.toThrow('the tablet is rejected');
    const { rows } = await database.pool.query("select who from hall_events where event = 'rejected'");
    expect(rows).toEqual([{ who: 'office:慧明' }]);
    const kept = JSON.stringify((await database.pool.query('select * from hall_tablets')).rows);
    expect(kept).not.toContain('请用本名');
  });

  it('is nobody without the permission', async () => {
    await chen.apply();
    const { rows } = await database.pool.query('select id from hall_tablets');
    const asked = (roles: readonly string[]) =>
      approve(app.hall({ roles }), { id: rows[0].id, who: 'staff:x' });
    await expect(asked([])).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(approve(app.hall(), { id: 'a'.repeat(24), who: 'x' })).rejects.toMatchObject({
      code: 'tablet-not-found',
    });
    await asked(['admin']);
  });
});

describe('Somebody else’s tablet', () => {
  it('is none at all to whoever has no link to it, or a wrong one', async () => {
    const token = await chen.apply();
    const ming = await app.someone('ming');
    const { rows } = await database.pool.query('select id from hall_tablets');
    const wrong = token.slice(0, -4) + (token.at(-4) === 'A' ? 'B' : 'A') + token.slice(-3);
    for (const tabletToken of [rows[0].id, wrong, '']) {
      const by = { tabletToken, language } as const;
      const calls = [
        ming.calls.tablet(by),
        ming.calls.withdraw(by),
        ming.calls.claim(by),
        ming.calls.correct({ ...by, tablet: OTHER, lamp: null }),
        ming.calls.askCorrection({ ...by, wish: '改' }),
        ming.calls.remind({ ...by, remind: false }),
        ming.calls.memorialDays({ tabletToken }),
        ming.calls.picture({ tabletToken }),
        ming.calls.pdf({ tabletToken }),
        ming.calls.invite({ tabletToken }),
        ming.calls.shares({ tabletToken }),
        ming.calls.endShare({ tabletToken, share: 'a'.repeat(24) }),
        ming.renew(tabletToken),
        ming.cashier(tabletToken),
      ];
      expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['link-invalid']));
    }
    expect((await ming.calls.myTablets({ after: null })).tablets).toEqual([]);
  });

  it('cannot be claimed by another once it is somebody’s', async () => {
    const token = await chen.apply();
    const [ming, hua] = [await app.someone('ming'), await app.someone('hua')];
    const claim = (who: SomeoneOfTest) => codeOf(who.calls.claim({ tabletToken: token, language }));
    expect([await claim(ming), await claim(ming), await claim(hua)]).toEqual(['ok', 'ok', 'tablet-claimed']);
    expect((await ming.calls.myTablets({ after: null })).tablets).toMatchObject([
      { tabletToken: token, status: 'applied' },
    ]);
    const off = hua.calls.remind({ tabletToken: token, remind: false, language });
    expect(await codeOf(off)).toBe('link-invalid');
  });
});

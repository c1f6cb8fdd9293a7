import type { merit as meritObject } from '@yuanguang/contract/objects/merit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { type GiverOfTest, type GivingApp, givingApp, honouring } from '../donate.testing.ts';

const database = startTestDatabase();
let app: GivingApp;
let guest: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  guest = await app.giver();
});
afterEach(() => app.close());

const language = 'zh-Hans';
const PHONE = '13800138000';
const words = {
  name: '陈静慧',
  anonymous: false,
  silent: false,
  dedication: { textId: 'universal', text: '', target: 'beings', names: [] as string[] },
  honoreeNames: [] as string[],
  language,
} as const;
const amend = (giftToken: string, change: object = {}) =>
  guest.calls.amend({
    ...words,
    dedication: { ...words.dedication },
    honoreeNames: [],
    giftToken,
    ...change,
  });

describe('A gift is found again', () => {
  it('by its number and by its phone however they are typed, masked, without amount, address or contact', async () => {
    const token = await guest.givePaid({ receiptEmail: 'chen@example.com' });
    const { giftNumber, createdAt } = await guest.read(token);
    const masked = { giftNumber, purpose: '供灯', maskedName: '陈**', status: 'paid', createdAt };
    const look = async (query: string) =>
      (await guest.calls.lookup({ query, language, captcha: await guest.captcha('find-order') })).gifts;
    expect(await look(` ${giftNumber.replaceAll('-', ' ')} `)).toEqual([masked]);
    const byContact = [{ ...masked, giftNumber: `****-***-**${giftNumber.slice(-2)}` }];
    expect(await look('+86 138-0013-8000')).toEqual(byContact);
    expect(await look('Chen@EXAMPLE.com')).toEqual(byContact);
  });

  it('whole, by number and contact together, and not by either with another', async () => {
    const token = await guest.give({ anonymous: true });
    const { giftNumber } = await guest.read(token);
    const open = async (number: string, contact: string) =>
      guest.calls.open({ giftNumber: number, contact, language, captcha: await guest.captcha('find-order') });
    expect(await open(giftNumber, '138 0013 8000')).toMatchObject({
      giftToken: token,
      gift: { name: '陈静慧', amountFen: 3_600 },
    });
    expect(await codeOf(open(giftNumber, '13900139000'))).toBe('gift-not-found');
    expect(await codeOf(open('4829-150-3761', PHONE))).toBe('gift-not-found');
    expect(await codeOf(open('482-915-0376', PHONE))).toBe('param-invalid');
  });

  it('not by guessing: after three tries a captcha is asked for', async () => {
    const { giftNumber } = await guest.read(await guest.give());
    for (let tries = 0; tries < 3; tries += 1) await guest.calls.lookup({ query: giftNumber, language });
    expect(await codeOf(guest.calls.lookup({ query: giftNumber, language }))).toMatch(/captcha/);
    expect(await codeOf(guest.calls.open({ giftNumber, contact: PHONE, language }))).toMatch(/captcha/);
  });

  it('never by the link of something else, nor by one that was changed', async () => {
    const token = await guest.give();
    for (const wrong of ['', 'x', `${token.slice(0, -1)}_`, token.slice(4), `${token}AA`]) {
      expect(await codeOf(guest.calls.gift({ giftToken: wrong, language })), wrong).toBe('link-invalid');
    }
  });
});

describe('The words of a gift', () => {
  it('can be changed after it is paid: name, anonymity, dedication, whom it is for', async () => {
    const token = await guest.givePaid(honouring(null, { names: ['王得安'] }));
    expect(await guest.givers()).toMatchObject([{ name: '陈静慧' }]);
    const dedication = { textId: null, text: '愿母亲安康', target: 'living', names: ['陈母'] };
    const changed = await amend(token, { anonymous: true, dedication, honoreeNames: ['王德安'] });
    expect(changed.gift).toMatchObject({ anonymous: true, dedication, honoree: { names: ['王德安'] } });
    expect(await guest.givers()).toMatchObject([{ name: null }]);
    await amend(token, { name: '静慧', honoreeNames: ['王德安'] });
    expect(await guest.givers()).toMatchObject([{ name: '静慧' }]);
    const { timeline } = await guest.read(token);
    expect(timeline.filter(({ event }) => event === 'amended')).toHaveLength(2);
  });

  it('keep the rules then too', async () => {
    const token = await guest.givePaid(honouring(null));
    await expect(amend(token, { name: ' ' })).rejects.toMatchObject({ code: 'name-empty', field: 'name' });
    await expect(amend(token)).rejects.toMatchObject({ code: 'honoree-required', field: 'honoreeNames' });
  });

  it('stand as they are once it is cancelled or given back', async () => {
    const token = await guest.give();
    await guest.calls.cancel({ giftToken: token, language });
    expect(await codeOf(amend(token))).toBe('gift-not-amendable');
    const paid = await guest.givePaid();
    const { giftNumber } = await guest.read(paid);
    await app.office(['gift', 'refund', giftNumber, 'asked']);
    expect(await codeOf(amend(paid))).toBe('gift-not-amendable');
    expect((await guest.read(paid)).amendable).toBe(false);
  });
});

describe('A silent gift', () => {
  it('shows its amount to who is about to pay it, and to nobody afterwards', async () => {
    const token = await guest.give({ silent: true });
    expect(await guest.read(token)).toMatchObject({ amountFen: 3_600, silent: true });
    await app.decide(await guest.cashier(token), 'approve');
    expect(await guest.read(token)).toMatchObject({ status: 'paid', amountFen: null });
    const { giftNumber } = await guest.read(token);
    await app.office(['gift', 'refund', giftNumber, 'asked']);
    expect(await guest.read(token)).toMatchObject({ status: 'refunded', amountFen: null });
  });

  it('is in no list with its amount; a loud one neither in the public one', async () => {
    const member = await app.giver('chen-jinghui');
    await member.givePaid({ silent: true });
    await member.givePaid({ amountFen: 9_900 });
    const { gifts } = await member.calls.myGifts({ after: null, language });
    expect(gifts.map(({ amountFen }) => amountFen)).toEqual([9_900, null]);
    expect(JSON.stringify(await member.calls.givers({ after: null, language }))).not.toMatch(
      /amount|fen"|(?<![\w-])(99|9900|3600)(?![\w-])/i,
    );
  });

  it('can become one later, and be one no more', async () => {
    const token = await guest.givePaid();
    expect((await amend(token, { silent: true })).gift.amountFen).toBeNull();
    expect((await amend(token, { silent: false })).gift.amountFen).toBe(3_600);
  });
});

describe('The list of givers', () => {
  it('is in order of time, never by amount, and pages on without gap or repeat', async () => {
    const member = await app.giver();
    for (let index = 0; index < 23; index += 1) {
      await member.givePaid({ amountFen: 100 * (1 + ((index * 7) % 23)), name: `善信${index}` });
      app.clock.advance({ seconds: 1 });
    }
    const first = await member.calls.givers({ after: null, language });
    const second = await member.calls.givers({ after: first.next, language });
    const names = [...first.givers, ...second.givers].map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 23 }, (_, index) => `善信${22 - index}`));
    expect(second.next).toBeNull();
    expect(first.givers[0]).toEqual({
      name: '善信22',
      purpose: '供灯',
      day: '2026-03-01',
      lunar: { month: 1, leap: false, day: 13 },
    });
    expect(await codeOf(member.calls.givers({ after: 'nowhere', language }))).toBe('param-invalid');
  });

  it('counts those who are not named among all, on its first page', async () => {
    await guest.givePaid();
    await guest.givePaid({ anonymous: true });
    await guest.give();
    const first = await guest.calls.givers({ after: null, language });
    expect(first).toMatchObject({ counts: { gifts: 2, unnamed: 1 }, next: null });
    expect(JSON.stringify(first)).not.toMatch(/amount|fen|3600|36\.00/i);
  });

  it('has only what is paid and not given back', async () => {
    await guest.give();
    const token = await guest.givePaid();
    expect(await guest.givers()).toHaveLength(1);
    const { giftNumber } = await guest.read(token);
    await app.office(['gift', 'refund', giftNumber, 'asked']);
    expect(await guest.givers()).toEqual([]);
  });
});

describe('An account', () => {
  it('keeps what was given logged in, and claims by link what was given before', async () => {
    const before = await guest.givePaid();
    const member = await app.giver('chen-jinghui');
    const own = await member.give();
    expect(await member.calls.claim({ giftToken: before, language })).toMatchObject({
      gift: { ownership: 'own' },
    });
    const { gifts } = await member.calls.myGifts({ after: null, language });
    expect(gifts.map(({ giftToken }) => giftToken)).toEqual([own, before]);
    // Again is no fault, another’s is one.
    await member.calls.claim({ giftToken: before, language });
    const other = await app.giver('wang-dean');
    expect(await codeOf(other.calls.claim({ giftToken: before, language }))).toBe('gift-claimed');
    expect((await other.calls.myGifts({ after: null, language })).gifts).toEqual([]);
    expect(await codeOf(guest.calls.claim({ giftToken: own, language }))).toBe('uni-id-check-token-failed');
  });

  it('is told once of money that came and of money that was given back, without name or amount', async () => {
    const member = await app.giver('chen-jinghui');
    const token = await member.givePaid();
    const { giftNumber } = await member.read(token);
    await app.office(['gift', 'refund', giftNumber, 'asked']);
    const { rows } = await database.pool.query('select kind from notices order by id');
    expect(rows.map(({ kind }) => kind)).toEqual(['donate.paid', 'donate.refunded']);
  });
});

describe('Merit', () => {
  it('has one leaf a gift, whatever its amount, and none for one that was given back', async () => {
    const member = await app.giver('chen-jinghui');
    const merit = member.cloud.object<typeof meritObject>('merit');
    await member.givePaid({ amountFen: 9_900_00, purposeId: 'life' });
    app.clock.advance({ minutes: 1 });
    const returned = await member.givePaid();
    app.clock.advance({ minutes: 1 });
    await member.givePaid({ silent: true });
    await member.give();
    await app.office(['gift', 'refund', (await member.read(returned)).giftNumber, 'asked']);
    const { entries } = await merit.timeline({ leaf: 'give', after: null });
    expect(entries.map(({ title, leaf }) => [title, leaf])).toEqual([
      ['随喜：供灯', 'give'],
      ['随喜：护生', 'give'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/(?<![\w-])(9,?900|36)(?![\w-])|fen"/i);
  });
});

describe('Unpaid gifts', () => {
  it('expire after their time, and can be cancelled before, once', async () => {
    const [late, given] = [await guest.give(), await guest.give()];
    expect(await guest.calls.cancel({ giftToken: given, language })).toMatchObject({
      gift: { status: 'cancelled' },
    });
    expect(await codeOf(guest.calls.cancel({ giftToken: given, language }))).toBe('gift-not-cancellable');
    app.clock.advance({ minutes: 30 });
    await app.deps.jobs.enqueue({ db: database.db }, 'donate.expire', {});
    await app.deps.jobs.drain();
    const { rows } = await database.pool.query('select status from donate_gifts order by id');
    expect(rows).toEqual([{ status: 'expired' }, { status: 'cancelled' }]);
    expect(await codeOf(guest.cashier(late))).toBe('gift-expired');
  });
});

import { LANGUAGES } from '@yuanguang/contract/languages';
import type { GiveInput } from '@yuanguang/contract/objects/donate';
import { readMobile } from '@yuanguang/contract/rules/contact';
import { BROKEN_GIFTS } from '@yuanguang/contract/rules/donate-cases.testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { setEntry } from '../../config/config.service.ts';
import { isSponsorNumber, readSponsorNumber } from '../../sponsor/rules/sponsor-number.ts';
import { type GiverOfTest, type GivingApp, gift, givingApp, honouring } from '../donate.testing.ts';
import { giftNumbers } from './gift-number.ts';

const database = startTestDatabase();
let app: GivingApp;
let guest: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  guest = await app.giver();
});
afterEach(() => app.close());

const count = async () =>
  Number((await database.pool.query('select count(*) from donate_gifts')).rows[0].count);
const throwSwitch = (key: string, value: boolean) =>
  setEntry({ db: database.db, now: app.clock.now }, key, value);

describe('What is offered', () => {
  it.each(LANGUAGES)('is told in %s: amounts, bounds, purposes', async (language) => {
    const offered = await guest.calls.offer({ language });
    expect(offered).toMatchObject({
      amountsFen: [300, 600, 900, 3_600, 6_900, 9_900],
      leastFen: 100,
      mostFen: 10_000_000,
      open: true,
    });
    expect(offered.purposes.map(({ id }) => id)).toEqual([
      'lamps',
      'worship',
      'repairs',
      'sangha',
      'life',
      'teaching',
      'temple',
    ]);
  });

  it('is nothing for what stands before the Buddha while no gifts are taken with worship', async () => {
    const before = await guest.give({ purposeId: 'worship' });
    await throwSwitch('worshipGifts', false);
    const { purposes, open } = await guest.calls.offer({ language: 'en' });
    expect([purposes.map(({ id }) => id), open]).toEqual([
      ['lamps', 'repairs', 'sangha', 'life', 'teaching', 'temple'],
      true,
    ]);
    await expect(guest.calls.give(gift({ purposeId: 'worship' }))).rejects.toMatchObject({
      code: 'purpose-unknown',
      field: 'purposeId',
    });
    expect(await codeOf(guest.cashier(before))).toBe('buying-closed');
    expect(await guest.read(before)).toMatchObject({ status: 'unpaid' });
    await throwSwitch('worshipGifts', true);
    expect(await guest.cashier(before)).toMatch(/^\//);
  });

  it('is no more than the setting allows', async () => {
    const small = await givingApp(database, { GIFT_MOST_YUAN: '36' });
    const { calls } = await small.giver();
    expect(await calls.offer({ language: 'en' })).toMatchObject({ mostFen: 3_600 });
    expect((await calls.offer({ language: 'en' })).amountsFen).toEqual([300, 600, 900, 3_600]);
    await expect(calls.give(gift({ amountFen: 3_700 }))).rejects.toMatchObject({
      code: 'amount-too-large',
      field: 'amountFen',
    });
    await small.close();
  });
});

describe('Somebody gives', () => {
  it('thirty-six yuan for the lamps, and the number is eleven digits in groups', async () => {
    const { gift: given } = await guest.calls.give(gift());
    expect(given).toMatchObject({ amountFen: 3_600, purpose: '供灯', status: 'unpaid', ownership: 'free' });
    expect(given.giftNumber).toMatch(/^[2-9]\d{3}-\d{3}-\d{4}$/);
    expect(given.timeline.map(({ event }) => event)).toEqual(['placed']);
  });

  it('and nothing about a person can be read in the database', async () => {
    await guest.give({
      name: '无名善人',
      anonymous: true,
      receiptEmail: 'chen@example.com',
      ...honouring('wang@example.org', { names: ['李慈母'] }),
    });
    const tables = ['donate_gifts', 'donate_events', 'pgboss.job'];
    const rows = await Promise.all(tables.map((table) => database.pool.query(`select * from ${table}`)));
    const kept = JSON.stringify(rows.map((result) => result.rows));
    for (const secret of ['无名善人', '13800138000', 'chen@example', 'wang@example', '李慈母']) {
      expect(kept).not.toContain(secret);
    }
  });

  it.each(['𠮷田 𩸽', 'ᠮᠣᠩᠭᠣᠯ', 'བོད་པ', 'Nguyễn Thị Bích', 'สมหญิง ใจดี', 'Müller-Łukasz', '김정희', '々〆ヶ'])(
    'with a name of whatever script: %s',
    async (name) => {
      const token = await guest.givePaid({ name });
      expect((await guest.read(token)).name).toBe(name.normalize('NFC'));
      expect(await guest.givers()).toMatchObject([{ name: name.normalize('NFC') }]);
    },
  );
});

describe('A gift that breaks a rule is refused and not written', () => {
  it.each(BROKEN_GIFTS)('%s', async (_what, change, code, field) => {
    await expect(guest.calls.give(gift(change))).rejects.toMatchObject({ code, field });
    expect(await count()).toBe(0);
  });

  it.each([['36元'], ['36'], [null], [[3_600]], [{ fen: 3_600 }]])('an amount of %j', async (amountFen) => {
    const input = { ...gift(), amountFen } as unknown as GiveInput;
    expect(await codeOf(guest.calls.give(input))).toBe('param-invalid');
  });

  it('an amount that JSON does not know', async () => {
    expect(await codeOf(guest.calls.give(gift({ amountFen: Number.NaN })))).toBe('param-invalid');
  });

  it('one without consent', async () => {
    for (const consent of ['', '9999-12-31', 'yes']) {
      await expect(guest.calls.give(gift({ consent }))).rejects.toMatchObject({ code: 'consent-required' });
    }
  });
});

describe('One form makes one gift', () => {
  it('when a tap is doubled, even at the same moment', async () => {
    const input = gift();
    const answers = await Promise.all([1, 2, 3, 4].map(() => guest.calls.give(input)));
    expect(new Set(answers.map(({ giftToken }) => giftToken)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('and the same key with other content is refused', async () => {
    const input = gift();
    await guest.calls.give(input);
    for (const change of [
      { amountFen: 3_700 },
      { purposeId: 'life' },
      { silent: true },
      { anonymous: true },
      honouring(null),
    ]) {
      expect(await codeOf(guest.calls.give({ ...input, ...change }))).toBe('idempotency-conflict');
    }
  });
});

describe('A switch closes it', () => {
  it('of the module', async () => {
    const token = await guest.give();
    await throwSwitch('modules.donate', false);
    app.clock.advance({ seconds: 3 });
    expect(await codeOf(guest.calls.give(gift()))).toBe('module-closed');
    expect(await codeOf(guest.calls.offer({ language: 'en' }))).toBe('module-closed');
    expect(await codeOf(guest.givers())).toBe('module-closed');
    expect(await codeOf(guest.cashier(token))).toBe('module-closed');
    // What was given before is still found.
    expect(await guest.read(token)).toMatchObject({ status: 'unpaid' });
  });

  it('of buying: the offer says so, nothing is taken, what was given is still there', async () => {
    const token = await guest.give();
    await throwSwitch('buyclosed', true);
    app.clock.advance({ seconds: 3 });
    expect(await guest.calls.offer({ language: 'en' })).toMatchObject({ open: false });
    expect(await codeOf(guest.calls.give(gift()))).toBe('buying-closed');
    expect(await codeOf(guest.cashier(token))).toBe('buying-closed');
    expect(await guest.read(token)).toMatchObject({ amountFen: 3_600 });
  });
});

it('A device may begin only so many gifts an hour', async () => {
  const strict = await givingApp(database, { RATE_ORDERS_PER_HOUR: '2' });
  const { calls, give } = await strict.giver();
  await give();
  const again = gift();
  await calls.give(again);
  expect(await codeOf(calls.give(gift()))).toBe('too-many-requests');
  // What is there already is answered all the same.
  expect(await codeOf(calls.give(again))).toBe('ok');
  await strict.close();
});

describe('A gift number', () => {
  it('is never a phone and never a sponsor number, and any single wrong digit is noticed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }),
        fc.nat(10),
        fc.integer({ min: 1, max: 9 }),
        (drawn, at, by) => {
          const number = giftNumbers.create(() => drawn);
          expect(number).toMatch(/^[2-9]\d{10}$/);
          expect(giftNumbers.isGood(number)).toBe(true);
          expect(giftNumbers.read(giftNumbers.group(number))).toBe(number);
          expect(readMobile(number)).toBeUndefined();
          expect(readSponsorNumber(number)).toBeUndefined();
          const wrong = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`;
          expect(giftNumbers.isGood(wrong)).toBe(false);
        },
      ),
    );
    expect(isSponsorNumber('48291503761')).toBe(false);
    expect(giftNumbers.read('4829150376')).toBeUndefined();
  });
});

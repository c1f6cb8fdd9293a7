import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import type { JournalEntry } from '@yuanguang/contract/objects/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { type JournalApp, journalApp } from './journal.testing.ts';

const database = startTestDatabase();
let app: JournalApp;
let chen: LoggedIn;
let phone: ReturnType<JournalApp['device']>;
beforeEach(async () => {
  app = await journalApp(database);
  chen = await app.member();
  phone = app.device(chen);
});
afterEach(() => app.close());

const HOUR = 3_600_000;
const invalid = (number: number) => ({ refused: [{ number, code: 'journal-entry-invalid' }] });
const KEPT = { refused: [] };

describe('The time of an entry', () => {
  const momentOf = async (at: number, now: number) => {
    expect(await phone.send([app.entry(1, { at })], now)).toEqual(KEPT);
    const [kept] = (await phone.all()).entries;
    return (kept?.at ?? Number.NaN) - app.clock.now().getTime();
  };

  it.each([
    ['of a clock years ahead', 20 * 365 * 24 * HOUR],
    ['of a clock years behind', -20 * 365 * 24 * HOUR],
    ['of a clock that is right', 0],
  ])('%s is moved by what the clock shows', async (_of, ahead) => {
    const now = app.clock.now().getTime() + ahead;
    expect(await momentOf(now - 2 * HOUR, now)).toBe(-2 * HOUR);
  });

  it('stays as the device says while its clock is right, however long the call was on its way', async () => {
    const now = app.clock.now().getTime();
    expect(await momentOf(now - HOUR, now - 59_000)).toBe(-HOUR);
  });

  it('that is still to come is now', async () => {
    const now = app.clock.now().getTime();
    expect(await momentOf(now + 400 * 24 * HOUR, now)).toBe(0);
  });

  it('stays as it was first kept when the entry comes again with the clock put right', async () => {
    const now = app.clock.now().getTime();
    const entry = app.entry(1, { at: now + HOUR });
    await phone.send([entry], now + 2 * HOUR);
    expect(await phone.send([entry], now)).toEqual(KEPT);
    expect((await phone.all()).entries).toMatchObject([{ at: now - HOUR }]);
  });

  it.each([
    ['before 1900', Date.UTC(1899, 11, 31)],
    ['of a fraction', 0.5],
    ['of no number', Number.NaN],
    ['beyond all numbers', 1e300],
  ])('%s is refused by itself', async (_what, at) => {
    expect(await phone.send([app.entry(1, { at }), app.entry(2)])).toEqual(invalid(1));
    expect((await phone.all()).entries).toMatchObject([{ number: 2 }]);
  });

  it('may be long ago', async () => {
    expect(await phone.send([app.entry(1, { at: Date.UTC(1949, 9, 1) })])).toEqual(KEPT);
    expect(await app.days(chen.uid)).toMatchObject([{ day: '1949-10-01', amount: 108 }]);
  });

  it.each([-3e12, 1e15, 1e300])('with a clock at %d is refused', async (now) => {
    await expect(phone.send([app.entry(1)], now)).rejects.toMatchObject({
      code: 'param-invalid',
      field: 'now',
    });
  });
});

describe('An entry that is not right is refused by itself', () => {
  it.each<[string, Partial<JournalEntry>, string?]>([
    ['of an unknown kind', { kind: 'test.none' }],
    ['of a kind called like what every object has', { kind: 'constructor' }],
    ['of nothing, where its kind counts', { amount: 0 }],
    ['of less than nothing', { amount: -1 }],
    ['of more than a million', { amount: 1_000_001 }],
    ['of a half', { amount: 0.5 }],
    ['of no number', { amount: Number.NaN }],
    ['with a subject too long', { subject: 'x'.repeat(65) }],
    ['with data too long', { data: 'x'.repeat(8_001) }],
    ['with a character that cannot be kept', { subject: 'a\u0000b' }],
    ['with half a character', { data: '\ud800' }],
    ['by a code of its kind', { kind: 'test.note', data: '' }, 'feedback-empty'],
    [
      'by what its kind finds when it is applied',
      { kind: 'test.note', data: 'too much' },
      'feedback-too-long',
    ],
  ])('%s', async (_what, change, code = 'journal-entry-invalid') => {
    const answer = await phone.send([app.entry(1), app.entry(2, change), app.entry(3)]);
    expect(answer).toEqual({ refused: [{ number: 2, code }] });
    expect((await phone.all()).entries.map(({ number }) => number)).toEqual([1, 3]);
    expect(await app.totals(chen.uid)).toMatchObject([{ amount: 216, entries: 2 }]);
  });

  it.each(['journal-conflict', 'journal-entry-invalid', 'journal-not-yours'] as const)(
    'and %s is told in five languages',
    (code) => expect(new Set(Object.values(ERROR_MESSAGES[code])).size).toBe(5),
  );
});

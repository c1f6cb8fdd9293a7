import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import type { practice } from '@yuanguang/contract/objects/practice';
import {
  PRACTICE_COUNT,
  PRACTICE_OFF,
  PRACTICE_SAVE,
  type PracticeDefinition,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../modules/account/account.testing.ts';
import { setEntry } from '../modules/config/config.service.ts';
import { startTestDatabase } from '../testing/database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** What somebody with a login of their own may send by HTTP, to the server as it listens. */
const database = startTestDatabase();
let app: TestApp;
let url: string;
beforeEach(async () => {
  app = await testApp(database);
  url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  await setEntry({ db: database.db, now: app.clock.now }, 'modules.practice', true);
});
afterEach(() => app.close());

const DAY_MS = 86_400_000;
const id = (number: number) => number.toString(16).padStart(32, '0');
const NEMBUTSU: PracticeDefinition = {
  title: '念佛',
  content: '南无阿弥陀佛',
  target: null,
  reminder: null,
  paused: false,
};
const now = () => app.clock.now().getTime();
const counted = (number: number, change: Partial<JournalEntry> = {}): JournalEntry => ({
  number,
  kind: PRACTICE_COUNT,
  subject: id(1),
  amount: 1,
  at: now(),
  data: '',
  ...change,
});
const saved = (number: number, change: object = {}): JournalEntry =>
  counted(number, {
    kind: PRACTICE_SAVE,
    subject: id(number),
    amount: 0,
    data: practiceData({ ...NEMBUTSU, ...change }),
  });

async function somebody() {
  const { uid, token } = await app.member();
  const cloud = app.cloud({ url, token: () => token });
  const calls = cloud.object<typeof journal>('journal');
  return {
    uid,
    send: async (entries: readonly JournalEntry[], replica = 'a') =>
      (await calls.append({ replica: replica.repeat(32), now: now(), entries: [...entries] })).refused,
    list: async () => (await cloud.object<typeof practice>('practice').list({})).practices,
  };
}

const stored = async () =>
  (await database.pool.query<{ n: number }>('select count(*)::int as n from journal_entries')).rows[0]?.n;

test('A hundred thousand entries in one call are refused whole, and so are a thousand', async () => {
  const chen = await somebody();
  const lots = Array.from({ length: 100_000 }, (_, index) => counted(index + 1));
  expect(await codeOf(chen.send(lots))).toBe('InvalidBody.Format');
  expect(await codeOf(chen.send(lots.slice(0, 1_000)))).toBe('param-invalid');
  expect(await stored()).toBe(0);
  expect(await chen.send(lots.slice(0, 500))).toEqual([]);
  expect(await stored()).toBe(500);
});

test('Entries of the future are of now, those before 1900 or of no time are refused, and the others are kept', async () => {
  const chen = await somebody();
  const entries = [
    counted(1, { at: now() + 400 * DAY_MS }),
    counted(2, { at: Date.UTC(1899, 11, 31) }),
    counted(3, { at: Number.NaN }),
    counted(4, { at: 1e300 }),
    counted(5, { at: Date.UTC(1949, 9, 1) }),
  ];
  const invalid = [2, 3, 4].map((number) => ({ number, code: 'journal-entry-invalid' }));
  expect(await chen.send(entries)).toEqual(invalid);
  const { rows } = await database.pool.query('select number, at from journal_entries order by number');
  expect(rows).toEqual([
    { number: 1, at: app.clock.now() },
    { number: 5, at: new Date(Date.UTC(1949, 9, 1)) },
  ]);
});

test('Nobody writes into another’s journal, and the first content of a number stays', async () => {
  const [chen, thief] = [await somebody(), await somebody()];
  expect(await chen.send([counted(1)])).toEqual([]);
  expect(await codeOf(thief.send([counted(1), counted(2)]))).toBe('journal-not-yours');
  expect(await chen.send([counted(1, { amount: 2 }), counted(2)])).toEqual([
    { number: 1, code: 'journal-conflict' },
  ]);
  // A device that lost its store counts from one again, in a store of another name.
  expect(await chen.send([counted(1)], 'b')).toEqual([]);
  const { rows } = await database.pool.query('select uid, amount from journal_totals');
  expect(rows).toEqual([{ uid: chen.uid, amount: 3 }]);
});

test('A practice has a title and a content that can be seen; markup in them is text, and marks that turn them round go', async () => {
  const chen = await somebody();
  const refused = await chen.send([
    saved(1, { title: ' \u200B\u202E' }),
    saved(2, { content: '\n\u2066\u2069' }),
    counted(3, { kind: PRACTICE_SAVE, subject: id(3), amount: 0, data: '{"title":"念佛"}' }),
    counted(4, { kind: PRACTICE_SAVE, subject: id(4), amount: 0, data: '["__proto__"]' }),
    saved(5, {
      title: '<img src=x onerror=alert(1)>',
      content: '\u202Egnp.exe\u202C\u0000 {{7*7}} [x](javascript:y)',
    }),
  ]);
  expect(refused).toEqual([
    { number: 1, code: 'practice-title-required' },
    { number: 2, code: 'practice-content-required' },
    { number: 3, code: 'journal-entry-invalid' },
    { number: 4, code: 'journal-entry-invalid' },
  ]);
  expect(await chen.list()).toMatchObject([
    { title: '<img src=x onerror=alert(1)>', content: 'gnp.exe {{7*7}} [x](javascript:y)' },
  ]);
});

test('What takes off nothing, too much at once, or from a practice that is not one’s own is refused, and the others are kept', async () => {
  const [chen, thief] = [await somebody(), await somebody()];
  expect(await chen.send([saved(1), counted(2, { amount: 9 })])).toEqual([]);
  expect(await thief.send([saved(2), counted(3, { subject: id(2), amount: 5 })], 'b')).toEqual([]);
  const off = (number: number, change: Partial<JournalEntry> = {}) =>
    counted(number, { kind: PRACTICE_OFF, subject: id(2), ...change });
  const refused = await thief.send(
    [
      off(10, { amount: 0 }),
      off(11, { amount: -5 }),
      off(12, { amount: 1e9 }),
      off(13, { amount: 0.5 }),
      off(14, { data: '\u202E' }),
      off(15, { subject: `\u202E${id(2).slice(1)}` }),
      off(16, { at: Date.UTC(1899, 11, 31) }),
      off(17, { subject: id(77) }),
      off(18, { subject: id(1), amount: 9 }),
      counted(19, { subject: id(2), amount: 4, data: '{"upTo":3}' }),
      counted(20, { subject: id(2), amount: 4, data: '{"upTo":4}' }),
      off(21, { amount: 2 }),
    ],
    'b',
  );
  expect(Object.fromEntries(refused.map(({ number, code }) => [number, code]))).toEqual({
    ...Object.fromEntries(
      [10, 11, 12, 13, 14, 15, 16, 19].map((number) => [number, 'journal-entry-invalid']),
    ),
    17: 'practice-unknown',
    18: 'practice-unknown',
    20: 'journal-day-full',
  });
  expect(await thief.list()).toMatchObject([{ today: 3, total: 3 }]);
  expect(await chen.list()).toMatchObject([{ today: 9, total: 9 }]);
});

test('Of ten thousand practices two hundred are kept, and somebody else makes one all the same', async () => {
  const [chen, lin] = [await somebody(), await somebody()];
  const codes = new Map<string, number>();
  for (let at = 0; at < 10_000; at += 400) {
    const refused = await chen.send(Array.from({ length: 400 }, (_, index) => saved(at + index + 1)));
    for (const { code } of refused) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ 'practice-too-many': 9_800 });
  expect(await chen.list()).toHaveLength(200);
  expect(await lin.send([saved(1)], 'c')).toEqual([]);
  expect(await lin.list()).toHaveLength(1);
});

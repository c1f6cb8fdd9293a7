import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import type { practice } from '@yuanguang/contract/objects/practice';
import { fillData, isLaterWord } from '@yuanguang/contract/rules/journal';
import {
  PRACTICE_COUNT,
  PRACTICE_DELETE,
  PRACTICE_OFF,
  PRACTICE_SAVE,
  type PracticeDefinition,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { holderOf } from '../../testing/modules.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { setEntry } from '../config/config.service.ts';

const database = startTestDatabase();
let app: TestApp;
let chen: LoggedIn;
beforeEach(async () => {
  app = await testApp(database);
  await setEntry({ db: database.db, now: app.clock.now }, 'modules.practice', true);
  chen = await app.member();
});
afterEach(() => app.close());

const id = (number: number) => number.toString(16).padStart(32, '0');
const replica = (letter: string) => letter.repeat(32);
const MANI: PracticeDefinition = {
  title: '念佛',
  content: '南无阿弥陀佛\n愿母亲康复',
  target: 1_080,
  reminder: { time: '05:30', weekdays: [1, 7] },
  paused: false,
};

/** A device, which numbers its entries itself. */
function deviceOf({ token }: LoggedIn, letter = 'a') {
  const cloud = app.cloud({ token: () => token });
  const calls = cloud.object<typeof journal>('journal');
  let number = 0;
  const entry = (kind: string, subject: string, change: Partial<JournalEntry> = {}): JournalEntry => {
    number += 1;
    return { number, kind, subject, amount: 0, at: app.clock.now().getTime(), data: '', ...change };
  };
  return {
    save: (subject: string, change: Partial<PracticeDefinition> = {}) =>
      entry(PRACTICE_SAVE, subject, { data: practiceData({ ...MANI, ...change }) }),
    remove: (subject: string) => entry(PRACTICE_DELETE, subject),
    count: (subject: string, amount: number, at = app.clock.now().getTime()) =>
      entry(PRACTICE_COUNT, subject, { amount, at }),
    takeOff: (subject: string, amount: number, at = app.clock.now().getTime()) =>
      entry(PRACTICE_OFF, subject, { amount, at }),
    entry,
    async send(...entries: readonly JournalEntry[]) {
      const now = app.clock.now().getTime();
      return (await calls.append({ replica: replica(letter), now, entries: [...entries] })).refused;
    },
    list: async () => (await cloud.object<typeof practice>('practice').list({})).practices,
    calls,
  };
}

describe('A practice of one’s own', () => {
  it('is made, counted, changed, paused and deleted by entries of the journal', async () => {
    const phone = deviceOf(chen);
    expect(await phone.send(phone.save(id(1)))).toEqual([]);
    expect(await phone.list()).toEqual([{ id: id(1), ...MANI, today: 0, total: 0, lastAt: null }]);
    const first = app.clock.now().getTime();
    await phone.send(phone.count(id(1), 108), phone.count(id(1), 54));
    app.clock.advance({ days: 1 });
    expect(await phone.list()).toMatchObject([{ today: 0, total: 162, lastAt: first }]);
    await phone.send(phone.count(id(1), 1));
    const second = app.clock.now().getTime();
    await phone.send(phone.save(id(1), { title: '早课', target: null, reminder: null, paused: true }));
    expect(await phone.list()).toEqual([
      {
        ...MANI,
        id: id(1),
        title: '早课',
        target: null,
        reminder: null,
        paused: true,
        today: 1,
        total: 163,
        lastAt: second,
      },
    ]);
    app.clock.advance({ seconds: 1 });
    await phone.send(phone.remove(id(1)));
    expect(await phone.list()).toEqual([]);
    const { rows } = await database.pool.query('select title_sealed, content_sealed from practices');
    expect(rows).toEqual([{ title_sealed: null, content_sealed: null }]);
  });

  it('is counted afterwards and corrected, of today and of earlier days, but never below nothing', async () => {
    const phone = deviceOf(chen);
    const dayBefore = app.clock.now().getTime() - 86_400_000;
    const counts = async () => (await phone.list()).map(({ today, total, lastAt }) => [today, total, lastAt]);
    expect(
      await phone.send(phone.save(id(1)), phone.count(id(1), 108, dayBefore), phone.count(id(1), 21)),
    ).toEqual([]);
    const off = [phone.takeOff(id(1), 1), phone.takeOff(id(1), 100, dayBefore)];
    for (const again of [1, 2, 3]) {
      expect(await phone.send(...off), `${again}`).toEqual([]);
      expect(await counts()).toEqual([[20, 28, app.clock.now().getTime()]]);
    }
    // Of two devices that took off the same.
    expect(await phone.send(phone.takeOff(id(1), 21))).toEqual([]);
    expect(await counts()).toEqual([[0, 7, app.clock.now().getTime()]]);
    expect(await phone.send(phone.takeOff(id(1), 8, dayBefore), phone.remove(id(2)))).toEqual([]);
    expect(await counts()).toEqual([[0, 0, null]]);
    // Deleted on another device meanwhile: it was the person's all the same.
    expect(await phone.send(phone.takeOff(id(2), 1))).toEqual([]);
  });

  it('has the counts of an imported file once, whichever devices import it and whatever they know', async () => {
    const [phone, tablet] = [deviceOf(chen), deviceOf(chen, 'b')];
    const dayBefore = app.clock.now().getTime() - 86_400_000;
    const fill = (device: typeof phone, amount: number, upTo: number, at = dayBefore) =>
      device.entry(PRACTICE_COUNT, id(1), { amount, at, data: fillData(upTo) });
    const full = (...numbers: number[]) => numbers.map((number) => ({ number, code: 'journal-day-full' }));
    const now = app.clock.now().getTime();
    // The phone knows of the 4 of the day before, the tablet of nothing.
    const phones = [
      phone.save(id(1)),
      phone.count(id(1), 4, dayBefore),
      fill(phone, 6, 10),
      fill(phone, 5, 5, now),
    ];
    const tablets = [fill(tablet, 10, 10), fill(tablet, 5, 5, now), tablet.count(id(1), 1)];
    for (const again of [1, 2]) {
      expect(await phone.send(...phones), `${again}`).toEqual([]);
      expect(await tablet.send(...tablets), `${again}`).toEqual(full(1, 2));
      expect(await phone.list()).toMatchObject([{ today: 6, total: 16 }]);
    }
    // A great day comes in parts; of another day, practice or person nothing is known here.
    const million = 1_000_000;
    const parts = [fill(phone, million, million + 16), fill(phone, 6, million + 16)];
    expect(await phone.send(...parts)).toEqual([]);
    expect(await tablet.send(fill(tablet, 1, million + 16))).toEqual(full(4));
    expect(await tablet.send(tablet.entry(PRACTICE_COUNT, id(2), { amount: 5, data: fillData(5) }))).toEqual(
      [],
    );
    const other = deviceOf(await app.member(), 'c');
    expect(await other.send(fill(other, 10, 10))).toEqual([]);
  });

  it('has text for text: markup stays, direction marks and controls go', async () => {
    const phone = deviceOf(chen);
    const content = '<script>alert(1)</script>\u0000\n[x](y) 合十';
    await phone.send(phone.save(id(1), { title: '\u202E<b>念\u2066佛</b>\n一千', content }));
    expect(await phone.list()).toMatchObject([
      { title: '<b>念佛</b> 一千', content: '<script>alert(1)</script>\n[x](y) 合十' },
    ]);
  });

  it('is sealed in every table', async () => {
    const phone = deviceOf(chen);
    await phone.send(phone.save(id(1)));
    for (const table of ['practices', 'journal_entries', 'journal_totals', 'journal_days']) {
      const { rows } = await database.pool.query(`select * from ${table}`);
      expect(rows.length, table).toBe(1);
      expect(JSON.stringify(rows), table).not.toMatch(/念佛|母亲|康复/);
    }
  });

  it('stands first when it is the newest', async () => {
    const phone = deviceOf(chen);
    for (const number of [1, 2, 3]) {
      app.clock.advance({ seconds: 1 });
      await phone.send(phone.save(id(number)));
    }
    await phone.send(phone.save(id(1), { title: '改' }));
    expect((await phone.list()).map((one) => one.id)).toEqual([id(3), id(2), id(1)]);
  });

  it('that nobody knows yet, or any more, is counted all the same', async () => {
    const phone = deviceOf(chen);
    expect(await phone.send(phone.count(id(1), 5))).toEqual([]);
    expect(await phone.list()).toEqual([]);
    await phone.send(phone.save(id(1)));
    expect(await phone.list()).toMatchObject([{ today: 5, total: 5 }]);
    app.clock.advance({ seconds: 1 });
    await phone.send(phone.remove(id(1)));
    await phone.send(phone.count(id(1), 7));
    app.clock.advance({ seconds: 1 });
    await phone.send(phone.save(id(1)));
    expect(await phone.list()).toMatchObject([{ total: 12 }]);
  });

  it('is of one person, whoever else has one of its id', async () => {
    const [phone, other] = [deviceOf(chen), deviceOf(await app.member(), 'b')];
    await phone.send(phone.save(id(1)), phone.count(id(1), 5));
    await other.send(other.save(id(1), { title: '诵经' }), other.remove(id(2)));
    expect(await phone.list()).toMatchObject([{ title: '念佛', total: 5 }]);
    expect(await other.list()).toMatchObject([{ title: '诵经', total: 0 }]);
  });

  it('is kept while the module is switched off, and shown when it is open again', async () => {
    const phone = deviceOf(chen);
    const config = { db: database.db, now: app.clock.now };
    await setEntry(config, 'modules.practice', false);
    expect(await phone.send(phone.save(id(1)), phone.count(id(1), 3))).toEqual([]);
    await expect(phone.list()).rejects.toMatchObject({ code: 'module-closed' });
    await setEntry(config, 'modules.practice', true);
    expect(await phone.list()).toMatchObject([{ total: 3 }]);
  });
});

describe('The latest word of a practice holds', () => {
  const word = fc.record({
    device: fc.nat(1),
    practice: fc.nat(2),
    minutesAgo: fc.nat(4),
    title: fc.option(fc.constantFrom('一', '二', '三')),
  });

  it('in whatever order and batches words of several devices come', async () => {
    let people = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        async (words, size) => {
          people += 1;
          const who = await app.member();
          const letters = [people.toString(16).padStart(32, 'a'), people.toString(16).padStart(32, 'b')];
          const now = app.clock.now().getTime();
          const said = words.map(({ device, practice, minutesAgo, title }, index) => ({
            replica: letters[device] ?? '',
            number: index + 1,
            kind: title === null ? PRACTICE_DELETE : PRACTICE_SAVE,
            subject: id(practice),
            amount: 0,
            at: now - minutesAgo * 60_000,
            data: title === null ? '' : practiceData({ ...MANI, title }),
            title,
          }));
          const { calls, list } = deviceOf(who);
          for (const letter of letters) {
            // The later numbers first: words come in another order than they were said.
            const own = said.filter((one) => one.replica === letter).toReversed();
            for (let at = 0; at < own.length; at += size) {
              const entries = own.slice(at, at + size).map(({ title: _, replica: __, ...entry }) => entry);
              expect((await calls.append({ replica: letter, now, entries })).refused).toEqual([]);
            }
          }
          const latest = new Map<string, (typeof said)[number]>();
          for (const one of said) {
            const before = latest.get(one.subject);
            if (!before || isLaterWord(one, before)) latest.set(one.subject, one);
          }
          const living = [...latest.values()].flatMap(({ subject, title }) =>
            title === null ? [] : [`${subject} ${title}`],
          );
          expect((await list()).map((one) => `${one.id} ${one.title}`).sort()).toEqual(living.sort());
        },
      ),
      { numRuns: 30 },
    );
  }, 120_000);
});

describe('An entry of a practice is refused', () => {
  const definition = (change: object) => ({ data: JSON.stringify({ ...MANI, ...change }) });

  it.each<[string, Partial<JournalEntry>, string]>([
    ['without a title', definition({ title: ' \u200B' }), 'practice-title-required'],
    ['with a title of 41 characters', definition({ title: '佛'.repeat(41) }), 'practice-title-too-long'],
    ['without content', definition({ content: '\n' }), 'practice-content-required'],
    [
      'with content of 2001 characters',
      definition({ content: '佛'.repeat(2_001) }),
      'practice-content-too-long',
    ],
    ['with a target of nothing', definition({ target: 0 }), 'practice-target-invalid'],
    [
      'with a reminder on no day',
      definition({ reminder: { time: '05:30', weekdays: [] } }),
      'practice-reminder-invalid',
    ],
    ['with a definition that is none', { data: '{}' }, 'journal-entry-invalid'],
    ['with no JSON', { data: '念佛' }, 'journal-entry-invalid'],
    ['with an amount', { ...definition({}), amount: 1 }, 'journal-entry-invalid'],
    ['of an id that is none', { ...definition({}), subject: 'mani' }, 'journal-entry-invalid'],
    ['that deletes with words', { kind: PRACTICE_DELETE, data: 'x' }, 'journal-entry-invalid'],
    ['that counts nothing', { kind: PRACTICE_COUNT }, 'journal-entry-invalid'],
    ['that takes off nothing', { kind: PRACTICE_OFF }, 'journal-entry-invalid'],
    ['that takes off less', { kind: PRACTICE_OFF, amount: -1 }, 'journal-entry-invalid'],
    ['that takes off halves', { kind: PRACTICE_OFF, amount: 0.5 }, 'journal-entry-invalid'],
    ['that takes off no number', { kind: PRACTICE_OFF, amount: Number.NaN }, 'journal-entry-invalid'],
    ['that takes off a thousand million', { kind: PRACTICE_OFF, amount: 1e9 }, 'journal-entry-invalid'],
    ['that takes off with words', { kind: PRACTICE_OFF, amount: 1, data: 'x' }, 'journal-entry-invalid'],
    [
      'that takes off with a mark that turns the reading round',
      { kind: PRACTICE_OFF, amount: 1, data: '\u202e' },
      'journal-entry-invalid',
    ],
    [
      'that takes off from an id with such a mark',
      { kind: PRACTICE_OFF, amount: 1, subject: `\u202e${id(2).slice(1)}` },
      'journal-entry-invalid',
    ],
    ['that takes off from no practice', { kind: PRACTICE_OFF, amount: 1 }, 'practice-unknown'],
    [
      'that fills up to less than it counts',
      { kind: PRACTICE_COUNT, amount: 2, data: fillData(1) },
      'journal-entry-invalid',
    ],
    [
      'that fills up to what is no number',
      { kind: PRACTICE_COUNT, amount: 1, data: '{"upTo":"9"}' },
      'journal-entry-invalid',
    ],
    [
      'that takes off up to something',
      { kind: PRACTICE_OFF, amount: 1, data: fillData(1) },
      'journal-entry-invalid',
    ],
    ['that counts with words', { kind: PRACTICE_COUNT, amount: 1, data: 'x' }, 'journal-entry-invalid'],
  ])('%s', async (_what, change, code) => {
    const phone = deviceOf(chen);
    const wrong = phone.entry(PRACTICE_SAVE, id(1), change);
    expect(await phone.send(wrong, phone.save(id(2)))).toEqual([{ number: 1, code }]);
    expect(await phone.list()).toMatchObject([{ id: id(2) }]);
    const { rows } = await database.pool.query('select number from journal_entries');
    expect(rows).toEqual([{ number: 2 }]);
  });

  it('that takes off from another person’s practice; that one keeps its counts', async () => {
    const [phone, other] = [deviceOf(chen), deviceOf(await app.member(), 'b')];
    await phone.send(phone.save(id(1)), phone.count(id(1), 9));
    // In one call with a practice of one's own, in which the entry that takes off comes first.
    const entries = [
      other.takeOff(id(1), 9),
      other.takeOff(id(2), 1),
      other.save(id(2)),
      other.count(id(2), 3),
    ];
    expect(await other.send(...entries)).toEqual([{ number: 1, code: 'practice-unknown' }]);
    expect([await phone.list(), await other.list()]).toMatchObject([[{ total: 9 }], [{ total: 2 }]]);
  });

  it('that would be the 201st, until another is deleted; ten thousand leave two hundred', async () => {
    const phone = deviceOf(chen);
    let kept = 0;
    for (let at = 0; at < 10_000; at += 400) {
      const entries = Array.from({ length: 400 }, (_, index) =>
        phone.save(id(at + index), { content: '念' }),
      );
      const refused = await phone.send(...entries);
      kept += 400 - refused.length;
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['practice-too-many']));
    }
    expect(kept).toBe(200);
    expect(await phone.list()).toHaveLength(200);
    app.clock.advance({ seconds: 1 });
    const [late] = await phone.send(phone.remove(id(0)), phone.save(id(20_000)), phone.save(id(20_001)));
    expect(late).toEqual({ number: 10_003, code: 'practice-too-many' });
    expect(await phone.send(phone.save(id(1), { title: '改' }), phone.count(id(1), 1))).toEqual([]);
    expect(await phone.list()).toHaveLength(200);
  });

  it('and why is told in five languages', () => {
    for (const code of [
      'practice-too-many',
      'practice-title-required',
      'practice-content-required',
      'practice-unknown',
    ] as const) {
      expect(new Set(Object.values(ERROR_MESSAGES[code])).size).toBe(5);
    }
  });
});

it('The practices of a person are exported, and erased with the account; nobody sees them without a login', async () => {
  const [phone, other] = [deviceOf(chen), deviceOf(await app.member(), 'b')];
  await phone.send(phone.save(id(1)), phone.count(id(1), 9));
  await other.send(other.save(id(1)));
  const holder = await holderOf(app.deps, 'practice');
  const ctx = testContext(database, { now: app.clock.now });
  expect(await holder.export(ctx, chen.uid)).toMatchObject([{ ...MANI, total: 9 }]);
  await holder.erase(ctx, chen.uid);
  expect(await phone.list()).toEqual([]);
  expect(await other.list()).toHaveLength(1);
  const visitor = app.cloud().object<typeof practice>('practice');
  await expect(visitor.list({})).rejects.toMatchObject({ code: 'uni-id-check-token-failed' });
});

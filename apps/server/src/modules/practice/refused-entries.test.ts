import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import type { JournalEntry } from '@yuanguang/contract/objects/journal';
import { fillData } from '@yuanguang/contract/rules/journal';
import {
  PRACTICE_COUNT,
  PRACTICE_DELETE,
  PRACTICE_OFF,
  PRACTICE_SAVE,
} from '@yuanguang/contract/rules/practice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { id, MANI, type PracticeApp, practiceApp } from './practice.testing.ts';

const database = startTestDatabase();
let app: PracticeApp;
let chen: LoggedIn;
beforeEach(async () => {
  app = await practiceApp(database);
  chen = await app.member();
});
afterEach(() => app.close());

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
    const phone = app.deviceOf(chen);
    const wrong = phone.entry(PRACTICE_SAVE, id(1), change);
    expect(await phone.send(wrong, phone.save(id(2)))).toEqual([{ number: 1, code }]);
    expect(await phone.list()).toMatchObject([{ id: id(2) }]);
    const { rows } = await database.pool.query('select number from journal_entries');
    expect(rows).toEqual([{ number: 2 }]);
  });

  it('that takes off from another person’s practice; that one keeps its counts', async () => {
    const [phone, other] = [app.deviceOf(chen), app.deviceOf(await app.member(), 'b')];
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
    const phone = app.deviceOf(chen);
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

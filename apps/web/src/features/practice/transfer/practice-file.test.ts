import { fillData, JOURNAL_AMOUNT_MAX } from '@yuanguang/contract/rules/journal';
import { PRACTICE_COUNT, PRACTICES_MAX } from '@yuanguang/contract/rules/practice';
import { expect, test } from 'vitest';
import { type FilePractice, planImport, readFile, writeFile } from './practice-file.ts';

const id = (n: number): string => n.toString(16).padStart(32, '0');
const practice = (n: number, days: Record<string, number> = {}): FilePractice => ({
  id: id(n),
  title: `念佛 ${n}`,
  content: '南无阿弥陀佛\n<b>一心不乱</b>',
  target: 108,
  reminder: { time: '06:00', weekdays: [1, 7] },
  paused: false,
  days: new Map(Object.entries(days)),
});
const at = Date.UTC(2026, 2, 1);
const file = (...practices: FilePractice[]): string => writeFile(practices, at);
const changed = (change: (value: Record<string, unknown>) => void): string => {
  const value = JSON.parse(file(practice(1, { '2026-03-01': 5 })));
  change(value);
  return JSON.stringify(value);
};

test('what was written is read as it was', () => {
  const practices = [practice(1, { '2026-02-28': 7, '2026-03-01': 3 }), practice(2)];
  expect(readFile(file(...practices))).toEqual({ practices });
});

test.each([
  ['unreadable', '{"app":'],
  ['unreadable', ''],
  ['notOurs', '[]'],
  ['notOurs', 'null'],
  ['notOurs', '{"habits":[{"title":"run"}]}'],
  ['notOurs', changed((value) => (value.app = 'another-app'))],
  ['newer', changed((value) => (value.version = 2))],
  ['damaged', changed((value) => (value.version = 'x'))],
  ['damaged', changed((value) => (value.practices = {}))],
  ['damaged', changed((value) => (value.practices as unknown[]).push(null))],
  ['damaged', changed((value) => (value.practices as unknown[]).push((value.practices as unknown[])[0]))],
  ['tooMany', file(...Array.from({ length: PRACTICES_MAX + 1 }, (_, n) => practice(n)))],
])('%s: %.60s', (problem, text) => {
  expect(readFile(text)).toEqual({ problem });
});

test.each([
  ['id', 'short'],
  ['title', ' '],
  ['title', '\u200b'],
  ['content', ''],
  ['target', -1],
  ['days', { '2026-02-30': 1 }],
  ['days', { '1899-12-31': 1 }],
  ['days', { '2026-03-01': -1 }],
  ['days', { '2026-03-01': 1.5 }],
  ['days', { '2026-03-01': '7' }],
  ['days', []],
])('one practice with the wrong %s %j spoils the file: nothing is half imported', (part, value) => {
  const text = changed(({ practices }) => Object.assign((practices as object[])[0] ?? {}, { [part]: value }));
  expect(readFile(text)).toEqual({ problem: 'damaged' });
});

test('only what is missing is entered; a second time nothing', () => {
  const counts = new Map<string, number>([[`${id(1)} 2026-03-01`, 4]]);
  const ids = new Set([id(1)]);
  const plan = () =>
    planImport([practice(1, { '2026-03-01': 10, '2026-03-02': 1 }), practice(2, { '2026-03-01': 2 })], {
      ids,
      countOf: (one, day) => counts.get(`${one} ${day}`) ?? 0,
      momentOf: Date.parse,
    });
  const first = plan();
  expect(first?.practices).toBe(1);
  const counted = first?.entries.filter(({ kind }) => kind === PRACTICE_COUNT) ?? [];
  expect(counted.map(({ subject, amount, data }) => [subject, amount, data])).toEqual([
    [id(1), 6, fillData(10)],
    [id(1), 1, fillData(1)],
    [id(2), 2, fillData(2)],
  ]);
  ids.add(id(2));
  for (const { subject, amount, ...entry } of counted) {
    const key = `${subject} ${new Date('at' in entry && typeof entry.at === 'number' ? entry.at : 0).toISOString().slice(0, 10)}`;
    counts.set(key, (counts.get(key) ?? 0) + amount);
  }
  expect(plan()).toEqual({ entries: [], practices: 0 });
});

test('more than there is room for is not entered, and a great day is several entries', () => {
  const full = new Set(Array.from({ length: PRACTICES_MAX }, (_, n) => id(1_000 + n)));
  const known = { countOf: () => 0, momentOf: Date.parse };
  expect(planImport([practice(1)], { ...known, ids: full })).toBeUndefined();
  const great = planImport([practice(1, { '2026-03-01': JOURNAL_AMOUNT_MAX * 2 + 5 })], {
    ...known,
    ids: new Set([id(1)]),
  });
  expect(great?.entries.map(({ amount }) => amount)).toEqual([JOURNAL_AMOUNT_MAX, JOURNAL_AMOUNT_MAX, 5]);
});

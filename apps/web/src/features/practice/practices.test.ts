import {
  PRACTICE_COUNT,
  PRACTICE_DELETE,
  PRACTICE_SAVE,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import { expect, test } from 'vitest';
import { totalKey } from '../../shared/journal/totals.ts';
import { EMPTY_VIEW, type JournalView, type ShownEntry } from '../../shared/journal/view.ts';
import { practicesOf } from './practices.ts';

const word = (subject: string, number: number, changes: Partial<ShownEntry> = {}): ShownEntry => ({
  replica: 'r',
  number,
  kind: PRACTICE_SAVE,
  subject,
  amount: 0,
  at: number,
  day: '2026-03-01',
  pending: false,
  data: practiceData({
    title: `${subject}${number}`,
    content: 'x',
    target: null,
    reminder: null,
    paused: false,
  }),
  ...changes,
});
const view = (...words: ShownEntry[]): JournalView => ({
  ...EMPTY_VIEW,
  entries: new Map(
    [PRACTICE_SAVE, PRACTICE_DELETE].map((kind) => [kind, words.filter((one) => one.kind === kind)]),
  ),
  totals: new Map([[totalKey(PRACTICE_COUNT, 'a'), { today: 3, all: 9, last: '2026-03-01' }]]),
});
const titles = (...words: ShownEntry[]) => practicesOf(view(...words)).map(({ title }) => title);

test('the latest word on a practice holds, in the order in which they were made', () => {
  expect(titles(word('b', 1), word('a', 2), word('b', 3))).toEqual(['b3', 'a2']);
  expect(practicesOf(view(word('a', 1)))[0]?.total).toEqual({ today: 3, all: 9, last: '2026-03-01' });
});

test('what was deleted is gone, until it is saved again', () => {
  const gone = word('a', 2, { kind: PRACTICE_DELETE, data: '' });
  expect(titles(word('a', 1), gone)).toEqual([]);
  expect(titles(word('a', 1), gone, word('a', 3))).toEqual(['a3']);
});

test('of equal moments all devices choose the same; what this device said last holds though its clock be slow', () => {
  const other = word('a', 1, { replica: 's', at: 5, data: word('a', 9).data });
  expect(titles(other, word('a', 7, { at: 5 }))).toEqual(['a9']);
  expect(titles(word('a', 1, { at: 1_000 }), word('a', 2, { at: 10, pending: true }))).toEqual(['a2']);
});

test('what is paused stands last, and what nobody can read is left out', () => {
  const paused = practiceData({ title: 'p', content: 'x', target: 1, reminder: null, paused: true });
  expect(titles(word('p', 1, { data: paused }), word('a', 2), word('c', 3, { data: '{"title":7}' }))).toEqual(
    ['a2', 'p'],
  );
});

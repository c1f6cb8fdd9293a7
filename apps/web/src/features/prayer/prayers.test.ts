import {
  PRAYER_ARCHIVE,
  PRAYER_DELETE,
  PRAYER_FULFIL,
  PRAYER_KINDS,
  PRAYER_REOPEN,
  PRAYER_SAVE,
  prayerData,
} from '@yuanguang/contract/rules/prayer';
import { expect, test } from 'vitest';
import { EMPTY_VIEW, type JournalView, type ShownEntry } from '../../shared/journal/view.ts';
import { prayerFinder } from './find-prayers.ts';
import { prayersOf, stateOf } from './prayers.ts';

const lunar = { month: 1, leap: false, day: 13 };
const entry = (
  subject: string,
  number: number,
  kind: string,
  changes: Partial<ShownEntry> = {},
): ShownEntry => ({
  replica: 'r',
  number,
  kind,
  subject,
  amount: 0,
  at: number,
  day: `2026-03-0${number}`,
  pending: false,
  data: kind === PRAYER_SAVE ? prayerData({ text: `${subject}${number}`, lunar }) : '',
  ...changes,
});
const view = (...entries: ShownEntry[]): JournalView => ({
  ...EMPTY_VIEW,
  entries: new Map(
    Object.keys(PRAYER_KINDS).map((kind) => [kind, entries.filter((one) => one.kind === kind)]),
  ),
});
const shown = (...entries: ShownEntry[]) =>
  prayersOf(view(...entries)).map((one) => `${one.text} ${stateOf(one)} ${one.day}`);

test('the newest stands first; words that are changed keep their day', () => {
  expect(shown(entry('a', 1, PRAYER_SAVE), entry('b', 2, PRAYER_SAVE), entry('a', 3, PRAYER_SAVE))).toEqual([
    'b2 open 2026-03-02',
    'a3 open 2026-03-01',
  ]);
});

test('it is as it was marked last, whatever is said of its words meanwhile', () => {
  const marked = [entry('a', 1, PRAYER_SAVE), entry('a', 2, PRAYER_FULFIL), entry('a', 3, PRAYER_SAVE)];
  expect(shown(...marked)).toEqual(['a3 fulfilled 2026-03-01']);
  expect(prayersOf(view(...marked))).toMatchObject([{ fulfilledDay: '2026-03-02', lunar }]);
  expect(shown(...marked, entry('a', 4, PRAYER_ARCHIVE))).toEqual(['a3 archived 2026-03-01']);
  expect(shown(...marked, entry('a', 4, PRAYER_REOPEN))).toEqual(['a3 open 2026-03-01']);
  // What this device said last holds, though its clock be slow.
  expect(shown(...marked, entry('a', 1, PRAYER_REOPEN, { pending: true }))).toEqual(['a3 open 2026-03-01']);
});

test('what was deleted is gone, and a mark alone is no prayer', () => {
  expect(shown(entry('a', 1, PRAYER_SAVE), entry('a', 2, PRAYER_DELETE))).toEqual([]);
  expect(shown(entry('a', 1, PRAYER_FULFIL))).toEqual([]);
  expect(shown(entry('a', 1, PRAYER_SAVE, { data: '{"text":7}' }))).toEqual([]);
});

test('words are found however they are written', () => {
  const prayers = ['願媽媽早日康復', '愿 爸爸平安', 'May ＡＬＬ beings be well'].map((text, index) => ({
    id: `${index}`,
    text,
    lunar: null,
    day: '2026-03-01',
    at: index,
    fulfilledDay: undefined,
    archived: false,
  }));
  const find = prayerFinder(prayers);
  const ids = (query: string) => find(query).map(({ id }) => id);
  expect([ids('愿妈妈'), ids('愿爸爸'), ids('WELL all'), ids('妈妈 平安'), ids('%_(')]).toEqual([
    ['0'],
    ['1'],
    ['2'],
    [],
    ['0', '1', '2'],
  ]);
});

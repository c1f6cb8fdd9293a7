import { expect, test } from 'vitest';
import { type CorrectionValues, firstDay, judgeCorrection, withMore } from './correction.ts';

const TODAY = '2026-03-01';
const left: Record<string, number> = { [TODAY]: 20, '2026-02-28': 108 };
const judge = (change: Partial<CorrectionValues>) =>
  judgeCorrection({ how: 'add', amount: '108', day: TODAY, ...change }, TODAY, (day) => left[day] ?? 0);

test.each<[Partial<CorrectionValues>, number]>([
  [{}, 108],
  [{ amount: ' １０８ ' }, 108],
  [{ amount: '๑๐๘' }, 108],
  [{ amount: '100000', day: firstDay(TODAY) }, 100_000],
  [{ how: 'off', amount: '20' }, 20],
  [{ how: 'off', amount: '108', day: '2026-02-28' }, 108],
])('%j is entered', (change, amount) => {
  expect(judge(change)).toEqual({ amount });
});

test.each<[Partial<CorrectionValues>, object]>([
  ...['', ' ', '0', '-1', '1.5', '1e3', '100001', '9'.repeat(400), '一百零八', '\u202e801'].map(
    (amount): [Partial<CorrectionValues>, object] => [
      { amount },
      { amount: { problem: 'amount', count: 0 } },
    ],
  ),
  ...['', '2026-03-02', '9999-12-31', '1899-12-31', '2025-02-27', '2026-3-1', 'today'].map(
    (day): [Partial<CorrectionValues>, object] => [{ day }, { day: { problem: 'day' } }],
  ),
  [{ how: 'off', amount: '21' }, { amount: { problem: 'tooMuch', count: 20 } }],
  [{ how: 'off', amount: '1', day: '2026-02-27' }, { amount: { problem: 'nothing', count: 0 } }],
  [
    { how: 'off', amount: 'x', day: 'y' },
    { amount: { problem: 'amount', count: 0 }, day: { problem: 'day' } },
  ],
])('%j is told where it was written', (change, errors) => {
  expect(judge(change)).toEqual({ errors });
});

test('a year back, over a leap day as well', () => {
  expect([firstDay('2026-03-01'), firstDay('2028-12-31'), firstDay('1900-01-01')]).toEqual([
    '2025-02-28',
    '2027-12-31',
    '1898-12-31',
  ]);
});

test('what is pressed is added to what is written', () => {
  expect([withMore('', 108), withMore('216', 108), withMore('x', 21), withMore('99999', 108)]).toEqual([
    '108',
    '324',
    '21',
    '100000',
  ]);
});

import { expect, it } from 'vitest';
import { APP_OVERTIME_MS, createStatistics, PAGE_OVERTIME_MS, REPORT_MS } from './statistics.ts';

it('tells a visit and its pages, each change once', () => {
  const statistics = createStatistics();
  statistics.open('/');
  statistics.open('/');
  statistics.open('/fo');
  expect(statistics.take(0)).toEqual([
    { lt: 1, url: '/' },
    { lt: 11, url: '/' },
    { lt: 11, url: '/fo' },
  ]);
  expect(statistics.take(REPORT_MS)).toEqual([]);
});

it('reports at most every ten seconds', () => {
  const statistics = createStatistics();
  statistics.open('/');
  statistics.take(0);
  statistics.open('/fo');
  expect(statistics.take(REPORT_MS - 1)).toEqual([]);
  expect(statistics.take(REPORT_MS)).toEqual([{ lt: 11, url: '/fo' }]);
});

it.each([
  [APP_OVERTIME_MS - 1, []],
  [APP_OVERTIME_MS, [{ lt: 1, url: '/' }]],
  [PAGE_OVERTIME_MS - 1, [{ lt: 1, url: '/' }]],
  [
    PAGE_OVERTIME_MS,
    [
      { lt: 1, url: '/' },
      { lt: 11, url: '/' },
    ],
  ],
] as const)('after %d ms aside tells %j', (away, told) => {
  const statistics = createStatistics();
  statistics.open('/');
  statistics.take(0);
  statistics.hide(1_000);
  statistics.hide(2_000);
  statistics.show(1_000 + away);
  expect(statistics.take(20_000 + away)).toEqual(told);
});

it('tells nothing of being aside before there was a page, and keeps fifty records', () => {
  const statistics = createStatistics();
  statistics.hide(0);
  statistics.show(PAGE_OVERTIME_MS);
  expect(statistics.take(PAGE_OVERTIME_MS)).toEqual([]);
  for (let number = 0; number < 80; number += 1) statistics.open(`/page-${number}`);
  const told = statistics.take(PAGE_OVERTIME_MS);
  expect(told).toHaveLength(50);
  expect(told.at(-1)?.url).toBe('/page-79');
});

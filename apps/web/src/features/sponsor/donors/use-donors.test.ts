import { expect, test } from 'vitest';
import { byDay } from './use-donors.ts';

const lunar = { month: 10, leap: false, day: 1 };
const donor = (name: string | null, day: string) => ({
  key: '',
  name,
  day,
  lunar,
  copies: 5,
  bookTitle: '金刚经',
});

test('donors keep their order of time and are parted only where the day changes', () => {
  const days = byDay([
    donor('陈静慧', '2026-11-20'),
    donor(null, '2026-11-20'),
    donor('李明远', '2026-11-19'),
  ]);
  expect(days.map(({ day, donors }) => [day, donors.map(({ name }) => name)])).toEqual([
    ['2026-11-20', ['陈静慧', null]],
    ['2026-11-19', ['李明远']],
  ]);
});

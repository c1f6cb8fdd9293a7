import { FEAST_IDS } from '@yuanguang/contract/feasts';
import { expect, test } from 'vitest';
import { BUDDHIST_DAYS } from './almanac.ts';

test('the feasts are those that the contract names, each once and on a day of its own', () => {
  expect(BUDDHIST_DAYS.feasts.map(({ id }) => id)).toEqual([...FEAST_IDS]);
  const days = BUDDHIST_DAYS.feasts.map(({ month, day }) => `${month}/${day}`);
  expect(new Set(days).size).toBe(days.length);
});

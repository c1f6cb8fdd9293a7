// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forgetQueries, forgetQuery, rememberQuery } from './history.ts';

const kept = () => JSON.parse(localStorage.getItem('yuanguang.search') ?? '[]');

test('look-ups are kept newest first, each once, ten at most, and can be forgotten', () => {
  for (let n = 1; n <= 12; n += 1) rememberQuery(`query ${n}`);
  expect(kept()).toHaveLength(10);
  rememberQuery('query 5');
  expect(kept().slice(0, 2)).toEqual(['query 5', 'query 12']);
  forgetQuery('query 5');
  expect(kept()).not.toContain('query 5');
  forgetQueries();
  expect(localStorage.getItem('yuanguang.search')).toBeNull();
});

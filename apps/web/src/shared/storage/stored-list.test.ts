// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { storedList } from './stored-list.ts';

const KEY = 'yuanguang.test';
const list = storedList<string>({
  key: KEY,
  most: 3,
  isItem: (value): value is string => typeof value === 'string',
  idOf: (item) => item,
});
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]');

beforeEach(() => localStorage.clear());

test('what was cleared on the device elsewhere does not come back with the next item', () => {
  list.keep('old');
  localStorage.removeItem(KEY);
  list.keep('new');
  expect(kept()).toEqual(['new']);
});

test('what another page of the app has kept is kept on', () => {
  list.keep('mine');
  localStorage.setItem(KEY, JSON.stringify(['other', 'mine']));
  list.keep('new');
  expect(kept()).toEqual(['new', 'other', 'mine']);
});

test('a damaged entry is no list', () => {
  localStorage.setItem(KEY, '{');
  list.keep('new');
  expect(kept()).toEqual(['new']);
});

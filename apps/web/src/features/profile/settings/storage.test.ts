// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetPerson, readableBytes } from './storage.ts';

describe('a logout', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test('leaves nothing of the person, but how the device is read', () => {
    for (const key of [
      'uni_id_token',
      'uni-id-pages-userInfo',
      'yuanguang.orders',
      'yuanguang.search',
      'yuanguang.searches',
      'readNewsLog',
    ]) {
      localStorage.setItem(key, 'of a person');
    }
    sessionStorage.setItem('yuanguang.sponsor.draft', 'of a person');
    localStorage.setItem('yuanguang.preferences', '{"text":"1.5"}');
    localStorage.setItem('yuanguang.device', 'abc');
    localStorage.setItem('yuanguang.visits', '{"count":2,"greeted":true}');
    forgetPerson();
    expect(Object.keys(localStorage).sort()).toEqual([
      'yuanguang.device',
      'yuanguang.preferences',
      'yuanguang.visits',
    ]);
    expect(sessionStorage).toHaveLength(0);
  });
});

test.each([
  [0, 0, 'kilobyte'],
  [1, 0.1, 'kilobyte'],
  [1536, 1.5, 'kilobyte'],
  [1_023_999, 1000, 'kilobyte'],
  [1_024_000, 1, 'megabyte'],
  [5_347_738, 5.1, 'megabyte'],
])('%i bytes are read as %d %s', (bytes, value, unit) => {
  expect(readableBytes(bytes)).toEqual({ value, unit });
});

import { expect, test } from 'vitest';
import { parseHash, toHash } from './address.ts';

test('an address is taken apart as it is written: paths by themselves, queries as texts', () => {
  expect(parseHash('')).toEqual({ path: '/', search: {} });
  expect(parseHash('#/')).toEqual({ path: '/', search: {} });
  expect(parseHash('#/donated/')).toEqual({ path: '/donated', search: {} });
  expect(parseHash('#/pages/suan/suan')).toEqual({ path: '/pages/suan/suan', search: {} });
  expect(parseHash('#/result?id=007&on=true')).toEqual({
    path: '/result',
    search: { id: '007', on: 'true' },
  });
  expect(parseHash('#/?from=a?b')).toEqual({ path: '/', search: { from: 'a?b' } });
});

test('what was put into a link comes out again, whatever is written in it', () => {
  const search = { query: '王 秀兰 & +86 100% #1?', part: '' };
  expect(parseHash(toHash({ to: '/searchresult', search }))).toEqual({ path: '/searchresult', search });
  expect(toHash({ to: '/donated', search: { book: undefined } })).toBe('#/donated');
  expect(toHash({ to: '/' })).toBe('#/');
});

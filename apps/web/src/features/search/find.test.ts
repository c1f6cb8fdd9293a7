import { expect, test } from 'vitest';
import { fold } from '../../shared/search/fold.ts';
import { find } from './find.ts';

test.each([
  ['金剛經', '金刚经'],
  ['経典', '经典'],
  ['迴向', '回向'],
  ['圓光寺', '円光寺'],
  ['ログアウト', 'ろぐあうと'],
  ['ﾛｸﾞ', 'ログ'],
  ['Ａ４', 'a4'],
  ['Śākyamuni', 'sakyamuni'],
  ['《心经》', '心经'],
  ['  two   words ', 'two words'],
])('%s and %s are alike', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('what differs stays apart: voiced kana, Thai vowels and tones', () => {
  expect(fold('が')).not.toBe(fold('か'));
  expect(fold('บุญ')).toBe('บุญ'.normalize('NFC'));
  expect(fold('ข้าว')).not.toBe(fold('ขาว'));
});

const page = (id: string, title: string, more = {}) => ({ id, title, href: `#/${id}`, ...more });
const PAGES = [
  page('questions', '助印问答', { words: '多少钱 邮费' }),
  page('book', '佛说阿弥陀经', { note: '净土三经之一' }),
  page('print', '助印经书'),
  page('sutra', '经'),
  page('en', 'Look up a sponsorship', { words: 'order number' }),
  page('th', 'ร่วมพิมพ์พระสูตร'),
];
const ids = (query: string) => find(PAGES, query).map(({ id }) => id);

test('the best stands first: the title itself, its beginning, a part of it, a word beside it', () => {
  expect(ids('經')).toEqual(['sutra', 'book', 'print']);
  expect(ids('助印')).toEqual(['questions', 'print']);
  expect(ids('邮费')).toEqual(['questions']);
  expect(ids('三经')).toEqual(['book']);
});

test('all parts of a query must be there, in any order and case', () => {
  expect(ids('sponsorship LOOK')).toEqual(['en']);
  expect(ids('look down')).toEqual([]);
  expect(ids('助印 经书')).toEqual(['print']);
  expect(ids('พิมพ์')).toEqual(['th']);
});

test('nothing, spaces, signs and very long texts find nothing and break nothing', () => {
  for (const query of ['', '   ', '%_\\', '()[*', '😀', '经'.repeat(5_000)]) expect(ids(query)).toEqual([]);
});

test('twenty of a group are enough', () => {
  expect(
    find(
      Array.from({ length: 50 }, (_, n) => page(String(n), `经${n}`)),
      '经',
    ),
  ).toHaveLength(20);
});

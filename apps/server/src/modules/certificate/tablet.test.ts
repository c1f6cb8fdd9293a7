import { roomOf } from '@yuanguang/contract/rules/upright';
import { expect, it } from 'vitest';
import { lackingSigns, widthOf } from './fonts.ts';

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

it.each([
  ['Latin', range(0x21, 0x24f).concat(range(0x1e00, 0x1eff))],
  ['Greek and Cyrillic', range(0x370, 0x52f)],
  ['Thai', range(0xe01, 0xe5b)],
  ['the signs between names', [...'·•‧・’‐']],
])('no sign of %s is wider than the room that the layout keeps for it', (_script, signs) => {
  const letters = signs.filter(
    (sign) => /[\p{L}\p{M}\p{N}·•‧・.'’‐-]/u.test(sign) && lackingSigns(sign).length === 0,
  );
  expect(letters.length).toBeGreaterThan(3);
  const tight = letters.filter((sign) => widthOf(sign, 700) > roomOf(sign) + 0.001);
  expect(tight).toEqual([]);
});

it('tells each sign that no face has once, and neither marks nor spaces', () => {
  expect(lackingSigns('林\u{2A6A5}英\u{2A6A5} 𡨴')).toEqual(['\u{2A6A5}', '𡨴']);
  expect(lackingSigns('陈静慧 O’Neill สมชาย ใจดี')).toEqual([]);
});

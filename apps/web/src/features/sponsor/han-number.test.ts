import { expect, test } from 'vitest';
import { hanCount, hanNumber } from './han-number.ts';

test('numbers read in Chinese as a printer sets them', () => {
  const read = (n: number) => hanNumber(n, 'zh-Hans');
  expect([1, 10, 12, 20, 105, 110, 128].map(read)).toEqual([
    '一',
    '十',
    '十二',
    '二十',
    '一百零五',
    '一百一十',
    '一百二十八',
  ]);
  expect([1_001, 6_912, 10_000, 10_010, 10_203].map(read)).toEqual([
    '一千零一',
    '六千九百一十二',
    '一万',
    '一万零一十',
    '一万零二百零三',
  ]);
});

test('Traditional Chinese and Japanese keep their own characters', () => {
  expect(hanNumber(10_000, 'zh-Hant')).toBe('一萬');
  expect(hanNumber(6_912, 'ja')).toBe('六千九百十二');
  expect(hanNumber(1_105, 'ja')).toBe('千百五');
});

test('other languages and other numbers stay digits', () => {
  expect(hanNumber(128, 'th')).toBe('128');
  expect(hanNumber(1.5, 'zh-Hans')).toBe('1.5');
});

test('two people are 两位 in Chinese', () => {
  expect(hanCount(2, 'zh-Hans')).toBe('两');
  expect(hanCount(12, 'zh-Hans')).toBe('十二');
  expect(hanCount(2, 'ja')).toBe('二');
});

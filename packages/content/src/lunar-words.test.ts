import { LANGUAGES } from '@yuanguang/contract/languages';
import { expect, test } from 'vitest';
import { lunarDate, lunarDateInFull, lunarDateMarked, lunarDateShort, lunarYear } from './lunar-words.ts';

const date = (month: number, day: number, leap = false) => ({ month, day, leap });

test.each([
  [date(1, 1), '正月初一'],
  [date(10, 10), '十月初十'],
  [date(11, 11), '十一月十一'],
  [date(12, 20), '十二月二十'],
  [date(6, 23, true), '闰六月廿三'],
  [date(7, 30), '七月三十'],
])('%j is %s', (lunar, words) => {
  expect(lunarDate(lunar, 'zh-Hans')).toBe(words);
  expect(lunarDateShort(lunar, 'zh-Hant')).toBe(words.replace('闰', '閏'));
});

test('a date is said in every language in its own way', () => {
  expect(LANGUAGES.map((language) => lunarDate(date(10, 1), language))).toEqual([
    '十月初一',
    '十月初一',
    '1st day of the 10th lunar month',
    '旧暦十月一日',
    'วันที่ 1 เดือน 10 จันทรคติจีน',
  ]);
  expect(lunarDate(date(6, 23, true), 'en')).toBe('23rd day of the leap 6th lunar month');
  expect(lunarDate(date(2, 12), 'en')).toBe('12th day of the 2nd lunar month');
  expect(lunarDate(date(6, 15, true), 'ja')).toBe('旧暦閏六月十五日');
  expect(lunarDateShort(date(6, 15, true), 'en')).toBe('Lunar 6 (leap)/15');
});

test('a year is said by its sign', () => {
  expect(LANGUAGES.map((language) => lunarYear(41, language))).toEqual([
    '乙巳年',
    '乙巳年',
    'Year of the Snake',
    '乙巳の年',
    'ปีมะเส็ง',
  ]);
  expect(lunarYear(0, 'zh-Hans')).toBe('甲子年');
  expect(lunarYear(59, 'zh-Hans')).toBe('癸亥年');
});

test('beside other dates it says of which calendar it is, and in documents of which year', () => {
  expect(LANGUAGES.map((language) => lunarDateMarked(date(6, 23, true), language))).toEqual([
    '农历闰六月廿三',
    '農曆閏六月廿三',
    'Lunar 6 (leap)/23',
    '旧暦閏六月二十三日',
    '23/6 อธิกมาส จีน',
  ]);
  expect(LANGUAGES.map((language) => lunarDateInFull({ ...date(10, 1), year: 41 }, language))).toEqual([
    '乙巳年十月初一',
    '乙巳年十月初一',
    '1st day of the 10th lunar month, Year of the Snake',
    '乙巳の年　旧暦十月一日',
    'วันที่ 1 เดือน 10 จันทรคติจีน ปีมะเส็ง',
  ]);
});

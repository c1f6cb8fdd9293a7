import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskName } from '../../guest/guest.service.ts';
import { checkDigit } from '../../guest/speakable-number.ts';
import { isSponsorNumber, newSponsorNumber, readSponsorNumber } from './sponsor-number.ts';

describe('A sponsor number', () => {
  const number = fc
    .integer({ min: 100_000_000, max: 999_999_999 })
    .map((value) => `${value}${checkDigit(String(value))}`);

  it('is told from one with any single wrong digit', () => {
    fc.assert(
      fc.property(number, fc.nat(9), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
        const wrong = `${right.slice(0, at)}${(Number(right[at]) + by) % 10}${right.slice(at + 1)}`;
        expect(isSponsorNumber(right)).toBe(true);
        expect(isSponsorNumber(wrong)).toBe(false);
      }),
    );
  });

  it('is told from one with two neighbours swapped', () => {
    fc.assert(
      fc.property(number, fc.nat(8), (right, at) => {
        fc.pre(right[at] !== right[at + 1]);
        const wrong = `${right.slice(0, at)}${right[at + 1]}${right[at]}${right.slice(at + 2)}`;
        expect(isSponsorNumber(wrong)).toBe(false);
      }),
    );
  });

  it.each([
    '482-915-0376',
    ' 482 915 0376',
    '４８２９１５０３７６',
    '482–915–0376',
    // As certificates print it, and as documents write it.
    '四八二　九一五　〇三七六',
    '四八二九一五零三七六',
    '肆捌贰玖壹伍零叁柒陆',
    '๔๘๒-๙๑๕-๐๓๗๖',
  ])('is read as it is typed: %s', (typed) => {
    expect(readSponsorNumber(typed)).toBe('4829150376');
  });

  it('is no number of a telephone', () => {
    expect(readSponsorNumber('13800138000')).toBeUndefined();
  });

  it('does not follow from the one before', () => {
    const numbers = Array.from({ length: 50 }, () => Number(newSponsorNumber()));
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.toSorted()).not.toEqual(numbers);
  });
});

it('A name is masked to its first character', () => {
  expect([maskName('陈静慧'), maskName('𠮷田'), maskName('陈'), maskName(null)]).toEqual([
    '陈**',
    '𠮷**',
    '**',
    '**',
  ]);
});

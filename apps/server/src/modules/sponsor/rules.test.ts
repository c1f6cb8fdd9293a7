import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskName } from './order-view.ts';
import { checkDigit, isSponsorNumber, newSponsorNumber, readSponsorNumber } from './sponsor-number.ts';
import { isLongerThan, printable, printableLines } from './text-rules.ts';

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

  it('is read with spaces, hyphens and full-width digits', () => {
    for (const typed of ['482-915-0376', ' 482 915 0376', '４８２９１５０３７６', '482–915–0376']) {
      expect(readSponsorNumber(typed)).toBe('4829150376');
    }
    expect(readSponsorNumber('13800138000')).toBeUndefined();
  });

  it('does not follow from the one before', () => {
    const numbers = Array.from({ length: 50 }, () => Number(newSponsorNumber()));
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.toSorted()).not.toEqual(numbers);
  });
});

describe('Printable text', () => {
  it('comes out the same when it goes in again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let once: string;
        try {
          once = printable(text, 'name');
        } catch {
          return;
        }
        expect(printable(once, 'name')).toBe(once);
        expect(once).toBe(once.normalize('NFC').trim());
      }),
    );
  });

  it('is found out quickly even when it is long and hostile', () => {
    // A pattern that tries again from each place would need minutes for a million, and come to the test's limit.
    for (const part of ['a ', '陈', ' ', 'a\u0301']) {
      expect(() => printable(`${part.repeat(1_000_000)}\u0007`, 'name')).toThrow();
    }
  });

  it.each([
    '陈静慧',
    'ขอให้ท่านผู้ล่วงลับ',
    '山田 太郎',
    'Renée O’Connor',
    '㐂𠮷龘',
    'ガンダーラ',
    '© 圆光寺™',
    'Nguyễn Thị Ánh',
  ])('%s can be printed', (name) => {
    expect(printable(name, 'name')).toBe(name.normalize('NFC'));
  });

  it.each([
    '👍',
    '☸️',
    '🇹🇭',
    '1️⃣',
    'ﾠ',
    '\u3164',
    'a\u0301\u0301\u0301\u0301\u0301\u0301',
    '\uE000',
    '\t陈'.padEnd(4),
  ])('%j cannot', (name) => {
    expect(() => printable(`静${name}慧`, 'name')).toThrow('text-not-allowed');
  });

  it('of several lines keeps its lines', () => {
    expect(printableLines('\r\n愿以此功德 \n\n\n\n普及于一切\r', 'dedication.text')).toBe(
      '愿以此功德\n\n普及于一切',
    );
  });

  it('is measured as the eye does', () => {
    expect(isLongerThan('𠮷'.repeat(40), 40)).toBe(false);
    expect(isLongerThan('𠮷'.repeat(41), 40)).toBe(true);
    expect(isLongerThan('a\u0301'.repeat(40), 40)).toBe(false);
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

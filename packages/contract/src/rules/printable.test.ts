import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLongerThan, printable, printableLines } from './printable.ts';

describe('Printable text', () => {
  it('comes out the same when it goes in again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = printable(text);
        if (once === undefined) return;
        expect(printable(once)).toBe(once);
        expect(once).toBe(once.normalize('NFC').trim());
      }),
    );
  });

  it('is found out quickly even when it is long and hostile', () => {
    // A pattern that tries again from each place would need minutes for a million, and come to the test's limit.
    for (const part of ['a ', '陈', ' ', 'a\u0301']) {
      expect(printable(`${part.repeat(1_000_000)}\u0007`)).toBeUndefined();
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
    expect(printable(name)).toBe(name.normalize('NFC'));
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
    expect(printable(`静${name}慧`)).toBeUndefined();
  });

  it('of several lines keeps its lines', () => {
    expect(printableLines('\r\n愿以此功德 \n\n\n\n普及于一切\r')).toBe('愿以此功德\n\n普及于一切');
  });

  it('is measured as the eye does', () => {
    expect(isLongerThan('𠮷'.repeat(40), 40)).toBe(false);
    expect(isLongerThan('𠮷'.repeat(41), 40)).toBe(true);
    expect(isLongerThan('a\u0301'.repeat(40), 40)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSeen, plainLine, plainText } from './plain-text.ts';

describe('A text that people write', () => {
  it.each([
    ['keeps lines, tabs and markup as they are', ' 一\r\n<b>二</b>\t三\u2028四 ', '一\n<b>二</b>\t三\n四'],
    ['loses controls and direction marks', 'a\u0000\u202Eb\u200F\u2066c\u061C', 'abc'],
    ['is composed, also over what was taken out', 'e\u200E\u0301', '\u00E9'],
    ['keeps signs of several parts', '👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
  ])('%s', (_what, text, clean) => expect(plainText(text)).toBe(clean));

  it('is one line with single spaces where one is asked for', () => {
    expect(plainLine(' 念佛\n\n 一千\t\u3000声 ')).toBe('念佛 一千 声');
  });

  it.each([
    [
      'signs that mean something',
      fc.string({ unit: fc.constantFrom(...' \n\t\u0000\u200E\u202Ee\u0301\u3000\ud800\u{1F64F}念') }),
    ],
    ['any signs', fc.string({ unit: 'binary' })],
  ])(
    'of %s has no controls, no space at its ends, and comes out the same when it goes in again',
    (_of, texts) => {
      fc.assert(
        fc.property(texts, (text) => {
          const clean = plainText(text);
          expect(clean.trim()).toBe(clean);
          expect(clean.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
          expect(plainText(clean)).toBe(clean);
          expect(plainLine(plainLine(text))).toBe(plainLine(text));
        }),
      );
    },
  );

  it('is empty when nothing of it is seen', () => {
    for (const text of ['', ' \n', '\u200B\u200D', '\u3164\u115F', '\u2800'])
      expect(isSeen(text)).toBe(false);
    for (const text of ['念', 'a', '🙏', '<', '\u0E01']) expect(isSeen(text)).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOURNAL_DATA_MAX } from './journal.ts';
import { cleanPrayer, prayerData, prayerState, readPrayerData } from './prayer.ts';

const lunar = { month: 10, leap: false, day: 1 };
const clean = (text: string) => cleanPrayer({ text, lunar: null });
const kept = (text: string) => ({ prayer: { text, lunar: null } });
const FAMILY = '👨‍👩‍👧‍👦';

describe('A prayer', () => {
  it.each([
    ['with space and line breaks at its ends', ' \n愿母亲康复\r\n ', '愿母亲康复'],
    ['of several lines', '愿母亲康复\r\n愿家人平安', '愿母亲康复\n愿家人平安'],
    ['of two lines far apart', `愿${'\n'.repeat(90)}安`, '愿\n\n安'],
    ['with marks that turn the reading round', '愿\u202E母亲\u2066康复\u200F', '愿母亲康复'],
    ['with controls', '愿\u0000母亲\u0007康复', '愿母亲康复'],
    ['with markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['of 140 characters', '愿'.repeat(140), '愿'.repeat(140)],
    ['of 140 characters in planes beyond the first', '\u{20BB7}'.repeat(140), '\u{20BB7}'.repeat(140)],
    ['of 140 families', FAMILY.repeat(140), FAMILY.repeat(140)],
    ['of 140 characters between spaces', ` ${'愿'.repeat(140)} `, '愿'.repeat(140)],
  ])('%s is kept', (_what, written, text) => {
    expect(clean(written)).toEqual(kept(text));
  });

  it.each([
    ['that is empty', '', 'prayer-empty'],
    ['of spaces', ' \u3000\n\t ', 'prayer-empty'],
    ['of what nobody sees', '\u200B\u202E\u3164\u2800', 'prayer-empty'],
    ['of 141 characters', '愿'.repeat(141), 'prayer-too-long'],
    ['of 141 families', FAMILY.repeat(141), 'prayer-too-long'],
    ['with a tower of marks', `a${'\u0301'.repeat(4_000)}`, 'prayer-too-long'],
  ])('%s is refused', (_what, written, refused) => {
    expect(clean(written)).toEqual({ refused });
  });

  it('comes back from the data of its entry, with its lunar day if that is one', () => {
    const prayer = { text: '愿"母亲"\n康复', lunar };
    expect(readPrayerData(prayerData(prayer))).toEqual({ prayer });
    for (const none of [null, 7, {}, { ...lunar, month: 13 }, { ...lunar, day: 0 }, { ...lunar, leap: 1 }]) {
      expect(readPrayerData(JSON.stringify({ text: '愿', lunar: none, colour: 1 }))).toEqual(kept('愿'));
    }
  });

  it('is not read from anything else', () => {
    for (const data of ['', 'null', '[]', '{}', '{', '{"text":1}', '"愿"']) {
      expect(readPrayerData(data), data).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.json(), (data) => {
        expect(readPrayerData(data)).toBeUndefined();
      }),
    );
  });

  it('that is kept has room in an entry, and is kept again as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4_000 }), (text) => {
        const read = clean(text);
        if (!('prayer' in read)) return;
        expect(prayerData({ ...read.prayer, lunar }).length).toBeLessThanOrEqual(JOURNAL_DATA_MAX);
        expect(cleanPrayer(read.prayer)).toEqual(read);
      }),
    );
  });

  it('that was put away stands there, fulfilled or not', () => {
    expect(
      [
        [false, false],
        [true, false],
        [false, true],
        [true, true],
      ].map(([fulfilled = false, archived = false]) => prayerState({ fulfilled, archived })),
    ).toEqual(['open', 'fulfilled', 'archived', 'archived']);
  });
});

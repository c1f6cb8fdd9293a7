import { DEDICATIONS } from '@yuanguang/content/dedications';
import { lunarDateInFull } from '@yuanguang/content/lunar-words';
import { DEDICATION_WORDING, dedicationLine, joinNames } from '@yuanguang/content/wording';
import {
  DEDICATION_NAME_MAX,
  DEDICATION_NAMES_MAX,
  DEDICATION_TEXT_MAX,
  MERIT_NAME_MAX,
} from '@yuanguang/contract/constants';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { describe, expect, it } from 'vitest';
import { HORIZONTAL, NOTE, TEMPLE, TITLE, UNNAMED } from './certificate-words.ts';
import { certificateSvg, rendered, withSmallFonts } from './draw.ts';
import { CARD_SHAPES, type Card, type CertificateFacts } from './facts.ts';
import { faces, MISSING, runsOf, widthOf } from './fonts.ts';
import { hanNumber } from './numerals.ts';
import { lineAt } from './svg.ts';
import { breakColumns } from './vertical-text.ts';

const facts: CertificateFacts = {
  language: 'zh-Hans',
  number: '482-915-0376',
  numberLabel: '助印编号',
  name: '王秀蘭 O’Brien & Cie ﬁ ffi e\u0301 か\u3099 ﾊﾟー 한글 \u1112\u1161\u11ab 〱 ㍿ 🙏 𠮷',
  deed: '发心助印《佛说阿弥陀经》（一百零八册）',
  purpose: 'Amitābha “Sutra” – ปรารถนา จำนวน',
  honour: '为追荐 𪚥氏、Ñandú O’Higgins、สมชาย ใจดี、김유나、か\u3099、👨‍👩‍👧',
  verse: ['愿以此功德，庄严佛净土。', 'ギャラリー〜ッ', 'สุขสันต์', 'May all beings be well'],
  dedication: '普皆回向法界一切众生',
  paidOn: '2026-03-01',
};

describe('A certificate drawn with small fonts', () => {
  it.each(LANGUAGES)('is the one drawn with the whole fonts, to the pixel (%s)', (language) => {
    const svg = certificateSvg({ ...facts, language });
    const whole = rendered(
      svg,
      faces().map(({ file }) => file.path),
    );
    const small = withSmallFonts(svg, (files) => rendered(svg, files));
    expect(Buffer.compare(small.pixels, whole.pixels)).toBe(0);
  });
});

describe('A certificate with the longest words there may be', () => {
  const names = (letter: string) =>
    Array.from({ length: DEDICATION_NAMES_MAX }, () => letter.repeat(DEDICATION_NAME_MAX));
  const longest = (letter: string, language: Language): CertificateFacts => ({
    ...facts,
    language,
    name: letter.repeat(MERIT_NAME_MAX),
    purpose: null,
    honour: joinNames(names(letter), language),
    dedication: dedicationLine('departed', names(letter), language) ?? '',
    verse: [letter.repeat(DEDICATION_TEXT_MAX)],
  });
  const WIDTH = 1_080;
  const drawn = (drawing: CertificateFacts): Buffer => {
    const svg = certificateSvg(drawing);
    return withSmallFonts(svg, (files) => rendered(svg, files).pixels);
  };
  const part = (pixels: Buffer, [left, top, right, bottom]: (typeof FREE)[number]): Buffer =>
    Buffer.concat(
      Array.from({ length: bottom - top }, (_, row) =>
        pixels.subarray(((top + row) * WIDTH + left) * 4, ((top + row) * WIDTH + right) * 4),
      ),
    );
  /** Between the words and the frame at both sides, and between the words and the lotus. */
  const FREE = [
    [74, 160, 108, 1_270],
    [972, 160, 1_006, 1_270],
    [108, 1_000, 972, 1_014],
  ] as const;

  it.each(
    LANGUAGES.flatMap((language) => ['龘', 'W', 'ม', '👍'].map((letter) => [language, letter] as const)),
  )('has room for all of them (%s, %s)', (language, letter) => {
    const few = drawn({ ...facts, language, name: '王', honour: null, dedication: '', verse: [] });
    const many = drawn(longest(letter, language));
    for (const place of FREE) {
      expect(Buffer.compare(part(many, place), part(few, place)), `${place}`).toBe(0);
    }
  });
});

describe('Thai on a certificate', () => {
  const SIZE = 60;
  const LEFT = 60;
  const thaiFonts = () => faces().flatMap(({ family, file }) => (family === 'Trirong' ? [file.path] : []));
  /** Where the ink of a line ends, in ems from its beginning. */
  function inkEnd(text: string): number {
    const width = Math.ceil(widthOf(text, 400) * SIZE) + 2 * LEFT;
    const line = lineAt(text, LEFT, 100, { size: SIZE, weight: 400, fill: '#000' });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="150">${line}</svg>`;
    const { pixels } = rendered(svg, thaiFonts());
    let end = 0;
    for (let at = 3; at < pixels.length; at += 4) {
      if ((pixels[at] ?? 0) > 100) end = Math.max(end, ((at - 3) / 4) % width);
    }
    return (end + 1 - LEFT) / SIZE;
  }
  const lines = [
    ...[TITLE, NOTE, TEMPLE].map(({ th }) => th),
    HORIZONTAL.th.lead,
    'ผู้ร่วมพิมพ์พระสูตรจำนวน',
    'กล้ำน้ำค้ำถ้ำ',
    ...DEDICATIONS.flatMap(({ lines }) => lines.th),
    ...Object.values(DEDICATION_WORDING.targets).map(({ label }) => label.th),
  ];

  it.each(lines)('has every sign, none over another: %s', (line) => {
    expect(
      runsOf(line, 400)
        .map(({ text }) => text)
        .join(''),
    ).not.toContain(MISSING);
    // Signs that overlapped would end the line before its width.
    for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(line)) {
      const lost = widthOf(segment, 400) - inkEnd(segment);
      if (segment.trim() !== '') expect(lost, segment).toBeLessThan(0.2);
    }
  });
});

describe('A deed in upright columns', () => {
  const TITLES = ['金刚般若波罗蜜经', '佛说阿弥陀经', '妙法莲华经观世音菩萨普门品', '地藏菩萨本愿经'];
  const deeds = TITLES.flatMap((title) =>
    [1, 10, 20, 108, 999, 1_234, 9_999].map(
      (copies) => `发心助印《${title}》${hanNumber(copies, 'zh-Hans')}册`,
    ),
  );
  it.each([19.2, 20.6, 22.8, 24.8, 27, 30])(
    'ends in no lone 册, and parts copies from their number only where it must (%d ems)',
    (longest) => {
      for (const deed of deeds) {
        const columns = breakColumns(deed, 400, longest);
        expect(
          columns
            .flat()
            .map(({ text }) => text)
            .join(''),
        ).toBe(deed);
        for (const column of columns) {
          expect(column.length, deed).toBeGreaterThanOrEqual(2);
          expect(column.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(longest);
        }
      }
    },
  );
});

describe('The day on a certificate', () => {
  const DAY_MS = 86_400_000;
  /** The second witness: the Chinese calendar that the JavaScript engine brings (right for the days asked for here). */
  const witness = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  function witnessed(ms: number) {
    const parts = Object.fromEntries(witness.formatToParts(ms).map(({ type, value }) => [type, value]));
    const month = String(parts.month);
    return {
      year: (Number(parts.relatedYear) - 4) % 60,
      month: Number.parseInt(month, 10),
      leap: month.endsWith('bis'),
      day: Number(parts.day),
    };
  }
  const days = Array.from({ length: 30 }, (_, index) => Date.UTC(2024, 11, 30) + index * 26 * DAY_MS);

  it.each(LANGUAGES)('stands in the lunar calendar too (%s)', (language) => {
    // 2025 has a leap month, and the days pass two lunar new years.
    expect(days.map(witnessed).some(({ leap }) => leap)).toBe(true);
    for (const ms of days) {
      const paidOn = new Date(ms).toISOString().slice(0, 10);
      const svg = certificateSvg({ ...facts, language, paidOn });
      const words = [...svg.matchAll(/>([^<]+)</g)].map(([, text]) => text).join('');
      const expected = lunarDateInFull(witnessed(ms), language);
      expect(words.replace(/\s/g, ''), paidOn).toContain(expected.replace(/\s/g, ''));
    }
  });
});

describe('A card to show to others', () => {
  const words = (card: Card, language: Language) =>
    [...certificateSvg({ ...facts, language, card }).matchAll(/>([^<]+)</g)].map(([, text]) => text).join('');

  it.each(LANGUAGES)(
    'has neither the number nor whom it is dedicated to or given for, and a name only if wished (%s)',
    (language) => {
      for (const shape of CARD_SHAPES) {
        const named = words({ shape, named: true }, language);
        const unnamed = words({ shape, named: false }, language);
        expect(named).toContain('王');
        expect(unnamed).not.toContain('王');
        expect(unnamed.replace(/\s/g, '')).toContain(UNNAMED[language].replace(/\s/g, ''));
        for (const text of [named, unnamed]) {
          expect(text).not.toMatch(/482|0376|四八二/);
          expect(text).not.toContain('愿以此功德，庄严');
          expect(text).not.toMatch(/追荐|김유나|สมชาย/);
        }
      }
    },
  );
});

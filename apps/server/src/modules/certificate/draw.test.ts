import { LANGUAGES } from '@yuanguang/contract/languages';
import { describe, expect, it } from 'vitest';
import { certificateSvg, rendered, withSmallFonts } from './draw.ts';
import type { CertificateFacts } from './facts.ts';
import { faces } from './fonts.ts';

const facts: CertificateFacts = {
  language: 'zh-Hans',
  number: '482-915-0376',
  numberLabel: '助印编号',
  name: '王秀蘭 O’Brien & Cie ﬁ ffi e\u0301 か\u3099 ﾊﾟー 한글 \u1112\u1161\u11ab 〱 ㍿ 🙏 𠮷',
  deed: '发心助印《佛说阿弥陀经》（一百零八册）',
  purpose: 'Amitābha “Sutra” – ปรารถนา จำนวน',
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

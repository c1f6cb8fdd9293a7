import { LANGUAGES } from '@yuanguang/contract/languages';
import { PURPOSES } from '@yuanguang/contract/objects/donate/gift';
import { expect, test } from 'vitest';
import { GIFT_PURPOSES, purposeById } from './purposes.ts';

test('the purposes are those of the contract, in its order', () => {
  expect(GIFT_PURPOSES.map(({ id }) => id)).toEqual([...PURPOSES]);
  for (const id of PURPOSES) expect(purposeById(id).id).toBe(id);
});

test.each(GIFT_PURPOSES)('$id is told in one sentence, and no two purposes alike', ({ text, title }) => {
  for (const language of LANGUAGES) {
    // Thai sentences end without a mark.
    const ends = text[language].match(/[。.]/g) ?? [];
    expect(ends.length, language).toBe(language === 'th' ? 0 : 1);
    expect(GIFT_PURPOSES.filter((one) => one.title[language] === title[language])).toHaveLength(1);
  }
});

test('what stands on a certificate of a Chinese or Japanese reader fits into one upright column', () => {
  for (const { id, deed } of GIFT_PURPOSES) {
    for (const language of ['zh-Hans', 'zh-Hant', 'ja'] as const) {
      expect([...deed[language]].length, id).toBeLessThanOrEqual(14);
    }
  }
});

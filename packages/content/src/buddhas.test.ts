import { BUDDHA_IDS } from '@yuanguang/contract/buddhas';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expect, test } from 'vitest';
import { BUDDHAS, buddhaById } from './buddhas.ts';

test('they are those of the contract, in the order of the hall', () => {
  expect(BUDDHAS.map(({ id }) => id)).toEqual([...BUDDHA_IDS]);
  for (const id of BUDDHA_IDS) expect(buddhaById(id).id).toBe(id);
});

test.each(BUDDHAS)(
  '$id is told in two sentences, and in one line each how the picture is known',
  (buddha) => {
    const sentences = (text: string) =>
      text.split(/[。]|(?<=[a-z])\.(?: |$)/).filter((one) => one.trim() !== '').length;
    for (const language of ['zh-Hans', 'zh-Hant', 'en', 'ja'] as const) {
      expect(sentences(buddha.about[language]), language).toBeGreaterThanOrEqual(2);
      expect(sentences(buddha.about[language]), language).toBeLessThanOrEqual(3);
    }
    for (const language of LANGUAGES) {
      expect(buddha.recitation[language], language).not.toContain('\n');
      expect([...buddha.title[language]].length, language).toBeGreaterThan(4);
    }
  },
);

test.each(BUDDHAS)(
  '$id names the texts it rests on by their number in the canon, the same in every language',
  ({ source }) => {
    const numbers = (text: string) => (text.match(/\d{3,4}/g) ?? []).join(' ');
    expect(numbers(source['zh-Hans'])).toMatch(/^\d{3,4}( \d{3,4})*$/);
    for (const language of LANGUAGES)
      expect(numbers(source[language]), language).toBe(numbers(source['zh-Hans']));
  },
);

test.each(BUDDHAS)(
  '$id is bowed to by name: homage in every Chinese and Japanese title',
  ({ title, recitation }) => {
    for (const language of ['zh-Hans', 'zh-Hant', 'ja'] as const) {
      expect(title[language], language).toMatch(/^南[無无]/);
      expect(recitation[language], language).toMatch(/^(南[無无]|唵|おん)/);
    }
  },
);

test('no two have the same name or the same words of introduction', () => {
  for (const language of LANGUAGES) {
    expect(new Set(BUDDHAS.map(({ name }) => name[language])).size, language).toBe(BUDDHAS.length);
    expect(new Set(BUDDHAS.map(({ about }) => about[language])).size, language).toBe(BUDDHAS.length);
  }
});

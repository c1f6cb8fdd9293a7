import type { Language } from '@yuanguang/contract/languages';
import { describe, expect, test } from 'vitest';
import { JAPANESE, SIMPLIFIED, strangersIn, TRADITIONAL } from './testing/character-sets.ts';
import { localizedTexts } from './testing/localized-texts.ts';
import { toSimplified } from './testing/script-pairs.ts';

const texts = localizedTexts().filter(({ at }) => !at.endsWith('nameSeparator'));

/** The texts of a language in which a check finds something, with what it found. */
function offending(language: Language, find: (text: string) => readonly string[]) {
  return texts.flatMap(({ at, text }) => {
    const found = find(text[language].replaceAll(/\{names?\}/g, '#'));
    return found.length > 0 ? [`${at}: ${found.join(' ')}`] : [];
  });
}
const matches = (pattern: RegExp) => (text: string) => text.match(pattern) ?? [];

test('there are texts to check', () => {
  expect(texts.length).toBeGreaterThan(90);
});

describe('each script keeps to itself', () => {
  test('simplified Chinese has no traditional character', () => {
    expect(offending('zh-Hans', (text) => strangersIn(text, SIMPLIFIED))).toEqual([]);
  });

  test('traditional Chinese has no simplified character', () => {
    expect(offending('zh-Hant', (text) => strangersIn(text, TRADITIONAL))).toEqual([]);
  });

  test('Japanese has no character that is only Chinese', () => {
    expect(offending('ja', (text) => strangersIn(text, JAPANESE))).toEqual([]);
  });

  test('Japanese is in the forms of today, not in those of old print', () => {
    expect(offending('ja', matches(/[經說來圓寶體會譯佛國淨彌藏龍處傳發變觀讀實寫應靈齋禪壽證]/g))).toEqual(
      [],
    );
  });

  test('the two Chinese texts say the same, character by character', () => {
    for (const { at, text } of texts) expect(toSimplified(text['zh-Hant']), at).toBe(text['zh-Hans']);
  });

  test('the check knows the wrong script when it meets it', () => {
    expect(strangersIn('愿以此功德普及于一切', TRADITIONAL)).toEqual(['愿']);
    expect(strangersIn('無量眾生', SIMPLIFIED)).toEqual(['無', '眾']);
    expect(strangersIn('经书を読む', JAPANESE)).toEqual(['经', '书']);
    expect(strangersIn('个万与无礼众宝', TRADITIONAL)).toEqual([...'个万与无礼众宝']);
  });
});

describe('each language is in its own letters', () => {
  test('no Latin word is left in Chinese, Japanese or Thai (millimetres aside)', () => {
    const latin = matches(/(?!mm\b)\b[A-Za-z]+/g);
    for (const language of ['zh-Hans', 'zh-Hant', 'ja', 'th'] as const) {
      expect(offending(language, latin), language).toEqual([]);
    }
  });

  test('English has nothing but Latin letters', () => {
    expect(offending('en', matches(/[\p{Script=Han}\p{Script=Thai}\p{Script=Hiragana}]/gu))).toEqual([]);
  });

  test('Thai is Thai: its own letters, digits as on a telephone, nothing Chinese', () => {
    expect(offending('th', matches(/[\p{Script=Han}๐-๙]/gu))).toEqual([]);
    expect(offending('th', (text) => (text === '#' || /\p{Script=Thai}/u.test(text) ? [] : [text]))).toEqual(
      [],
    );
  });

  test('a Japanese sentence is not left in Chinese: it has kana', () => {
    const withoutKana = (text: string) =>
      text.includes('。') && !/\p{Script=Hiragana}/u.test(text) ? [text] : [];
    expect(offending('ja', withoutKana)).toEqual([]);
  });
});

describe('punctuation is that of each language', () => {
  test('no straight quotes anywhere', () => {
    for (const language of ['zh-Hans', 'zh-Hant', 'en', 'ja', 'th'] as const) {
      expect(offending(language, matches(/["'`]/g)), language).toEqual([]);
    }
  });

  test('simplified Chinese quotes with “”, traditional Chinese and Japanese with 「」', () => {
    expect(offending('zh-Hans', matches(/[「」『』]/g))).toEqual([]);
    expect(offending('zh-Hant', matches(/[“”‘’]/g))).toEqual([]);
    expect(offending('ja', matches(/[“”‘’]/g))).toEqual([]);
  });

  test('no half-width comma, stop or bracket between full-width characters', () => {
    const half = matches(/(?<=\p{Script=Han}|\p{Script=Hiragana})[,.;:?!()]/gu);
    for (const language of ['zh-Hans', 'zh-Hant', 'ja'] as const) {
      expect(offending(language, half), language).toEqual([]);
    }
    expect(offending('ja', matches(/[，；：]/g))).toEqual([]);
  });

  test('English and Thai have no full-width mark', () => {
    for (const language of ['en', 'th'] as const) {
      expect(offending(language, matches(/[，。；：？！（）「」、]/g)), language).toEqual([]);
    }
  });

  test('no text shouts or holds a double space', () => {
    for (const language of ['zh-Hans', 'zh-Hant', 'en', 'ja', 'th'] as const) {
      expect(offending(language, matches(/[!！]| {2}/g)), language).toEqual([]);
    }
  });
});

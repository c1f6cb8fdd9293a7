import { LANGUAGES } from '@yuanguang/contract/languages';
import { DEDICATION_TARGETS, DEDICATION_TEXTS } from '@yuanguang/contract/objects/sponsor';
import { expect, test } from 'vitest';
import { DEDICATIONS, dedicationById, progressCharacters } from './dedications.ts';
import { DEDICATION_WORDING, dedicationLine, presetName } from './wording.ts';

test('the six verses are those of the contract, in its order', () => {
  expect(DEDICATIONS.map((verse) => verse.id)).toEqual([...DEDICATION_TEXTS]);
  expect(DEDICATIONS.map((verse) => verse.order)).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each(DEDICATIONS)('$id has the same number of lines in every language', ({ lines }) => {
  for (const language of LANGUAGES) expect(lines[language], language).toHaveLength(lines['zh-Hans'].length);
});

test.each(DEDICATIONS)('$id is regular verse: lines of five or of seven characters', ({ lines }) => {
  for (const script of ['zh-Hans', 'zh-Hant'] as const) {
    const lengths = new Set(lines[script].map((line) => [...line].length));
    expect([[5], [7]], `${script}: ${[...lengths]}`).toContainEqual([...lengths]);
  }
});

test('the progress picture inks forty characters, the first 愿 and the last 国', () => {
  const characters = progressCharacters('zh-Hans');
  expect(characters).toHaveLength(40);
  expect([characters[0], characters[39]]).toEqual(['愿', '国']);
  expect(progressCharacters('zh-Hant')).toHaveLength(40);
  expect(progressCharacters('zh-Hant')[0]).toBe('願');
});

test('the verse of Samantabhadra ends in the land of peace and joy', () => {
  expect(dedicationById('samantabhadra').lines['zh-Hant'].at(-1)).toBe('即得往生安樂剎');
});

test('a dedication line names the living and the departed, and needs no name for all beings', () => {
  expect(dedicationLine('living', ['陈静慧', '王德安'], 'zh-Hans')).toBe(
    '回向陈静慧、王德安，身心安康，福慧增长',
  );
  expect(dedicationLine('living', [], 'zh-Hans')).toBeNull();
  expect(dedicationLine('departed', [], 'th')).toBeNull();
  expect(dedicationLine('beings', [], 'zh-Hant')).toBe('普皆迴向法界一切眾生');
  expect(dedicationLine('creditors', [], 'zh-Hans')).toBe('回向累劫冤亲债主，解冤释结，离苦得乐');
  expect(dedicationLine('creditors', ['李明远'], 'zh-Hans')).toBe(
    '回向李明远累劫冤亲债主，解冤释结，离苦得乐',
  );
});

test('every target can be printed in every language, and keeps its place for names', () => {
  for (const target of DEDICATION_TARGETS) {
    const { line, lineWithNames } = DEDICATION_WORDING.targets[target];
    expect(line ?? lineWithNames, target).not.toBeNull();
    for (const language of LANGUAGES) {
      if (lineWithNames) expect(lineWithNames[language].split('{names}'), language).toHaveLength(2);
      if (line) expect(line[language]).not.toContain('{');
    }
  }
});

test('names are printed as written, even when they look like a pattern', () => {
  expect(dedicationLine('living', ['$& {names}'], 'en')).toContain('Dedicated to $& {names}:');
});

test('name presets: the family takes a name, the nameless and the disciple need none', () => {
  const preset = (id: string) => {
    const found = DEDICATION_WORDING.namePresets.find((one) => one.id === id);
    if (!found) throw new Error(`no preset ${id}`);
    return found;
  };
  expect(presetName(preset('family'), ' 王德安 ', 'zh-Hans')).toBe('王德安阖家');
  expect(presetName(preset('family'), 'Wang', 'en')).toBe('The Wang family');
  expect(presetName(preset('nameless'), '', 'th')).toBe('ผู้ไม่ประสงค์ออกนาม');
  expect(presetName(preset('disciple'), '', 'zh-Hant')).toBe('三寶弟子');
});

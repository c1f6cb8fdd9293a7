import { LANGUAGES } from '@yuanguang/contract/languages';
import { expect, test } from 'vitest';
import { AGREEMENT_VERSIONS } from './agreement-versions.ts';
import { AGREEMENTS } from './agreements.ts';

const agreements = Object.entries(AGREEMENTS);

test.each(agreements)('%s says the same paragraphs in every language', (_name, { sections }) => {
  for (const { id, paragraphs } of sections) {
    for (const language of LANGUAGES) {
      expect(paragraphs[language].length, `${id} ${language}`).toBe(paragraphs['zh-Hans'].length);
    }
  }
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test.each(agreements)('%s can be read in a few minutes', (_name, { lead, sections }) => {
  const text = lead['zh-Hans'] + sections.flatMap(({ paragraphs }) => paragraphs['zh-Hans']).join('');
  expect([...text].length).toBeGreaterThan(900);
  expect([...text].length).toBeLessThan(1_500);
});

const wordsOf = (name: keyof typeof AGREEMENTS) =>
  AGREEMENTS[name].sections.flatMap(({ paragraphs }) => paragraphs['zh-Hans']).join('');

test('the privacy policy says what the law asks for', () => {
  for (const word of [
    '宗教信仰',
    '单独的勾选',
    '十四岁',
    '导出',
    '撤回',
    '注销',
    '六个月',
    '十年',
    '往生',
    '十五日',
  ]) {
    expect(wordsOf('privacy'), word).toContain(word);
  }
});

test.each(agreements)('%s is in force, not announced', (_name, { effective }) => {
  // The temple's day.
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(effective <= today).toBe(true);
});

test('the privacy policy promises what the app does: a tick of its own, a code to erase, a look written down', () => {
  for (const word of ['单独的勾选', '验证码', '何人、何时、为何', '监护人', '不另行查验岁数']) {
    expect(wordsOf('privacy'), word).toContain(word);
  }
});

test('the service agreement promises nothing, urges nobody, and tells how to leave', () => {
  for (const word of ['仅供参考', '不催促', '七日', '监护人', '财务票据', '工本']) {
    expect(wordsOf('service'), word).toContain(word);
  }
});

test('what people agree to is recorded by the day of the text they read', () => {
  expect(AGREEMENT_VERSIONS).toEqual({
    service: AGREEMENTS.service.effective,
    privacy: AGREEMENTS.privacy.effective,
    realName: AGREEMENTS.privacy.effective,
  });
});

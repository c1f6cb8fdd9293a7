import { describe, expect, it } from 'vitest';
import { readerLanguage } from './reader-language.ts';

describe('The page is sent in', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
    ['zh-TW,zh;q=0.9', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['de-DE,de;q=0.9,ja;q=0.7,en;q=0.8', 'en'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['de', 'en'],
    ['ko-KR,ko;q=0.9', 'en'],
    ['ko,zh;q=0.5', 'zh-Hans'],
    ['', 'zh-Hans'],
    ['*', 'zh-Hans'],
    ['de;q=0', 'zh-Hans'],
    ['en;q=0, ja;q=x, th;q=0.1', 'th'],
    [`${'x-'.repeat(5_000)},en`, 'en'],
  ])('the first of the device’s languages we speak: %s', (header, language) => {
    expect(readerLanguage({ 'accept-language': header })).toBe(language);
  });

  it('the language chosen in the app before all others', () => {
    const headers = { 'accept-language': 'zh-CN', cookie: 'a=1; language=th; b=2' };
    expect(readerLanguage(headers)).toBe('th');
    expect(readerLanguage({ ...headers, cookie: 'language=xx' })).toBe('zh-Hans');
    expect(readerLanguage({ ...headers, cookie: 'otherlanguage=th' })).toBe('zh-Hans');
  });
});

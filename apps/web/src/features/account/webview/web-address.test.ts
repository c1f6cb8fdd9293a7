import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

const hostOf = (text: string, sites: readonly string[] = []) => {
  const read = webAddress(text, sites);
  return typeof read === 'string' ? read : [read.url.href, read.host];
};

test('only whole addresses of the web are opened', () => {
  expect(hostOf('https://www.example.org/a?b=c#d')).toEqual([
    'https://www.example.org/a?b=c#d',
    'www.example.org',
  ]);
  expect(hostOf('HTTPS://Example.org:8443')).toEqual(['https://example.org:8443/', 'example.org:8443']);
  expect(hostOf('https://a_b.example.org/a b')).toEqual(['https://a_b.example.org/a%20b', 'a_b.example.org']);
  for (const host of ['寺院.中国', '圆光寺.example.org', 'テラー.jp', 'วัด.ไทย', '절.한국', '108寺.中国'])
    expect(hostOf(`https://${host}/`), host).toEqual([expect.stringMatching(/^https:\/\/.*xn--/), host]);
});

test.each([
  undefined,
  '',
  'www.example.org',
  '//example.org',
  'javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'java\nscript://example.org/%0aalert(1)',
  'data:text/html,x',
  'data://example.org/,x',
  'blob:https://example.org/x',
  'file:///etc/passwd',
  'file://example.org/x',
  'view-source:https://example.org/',
  'https://',
  'https:///example.org',
  'http:elsewhere',
  ' https://example.org',
  'https://exa mple.org',
  'https://example.org:99999',
  `https://example.org/${'x'.repeat(2_000)}`,
])('%j is no link', (text) => {
  expect(webAddress(text)).toBe('invalid');
});

test('what is not encrypted is not opened', () => {
  expect(webAddress('http://www.example.org/')).toBe('plain');
  expect(webAddress('HTTP://example.org')).toBe('plain');
  expect(webAddress('http://www.example.org/', ['www.example.org'])).toBe('plain');
});

test.each([
  'https://temple.example@elsewhere.example/',
  'https://temple.example:443@elsewhere.example/',
  'https://@elsewhere.example/',
  'http://temple.example@elsewhere.example/',
  'https://temple.example\\@elsewhere.example/',
  'https://elsewhere.example/\u202Egro.elpmaxe',
  'https://exam\u200Bple.org/',
  'https://exam\u00ADple.org/',
  'https://example.org/\u0000',
  // The first letter of each is Cyrillic, Greek or wide.
  'https://аррӏе.com/',
  'https://еxample.org/',
  'https://οxample.org/',
  'https://ｅxample.org/',
  'https://xn--80ak6aa92e.com/',
  'https://www.XN--xample-2of.org/',
  'https://exampleé.org/',
  'https://example。org/',
  'https://temple.orgノlogin.example.com/',
  'https://temple.org.ノ.example.com/',
  'https://寺temple.org/',
  'https://%65xample.org/',
  'https://example.org./',
  'https://example..org/',
  'https://localhost/',
  'https://2130706433/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://[::1]/',
])('%j could be taken for another site', (text) => {
  expect(webAddress(text)).toBe('disguised');
});

test('a site that the temple has named is not judged by its name', () => {
  expect(hostOf('https://xn--fsq.example/', ['xn--fsq.example'])).toEqual([
    'https://xn--fsq.example/',
    'xn--fsq.example',
  ]);
  expect(webAddress('https://a@xn--fsq.example/', ['xn--fsq.example'])).toBe('disguised');
  expect(webAddress('https://xn--fsq.example.org/', ['xn--fsq.example'])).toBe('disguised');
});

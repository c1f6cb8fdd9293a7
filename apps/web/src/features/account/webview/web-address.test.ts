import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test('only whole addresses of the web are opened', () => {
  expect(webAddress('https://www.example.org/a?b=c#d')?.href).toBe('https://www.example.org/a?b=c#d');
  expect(webAddress('HTTP://example.org')?.href).toBe('http://example.org/');
});

test.each([
  undefined,
  '',
  'www.example.org',
  '//example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://',
  'https://temple.example@elsewhere.example/',
  'http:elsewhere',
  ' https://example.org',
])('%j is no link', (text) => {
  expect(webAddress(text)).toBeUndefined();
});

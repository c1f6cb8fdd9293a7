import { expect, test } from 'vitest';
import { faceCode, faceError } from './face-errors.ts';

test.each([
  [10001, 'noCertifyId'],
  [10010, 'exception'],
  [10011, 'interrupted'],
  [10012, 'network'],
  [10013, 'network'],
  [10020, 'deviceTime'],
  [10099, undefined],
])('code %i is told as %s', (code, words) => expect(faceError(code)).toBe(words));

test.each([
  ['10011', 10011],
  [undefined, undefined],
  ['', undefined],
  ['<b>', undefined],
  ['1e9', undefined],
])('the address carries %s as %s', (text, code) => expect(faceCode(text)).toBe(code));

import { expect, test } from 'vitest';
import { askedFor } from './before.ts';

const shrine = {
  buddhas: [
    { id: 'shakyamuni', name: '' },
    { id: 'guanyin', name: '家中老像' },
  ],
} as const;

test.each([
  ['guanyin', 'guanyin'],
  ['shakyamuni', 'shakyamuni'],
  ['amitabha', undefined],
  ['nobody', undefined],
  ['', undefined],
  ['toString', undefined],
  [undefined, undefined],
])('an address that asks for %s leads before %s', (asked, before) => {
  expect(askedFor(shrine, asked)).toBe(before);
});

test('nobody is asked for in a shrine that was not read yet', () => {
  expect(askedFor(undefined, 'guanyin')).toBeUndefined();
});

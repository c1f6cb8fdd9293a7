import { expect, test } from 'vitest';
import { unknownToOldest } from './oldest-browsers.ts';

test('what the oldest browsers do not have is found in built code, once each', () => {
  expect(
    unknownToOldest(
      'a=Promise.withResolvers();b=x.findLast(y);c=x.findLast(z);d=structuredClone(x);e=/(?<=a)b/',
    ),
  ).toEqual(['Promise.withResolvers(', '.findLast(', 'structuredClone(', '(?<=']);
});

test('what they have, and names that only look alike, are let through', () => {
  expect(
    unknownToOldest('a=/(?<name>b)/;x.find(y);myStructuredClone(x);x.lastIndexOf(y);Promise.all(z)'),
  ).toEqual([]);
});

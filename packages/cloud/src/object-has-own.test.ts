import { expect, test } from 'vitest';
import { addHasOwn } from './object-has-own.ts';

test('a browser without Object.hasOwn gets one, and one that has it keeps its own', () => {
  const old: { hasOwn?: (of: object, key: string) => boolean } = {};
  addHasOwn(old);
  const has = (of: object, key: string) => old.hasOwn?.(of, key);
  expect([has({ a: 1 }, 'a'), has({ a: 1 }, 'toString'), has(Object.create(null), 'a')]).toEqual([
    true,
    false,
    false,
  ]);
  const own = () => true;
  const young = { hasOwn: own };
  addHasOwn(young);
  expect(young.hasOwn).toBe(own);
});

import { expect, it } from 'vitest';
import { recent } from './recent.ts';

it('makes a thing once, and forgets what was not asked for longest', () => {
  const made: string[] = [];
  const kept = recent<string>(2);
  const of = (text: string) =>
    kept.of(text, () => {
      made.push(text);
      return `<${text}>`;
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(of)).toEqual(['<a>', '<b>', '<a>', '<c>', '<a>', '<b>']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps nothing of long texts, nor of those that cannot be read', () => {
  const kept = recent<number>(2);
  let count = 0;
  const long = 'x'.repeat(513);
  const next = () => {
    count += 1;
    return count;
  };
  expect([kept.of(long, next), kept.of(long, next)]).toEqual([1, 2]);
  const fail = () => {
    throw new SyntaxError('no');
  };
  expect(() => kept.of('bad', fail)).toThrow('no');
  expect(kept.of('bad', next)).toBe(3);
});

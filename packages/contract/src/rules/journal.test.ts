import { expect, it } from 'vitest';
import { countedKind, fillData, isLaterWord, offKind, readFill, type Word } from './journal.ts';

it('Of two words one is the later, by the moment, then by replica and number', () => {
  const replicas = ['0'.repeat(32), `${'0'.repeat(31)}a`];
  const words: Word[] = [1, 2].flatMap((at) =>
    replicas.flatMap((replica) => [9, 10].map((number) => ({ at, replica, number }))),
  );
  for (const [place, word] of words.entries()) {
    for (const [other, than] of words.entries()) expect(isLaterWord(word, than)).toBe(place > other);
  }
});

it('A kind that takes off names the one it takes off from, and no other does', () => {
  expect(countedKind(offKind('practice.count'))).toBe('practice.count');
  for (const kind of ['practice.count', 'off', 'practice.offering', ''])
    expect(countedKind(kind)).toBeUndefined();
});

it('Up to how much a day is filled is read as it was written, and from nothing else', () => {
  for (const upTo of [1, 108, 1_000_016, 1e12]) expect(readFill(fillData(upTo))).toBe(upTo);
  for (const data of [
    '',
    '{}',
    '{"upTo":0}',
    '{"upTo":-1}',
    '{"upTo":1.5}',
    '{"upTo":1e3}',
    '{"upTo":"1"}',
  ]) {
    expect(readFill(data), data).toBeUndefined();
  }
  for (const data of ['{"upTo":null}', ' {"upTo":1}', '{"upTo":1}\n', `{"upTo":${'9'.repeat(14)}}`]) {
    expect(readFill(data), data).toBeUndefined();
  }
});

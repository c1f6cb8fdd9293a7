import { expect, it } from 'vitest';
import { isLaterWord, type Word } from './journal.ts';

it('Of two words one is the later, by the moment, then by replica and number', () => {
  const replicas = ['0'.repeat(32), `${'0'.repeat(31)}a`];
  const words: Word[] = [1, 2].flatMap((at) =>
    replicas.flatMap((replica) => [9, 10].map((number) => ({ at, replica, number }))),
  );
  for (const [place, word] of words.entries()) {
    for (const [other, than] of words.entries()) expect(isLaterWord(word, than)).toBe(place > other);
  }
});

import { createHash } from 'node:crypto';
import { readWork, workText } from '@yuanguang/contract/rules/captcha-work';
import { expect, it } from 'vitest';
import { doWork } from './captcha-work.ts';
import { firstWord } from './sha256-word.ts';

const first = (text: string) => createHash('sha256').update(text).digest().readInt32BE(0);

it('The first word of a hash is that of SHA-256, for every length', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'namo-amitabha:'.repeat(4).slice(0, length);
    expect(firstWord(text)).toBe(first(text));
  }
  expect(() => firstWord('x'.repeat(56))).toThrow(RangeError);
});

it('The answer to work has as many zero bits as asked for', async () => {
  for (const bits of [1, 8, 14]) {
    const challenge = `challenge-of-22-chars${bits}`;
    const number = readWork(await doWork({ challenge, bits }, new AbortController().signal)) ?? '';
    expect(Math.clz32(first(workText(challenge, number)))).toBeGreaterThanOrEqual(bits);
  }
});

it('Work that nobody waits for any more ends', async () => {
  const work = doWork({ challenge: 'never-to-be-found', bits: 32 }, AbortSignal.abort());
  await expect(work).rejects.toThrow();
});

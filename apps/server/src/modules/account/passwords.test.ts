import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createLine, LineFull } from './waiting-line.ts';

/** What an existing installation stores for the password "lotus-1". */
const ORIGINAL =
  '$UNI_ID_HMAC_SHA256$20$00112233445566778899' +
  'f98b8e9351dc60dc8d3e3a84ffc7ecb32ed6e9b7bf87ab4ee9bf1a8d5e8c0000';

describe('A stored password', () => {
  it('is found right or wrong', async () => {
    const stored = await hashPassword('lotus-1');
    expect(await verifyPassword(stored, 'lotus-1')).toBe('right');
    expect(await verifyPassword(stored, 'lotus-2')).toBe('wrong');
    expect(await verifyPassword(stored, 'x'.repeat(65))).toBe('wrong');
    expect(await hashPassword('lotus-1')).not.toBe(stored);
  });

  it('that is none, or of an unknown kind, is always wrong, and comparing costs a hash all the same', async () => {
    for (const stored of [null, '', 'plain', '$argon2id$v=19$m=x', '$UNI_ID_HMAC_SHA1$x', ORIGINAL]) {
      const began = performance.now();
      expect(await verifyPassword(stored, 'lotus-1')).toBe('wrong');
      expect(performance.now() - began).toBeGreaterThan(2);
    }
  });

  it('of many at once: what cannot wait is refused, the rest is answered', async () => {
    const many = Array.from({ length: 70 }, () =>
      verifyPassword(null, 'x').then(
        () => 'done',
        (error) => error.code,
      ),
    );
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(66);
    expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(4);
    expect(await verifyPassword(null, 'x')).toBe('wrong');
  }, 20_000);
});

describe('An argon2 hash of another cost', () => {
  it('is found right, and is to be replaced', async () => {
    const cheap = await hash('lotus-1', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    expect(await verifyPassword(cheap, 'lotus-1')).toBe('right-but-old');
    expect(await verifyPassword(cheap, 'lotus-2')).toBe('wrong');
  });
});

describe('A waiting line', () => {
  it('never runs more than it may, keeps the order, and loses nobody, whoever fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        fc.array(fc.boolean(), { maxLength: 14 }),
        async (atOnce, waiting, works) => {
          const line = createLine({ atOnce, waiting });
          const began: number[] = [];
          let running = 0;
          let most = 0;
          const all = works.map((fails, index) =>
            line(async () => {
              began.push(index);
              running += 1;
              most = Math.max(most, running);
              await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('failed');
              return index;
            }).then(
              () => 'done',
              (error) => (error instanceof LineFull ? 'full' : 'failed'),
            ),
          );
          const ends = await Promise.all(all);
          const room = Math.min(works.length, atOnce + waiting);
          expect(most).toBeLessThanOrEqual(atOnce);
          expect(began).toEqual(Array.from({ length: room }, (_, index) => index));
          expect(ends).toEqual(
            works.map((fails, index) => (index >= room ? 'full' : fails ? 'failed' : 'done')),
          );
          expect(await line(async () => 'next')).toBe('next');
        },
      ),
      { numRuns: 60 },
    );
  });
});

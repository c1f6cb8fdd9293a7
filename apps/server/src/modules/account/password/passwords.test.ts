import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAdaptiveDelay } from './adaptive-delay.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createSemaphore, QueueFull } from './semaphore.ts';

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

  it('of many at once: what cannot be queued is refused, the rest is answered', async () => {
    const many = Array.from({ length: 70 }, () =>
      verifyPassword(null, 'x').then(
        () => 'done',
        (error) => error.code,
      ),
    );
    const answers = await Promise.all(many);
    const done = answers.filter((answer) => answer === 'done').length;
    // 64 wait; the one permit is free, or still kept back from what was hashed before.
    expect([64, 65]).toContain(done);
    expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(70 - done);
    expect(await verifyPassword(null, 'x')).toBe('wrong');
  });
});

describe('An argon2 hash of another cost', () => {
  it('is found right, and is to be replaced', async () => {
    const cheap = await hash('lotus-1', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    expect(await verifyPassword(cheap, 'lotus-1')).toBe('right-but-old');
    expect(await verifyPassword(cheap, 'lotus-2')).toBe('wrong');
  });
});

describe('The delay after a password', () => {
  it('is as long as the work took, times how busy the process was, and bounded', async () => {
    let at = 0;
    let busy = 0;
    const adaptive = createAdaptiveDelay({ now: () => at, busySince: () => busy });
    const work = (ms: number) =>
      adaptive.timed(async () => {
        at += ms;
      });
    expect(adaptive.delay()).toBe(0);
    await work(20);
    expect(adaptive.delay()).toBe(0);
    busy = 0.5;
    await work(20);
    expect(adaptive.delay()).toBe(10);
    busy = 1;
    await work(20);
    expect(adaptive.delay()).toBe(20);
    await work(500);
    expect(adaptive.delay()).toBe(30);
  });

  it('keeps the permit back, but not the answer', async () => {
    const semaphore = createSemaphore({ permits: 1, maxQueued: 1, delay: () => 40 });
    const order: string[] = [];
    const first = semaphore(async () => performance.now()).then((at) => {
      order.push('answered');
      return at;
    });
    const second = semaphore(async () => {
      order.push('next');
      return performance.now();
    });
    expect((await second) - (await first)).toBeGreaterThanOrEqual(39);
    expect(order).toEqual(['answered', 'next']);
  });
});

describe('A semaphore', () => {
  it('never runs more than it may, keeps the order, and loses nobody, whoever fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        fc.array(fc.boolean(), { maxLength: 14 }),
        async (permits, maxQueued, works) => {
          const semaphore = createSemaphore({ permits, maxQueued });
          const began: number[] = [];
          let running = 0;
          let most = 0;
          const all = works.map((fails, index) =>
            semaphore(async () => {
              began.push(index);
              running += 1;
              most = Math.max(most, running);
              await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('failed');
              return index;
            }).then(
              () => 'done',
              (error) => (error instanceof QueueFull ? 'full' : 'failed'),
            ),
          );
          const ends = await Promise.all(all);
          const room = Math.min(works.length, permits + maxQueued);
          expect(most).toBeLessThanOrEqual(permits);
          expect(began).toEqual(Array.from({ length: room }, (_, index) => index));
          expect(ends).toEqual(
            works.map((fails, index) => (index >= room ? 'full' : fails ? 'failed' : 'done')),
          );
          expect(await semaphore(async () => 'next')).toBe('next');
        },
      ),
      { numRuns: 60 },
    );
  });
});

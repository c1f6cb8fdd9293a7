import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createAdaptiveDelay } from '../../../lib/limits/adaptive-delay.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

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
});

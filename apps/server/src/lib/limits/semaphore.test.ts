import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyedPermits, createKeyedQueue, createSemaphore, QueueFull } from './semaphore.ts';

describe('Permits by key', () => {
  it('are never more than allowed, for one key and together, and come back', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (steps) => {
        const acquire = createKeyedPermits({ perKey: 2, total: 4 });
        const inside: { key: string; release: () => void }[] = [];
        for (const [key, acquires] of steps) {
          if (!acquires) {
            const at = inside.findIndex((one) => one.key === key);
            if (at >= 0) inside.splice(at, 1)[0]?.release();
            continue;
          }
          const release = acquire(key);
          const full = inside.length >= 4 || inside.filter((one) => one.key === key).length >= 2;
          expect(release === undefined).toBe(full);
          if (release) inside.push({ key, release });
        }
      }),
    );
  });
});

describe('A queue for each key', () => {
  it('runs one piece of work for a key at a time, in order, and others beside; whoever fails leaves it', async () => {
    const run = createKeyedQueue(2);
    const began: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) => () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const first = run('a', work('a1'));
    const fails = run('a', () => Promise.reject(new Error('broken')));
    const third = run('a', work('a3'));
    await expect(run('a', work('a4'))).rejects.toThrow(QueueFull);
    const other = run('b', work('b1'));
    await expect.poll(() => began).toEqual(['a1', 'b1']);
    for (const end of ends.splice(0)) end();
    expect([await first, await other]).toEqual(['a1', 'b1']);
    await expect(fails).rejects.toThrow('broken');
    await expect.poll(() => began).toEqual(['a1', 'b1', 'a3']);
    for (const end of ends.splice(0)) end();
    expect(await third).toBe('a3');
    await expect(run('a', async () => 'again')).resolves.toBe('again');
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

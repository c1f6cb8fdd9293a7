import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from './at-most.ts';
import { underWay } from './under-way.ts';

describe('What is under way', () => {
  it('is never more than allowed, for one key and together, and room comes back', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (steps) => {
        const enter = underWay({ each: 2, all: 4 });
        const inside: { key: string; leave: () => void }[] = [];
        for (const [key, enters] of steps) {
          if (!enters) {
            const at = inside.findIndex((one) => one.key === key);
            if (at >= 0) inside.splice(at, 1)[0]?.leave();
            continue;
          }
          const leave = enter(key);
          const full = inside.length >= 4 || inside.filter((one) => one.key === key).length >= 2;
          expect(leave === undefined).toBe(full);
          if (leave) inside.push({ key, leave });
        }
      }),
    );
  });
});

describe('Work in turn', () => {
  it('runs at most so many at the same time, first come first served, also after failures', async () => {
    const inTurn = atMost(2);
    const begun: number[] = [];
    let running = 0;
    let peak = 0;
    const works = Array.from({ length: 7 }, (_, index) =>
      inTurn(async () => {
        begun.push(index);
        running += 1;
        peak = Math.max(peak, running);
        await Promise.resolve();
        running -= 1;
        if (index === 2) throw new Error('one fails');
        return index;
      }),
    );
    const results = await Promise.allSettled(works);
    expect(peak).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });
});

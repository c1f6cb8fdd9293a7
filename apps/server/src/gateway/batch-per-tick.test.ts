import { describe, expect, it } from 'vitest';
import { batchPerTick } from './batch-per-tick.ts';

describe('A batch per tick', () => {
  it('goes on for all who asked within the tick, after everything else the tick still had to do', async () => {
    const nextBatch = batchPerTick();
    const order: string[] = [];
    const first = nextBatch().then(() => order.push('first goes on'));
    process.nextTick(() => order.push('the tick goes on'));
    const second = nextBatch().then(() => order.push('second goes on'));
    await Promise.all([first, second]);
    expect(order).toEqual(['the tick goes on', 'first goes on', 'second goes on']);
  });

  it('is another one for those who ask in a later tick', async () => {
    const nextBatch = batchPerTick();
    const first = nextBatch();
    expect(nextBatch()).toBe(first);
    await first;
    expect(nextBatch()).not.toBe(first);
  });
});

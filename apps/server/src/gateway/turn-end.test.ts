import { describe, expect, it } from 'vitest';
import { turnEnd } from './turn-end.ts';

describe('The end of a turn', () => {
  it('comes for all who asked within the turn, after everything else the turn still had to do', async () => {
    const end = turnEnd();
    const order: string[] = [];
    const first = end().then(() => order.push('first goes on'));
    process.nextTick(() => order.push('the turn goes on'));
    const second = end().then(() => order.push('second goes on'));
    await Promise.all([first, second]);
    expect(order).toEqual(['the turn goes on', 'first goes on', 'second goes on']);
  });

  it('comes anew for those who ask in a later turn', async () => {
    const end = turnEnd();
    const first = end();
    expect(end()).toBe(first);
    await first;
    expect(end()).not.toBe(first);
  });
});

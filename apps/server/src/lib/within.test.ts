import { describe, expect, it } from 'vitest';
import { within } from './within.ts';

const LONG = 600_000;
const never = () => new Promise<never>(() => undefined);

describe('Work with a bound in time', () => {
  it('is answered as it ends', async () => {
    expect(await within(LONG, Promise.resolve('done'), () => 'late')).toBe('done');
    await expect(within(LONG, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken');
  });

  it('is no longer waited for when it takes too long', async () => {
    expect(await within(1, never(), () => 'late')).toBe('late');
    const refuse = () => {
      throw new Error('late');
    };
    await expect(within(1, never(), refuse)).rejects.toThrow('late');
  });
});

import { describe, expect, it } from 'vitest';
import { askAgainIn } from './picture-delay.ts';

const answer = (status: number, retryAfter?: string) => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
});

describe('A picture that was not sent', () => {
  it.each([
    [503, '2', 2],
    [429, '7', 7],
    [503, '0', 1],
    [503, '600', 30],
    [503, undefined, 1],
    [503, 'Sun, 22 Nov 2026 10:00:00 GMT', 30],
    [503, '-5', 1],
  ] as const)('(%s, retry-after %s) is asked for again after %s seconds', (status, after, seconds) => {
    expect(askAgainIn(answer(status, after))).toBe(seconds);
  });

  it.each([404, 500, 502])('(%s) is not waited for', (status) => {
    expect(askAgainIn(answer(status, '2'))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { CloudError, CODES } from './errors.ts';
import { patiently } from './patience.ts';

const busy = (retryAfter?: number) =>
  new CloudError(CODES.busy, 'too many requests', 'gateway', { retryAfter });

/** Refuses `times` times, and tells how long was waited. */
function line(times: number, retryAfter?: number) {
  const waits: number[] = [];
  const told: number[] = [];
  let left = times;
  const answer = patiently(
    { wait: async (ms) => void waits.push(ms), onBusy: (seconds) => told.push(seconds) },
    undefined,
    async () => {
      if (left === 0) return 'done';
      left -= 1;
      throw busy(retryAfter);
    },
  );
  return { answer, waits, told };
}

describe('A call that came with too many others', () => {
  it('is sent again after the time the server says, at most twice that, and the page is told', async () => {
    const { answer, waits, told } = line(3, 2);
    expect(await answer).toBe('done');
    expect(waits).toHaveLength(3);
    expect(told.map((seconds) => seconds * 1_000)).toEqual(waits);
    for (const ms of waits) expect(ms >= 2_000 && ms <= 4_000, String(ms)).toBe(true);
  });

  it('waits a second or more where the server says nothing, and ten or twenty where it says an hour', async () => {
    const [short, long] = [line(1), line(1, 3_600)];
    await Promise.all([short.answer, long.answer]);
    expect(short.waits[0]).toBeGreaterThanOrEqual(1_000);
    expect(long.waits[0]).toBeLessThanOrEqual(20_000);
  });

  it('fails in the end', async () => {
    const { answer, waits } = line(1_000, 3);
    await expect(answer).rejects.toMatchObject({ code: CODES.busy });
    expect(waits.length).toBeLessThanOrEqual(10);
  });

  it.each([
    new CloudError('too-many-requests', '', 'server'),
    new CloudError('SYS_ERR', '', 'gateway'),
    new CloudError(CODES.request, '', 'network'),
  ])('is not sent again for another reason (%s)', async (error) => {
    let times = 0;
    const work = async () => {
      times += 1;
      throw error;
    };
    await expect(patiently({ wait: async () => {} }, undefined, work)).rejects.toBe(error);
    expect(times).toBe(1);
  });
});

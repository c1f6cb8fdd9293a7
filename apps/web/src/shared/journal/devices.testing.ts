import { afterEach } from 'vitest';
import { device } from './journal.testing.ts';
import { NO_TOTAL, totalKey } from './totals.ts';

export const KIND = 'practice.count';

/** For the tests of a file: makes devices, which end with the test. */
export function startDevices() {
  const opened: { end(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.end();
  });
  return (...given: Parameters<typeof device>) => {
    const made = device(...given);
    opened.push(made);
    return made;
  };
}

/** What a device shows of a subject. */
export const total = ({ journal }: Pick<ReturnType<typeof device>, 'journal'>, subject = 'a') =>
  journal.view().totals.get(totalKey(KIND, subject)) ?? NO_TOTAL;

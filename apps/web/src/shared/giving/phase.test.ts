import { expect, test } from 'vitest';
import { askAgainAfterMs, MOST_ASKS, PATIENCE_MS, phaseOf } from './phase.ts';

test('coming back proves nothing: an unpaid order is never shown as settled', () => {
  for (const payment of [null, 'created', 'pending', 'declined', 'failed', 'expired'] as const) {
    expect(phaseOf({ status: 'unpaid', payment })).not.toBe('settled');
  }
  expect(phaseOf({ status: 'paid', payment: 'settled' })).toBe('settled');
});

test('a payment under way waits, a refused one can be paid again, none can be paid', () => {
  expect(phaseOf({ status: 'unpaid', payment: 'pending' })).toBe('pending');
  expect(phaseOf({ status: 'unpaid', payment: 'declined' })).toBe('declined');
  expect(phaseOf({ status: 'unpaid', payment: 'expired' })).toBe('unpaid');
  expect(phaseOf({ status: 'unpaid', payment: null })).toBe('unpaid');
});

test('what ended stays as it ended, whatever its payments say', () => {
  expect(phaseOf({ status: 'cancelled', payment: 'declined' })).toBe('cancelled');
  expect(phaseOf({ status: 'expired', payment: 'pending' })).toBe('expired');
  expect(phaseOf({ status: 'refunded', payment: 'refunded' })).toBe('refunded');
});

test('questions come ever more slowly and end with patience', () => {
  const waits = Array.from({ length: MOST_ASKS }, (_, count) => askAgainAfterMs(count));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(PATIENCE_MS);
  expect(MOST_ASKS).toBeLessThan(20);
});

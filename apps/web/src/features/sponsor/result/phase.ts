import type { Order } from '@yuanguang/contract/objects/sponsor';

/** What the result page says of an order. */
export type Phase =
  | 'settled'
  | 'completed'
  | 'pending'
  | 'declined'
  | 'unpaid'
  | 'expired'
  | 'cancelled'
  | 'refunded';

/** Only the order and its newest payment decide; that the payer came back proves nothing. */
export function phaseOf({ status, payment }: Pick<Order, 'status' | 'payment'>): Phase {
  if (status === 'paid') return 'settled';
  if (status !== 'unpaid') return status;
  if (payment === 'created' || payment === 'pending') return 'pending';
  if (payment === 'declined' || payment === 'failed') return 'declined';
  return 'unpaid';
}

const FIRST_MS = 2_000;
const LONGEST_MS = 15_000;
/** After this long without word from the provider the page stops asking by itself. */
export const PATIENCE_MS = 90_000;

/** How long to wait before asking the `count`-th time again. */
export function askAgainAfterMs(count: number): number {
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * 1.4 ** Math.max(0, count)));
}

/** How many times are asked before patience ends. */
export const MOST_ASKS = (() => {
  let count = 0;
  for (let waited = 0; waited < PATIENCE_MS; count += 1) waited += askAgainAfterMs(count);
  return count;
})();

import type { PaymentStatus } from '@yuanguang/contract/objects/payment';

/** What its page says of something that is paid for; whatever ended otherwise stays as it ended. */
export type Phase<Status extends string> =
  | 'settled'
  | 'pending'
  | 'declined'
  | 'unpaid'
  | Exclude<Status, 'paid' | 'unpaid'>;

interface Payable<Status extends string> {
  readonly status: Status;
  /** State of its newest payment; null before the first. */
  readonly payment: PaymentStatus | null;
}

/** Only its own state and its newest payment decide; that the payer came back proves nothing. */
export function phaseOf<Status extends string>({ status, payment }: Payable<Status>): Phase<Status> {
  if (status === 'paid') return 'settled';
  if (status !== 'unpaid') return status as Exclude<Status, 'paid' | 'unpaid'>;
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

import type { FulfilmentStatus, OrderStatus } from '@yuanguang/contract/objects/sponsor';
import type { Machine } from '../../../lib/machine.ts';

export type OrderMove = 'pay' | 'payLate' | 'expire' | 'cancel' | 'complete' | 'refund';

/** What is owed. `payLate`: the money came after the order had expired; money is never lost, so the order lives again. */
export const ORDER_MOVES: Machine<OrderStatus, OrderMove> = {
  pay: { from: ['unpaid'], to: 'paid' },
  payLate: { from: ['expired'], to: 'paid' },
  expire: { from: ['unpaid'], to: 'expired' },
  cancel: { from: ['unpaid'], to: 'cancelled' },
  complete: { from: ['paid'], to: 'completed' },
  refund: { from: ['paid', 'completed'], to: 'refunded' },
};

export type FulfilmentMove = 'batch' | 'print' | 'ship' | 'complete' | 'stop' | 'resume';

/** What happens to the books. `resume` goes with `payLate`. */
export const FULFILMENT_MOVES: Machine<FulfilmentStatus, FulfilmentMove> = {
  batch: { from: ['waiting'], to: 'batched' },
  print: { from: ['batched'], to: 'printing' },
  ship: { from: ['printing'], to: 'shipped' },
  complete: { from: ['printing', 'shipped'], to: 'completed' },
  stop: { from: ['waiting', 'batched', 'printing'], to: 'stopped' },
  resume: { from: ['stopped'], to: 'waiting' },
};

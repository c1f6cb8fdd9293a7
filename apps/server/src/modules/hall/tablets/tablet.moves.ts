import type { TabletStatus } from '@yuanguang/contract/objects/hall';
import type { Machine } from '../../../lib/machine.ts';

export type TabletMove =
  | 'pay'
  | 'payLate'
  | 'expire'
  | 'approve'
  | 'reject'
  | 'light'
  | 'putUp'
  | 'renew'
  | 'end'
  | 'withdraw';

/**
 * `payLate`: the money came after the time was over; money is never lost, so the registration lives again. `light`: a lamp
 * alone has no words to be looked at, so it stands at once. What was rejected or withdrawn stays so.
 */
export const TABLET_MOVES: Machine<TabletStatus, TabletMove> = {
  pay: { from: ['unpaid'], to: 'applied' },
  payLate: { from: ['expired'], to: 'applied' },
  expire: { from: ['unpaid'], to: 'expired' },
  approve: { from: ['applied'], to: 'approved' },
  reject: { from: ['applied'], to: 'rejected' },
  light: { from: ['applied'], to: 'standing' },
  putUp: { from: ['approved'], to: 'standing' },
  renew: { from: ['standing', 'ended'], to: 'standing' },
  end: { from: ['standing'], to: 'ended' },
  withdraw: { from: ['unpaid', 'applied', 'approved', 'standing', 'ended'], to: 'withdrawn' },
};

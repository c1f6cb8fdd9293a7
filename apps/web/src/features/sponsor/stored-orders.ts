import type { Order } from '@yuanguang/contract/objects/sponsor';
import { storedList } from '../../shared/storage/stored-list.ts';

/** An order this device has seen: enough to find it again, nothing of its content but the book. */
export interface StoredOrder {
  /** Secret of the order's link. */
  readonly token: string;
  readonly sponsorNumber: string;
  readonly bookTitle: string;
  readonly copies: number;
  /** Instant of the order, ISO 8601. */
  readonly createdAt: string;
}

const orders = storedList<StoredOrder>({
  key: 'yuanguang.orders',
  most: 50,
  isItem: (value): value is StoredOrder =>
    typeof value === 'object' && value !== null && 'token' in value && 'sponsorNumber' in value,
  idOf: ({ token }) => token,
});

export const { forgetAll: forgetOrders, useItems: useStoredOrders } = orders;

/** What the account keeps stays there: this device may be another's once its owner has logged out. */
export function storeOrder(token: string, order: Order): void {
  if (order.ownership === 'own') return;
  const { sponsorNumber, bookTitle, copies, createdAt } = order;
  orders.keep({ token, sponsorNumber, bookTitle, copies, createdAt });
}

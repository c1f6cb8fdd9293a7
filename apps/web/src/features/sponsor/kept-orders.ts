import { useSyncExternalStore } from 'react';

/** An order this device has seen: enough to find it again, nothing of its content but the book. */
export interface KeptOrder {
  /** Secret of the order's link. */
  readonly token: string;
  readonly sponsorNumber: string;
  readonly bookTitle: string;
  readonly copies: number;
  /** Instant of the order, ISO 8601. */
  readonly createdAt: string;
}

const KEY = 'yuanguang.orders';
const MOST = 50;
const NONE: readonly KeptOrder[] = [];
const listeners = new Set<() => void>();
let current: readonly KeptOrder[] | undefined;

function read(): readonly KeptOrder[] {
  if (current) return current;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    current = Array.isArray(kept) ? (kept as KeptOrder[]) : NONE;
  } catch {
    current = NONE;
  }
  return current;
}

function write(next: readonly KeptOrder[]): void {
  current = next;
  try {
    if (next.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage they are known until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Newest first; the oldest of too many is forgotten. */
export function keepOrder(order: KeptOrder): void {
  const known = read();
  const [first] = known;
  if (first?.token === order.token) return;
  write([order, ...known.filter((one) => one.token !== order.token)].slice(0, MOST));
}

export function forgetOrders(): void {
  write(NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKeptOrders(): readonly KeptOrder[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

import { useSyncExternalStore } from 'react';

const KEY = 'yuanguang.search';
const MOST = 10;
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let current: readonly string[] | undefined;

function read(): readonly string[] {
  if (current) return current;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    current = Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : NONE;
  } catch {
    current = NONE;
  }
  return current;
}

function write(next: readonly string[]): void {
  current = next;
  try {
    if (next.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it is known until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Newest first, each once, ten at most; kept on this device only. */
export function rememberQuery(query: string): void {
  write([query, ...read().filter((one) => one !== query)].slice(0, MOST));
}

export function forgetQuery(query: string): void {
  write(read().filter((one) => one !== query));
}

export function forgetQueries(): void {
  write(NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useQueries(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

import { useSyncExternalStore } from 'react';
import type { OrderValues } from './form/values.ts';

/** What the visitor has chosen above the form. */
export interface Choice {
  readonly bookId: string | null;
  readonly copies: number;
}

interface Draft {
  readonly choice: Choice;
  readonly form: Partial<OrderValues>;
}

const KEY = 'yuanguang.sponsor.draft';
const EMPTY: Draft = { choice: { bookId: null, copies: 10 }, form: {} };
const listeners = new Set<() => void>();
let current: Draft | undefined;

/** The draft outlives a reload and every error, and ends with the tab. */
function read(): Draft {
  if (current) return current;
  try {
    current = { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>) };
  } catch {
    current = EMPTY; // No storage, or not ours: the form begins empty.
  }
  return current;
}

function write(next: Draft): void {
  const turned = next.choice !== current?.choice;
  current = next;
  try {
    if (next === EMPTY) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the draft holds until the page is left.
  }
  if (turned) for (const listener of listeners) listener();
}

export function changeChoice(part: Partial<Choice>): void {
  const draft = read();
  write({ ...draft, choice: { ...draft.choice, ...part } });
}

export function keptForm(): Partial<OrderValues> {
  return read().form;
}

export function keepForm(form: Partial<OrderValues>): void {
  write({ ...read(), form });
}

/** After the printing is paid for: the next one begins anew. */
export function clearDraft(): void {
  write(EMPTY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChoice(): Choice {
  return useSyncExternalStore(
    subscribe,
    () => read().choice,
    () => EMPTY.choice,
  );
}

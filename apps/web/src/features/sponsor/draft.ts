import { createEmitter } from '@yuanguang/ui/emitter';
import { useSyncExternalStore } from 'react';
import { storedValue } from '../../shared/storage/stored.ts';
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

const EMPTY: Draft = { choice: { bookId: null, copies: 10 }, form: {} };
const changes = createEmitter();
/** Outlives a reload and every error, and ends with the tab. */
const stored = storedValue('sessionStorage', 'yuanguang.sponsor.draft', (value) => value as Partial<Draft>);
let current: Draft | undefined;

function read(): Draft {
  current ??= { ...EMPTY, ...stored.read() };
  return current;
}

function write(next: Draft): void {
  const turned = next.choice !== current?.choice;
  current = next;
  stored.write(next === EMPTY ? undefined : next);
  if (turned) changes.emit();
}

export function changeChoice(part: Partial<Choice>): void {
  const draft = read();
  write({ ...draft, choice: { ...draft.choice, ...part } });
}

export function storedForm(): Partial<OrderValues> {
  return read().form;
}

export function storeForm(form: Partial<OrderValues>): void {
  write({ ...read(), form });
}

/** After the printing is paid for: the next one begins anew. */
export function clearDraft(): void {
  write(EMPTY);
}

export function useChoice(): Choice {
  return useSyncExternalStore(
    changes.subscribe,
    () => read().choice,
    () => EMPTY.choice,
  );
}

/** Modals and toasts can be asked for anywhere; the shell's host shows them. */
export interface ModalRequest {
  readonly title: string;
  readonly content: string;
  readonly confirmText: string;
  /** Without it there is only the confirm button. */
  readonly cancelText?: string;
}
export interface Notices {
  readonly modal: (ModalRequest & { readonly answer: (confirmed: boolean) => void }) | null;
  /** A line shown for a moment; a newer one has another key. */
  readonly toast: { readonly key: number; readonly text: string; readonly durationMs: number } | null;
}

const QUIET: Notices = { modal: null, toast: null };
const listeners = new Set<() => void>();
const waiting: NonNullable<Notices['modal']>[] = [];
let current: Notices = QUIET;
let toasts = 0;

function change(part: Partial<Notices>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

/** Asks and resolves to true when confirmed. Further questions wait for their turn. */
export function showModal(request: ModalRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const modal = {
      ...request,
      answer: (confirmed: boolean) => {
        change({ modal: waiting.shift() ?? null });
        resolve(confirmed);
      },
    };
    if (current.modal) waiting.push(modal);
    else change({ modal });
  });
}

export function showToast(text: string, durationMs: number): void {
  toasts += 1;
  change({ toast: { key: toasts, text, durationMs } });
}

export const noticeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Notices => current,
  readOnServer: (): Notices => QUIET,
};

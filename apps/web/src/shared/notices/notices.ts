/** Toasts, modals and the loading veil can be asked for anywhere; the shell's host shows them. */
export interface ModalRequest {
  readonly title: string;
  readonly content: string;
  readonly confirmText: string;
  /** Without it there is only the confirm button. */
  readonly cancelText?: string;
}
export interface Notices {
  readonly toast: { readonly id: number; readonly text: string } | null;
  readonly modal: (ModalRequest & { readonly answer: (confirmed: boolean) => void }) | null;
  /** Text of the loading veil, null when nothing is waited for. */
  readonly loading: string | null;
}

const QUIET: Notices = { toast: null, modal: null, loading: null };
const listeners = new Set<() => void>();
const waiting: NonNullable<Notices['modal']>[] = [];
let current: Notices = QUIET;
let nextToast = 1;
let toastTimer: ReturnType<typeof setTimeout> | undefined;

function change(part: Partial<Notices>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

/** Shows a line for `ms` milliseconds (SPEC 9: 1500 by default); a newer one takes its place. */
export function showToast(text: string, ms = 1_500): void {
  clearTimeout(toastTimer);
  change({ toast: { id: nextToast++, text } });
  toastTimer = setTimeout(() => change({ toast: null }), ms);
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

export function showLoading(text: string): void {
  change({ loading: text });
}

export function hideLoading(): void {
  change({ loading: null });
}

export const noticeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Notices => current,
  readOnServer: (): Notices => QUIET,
};

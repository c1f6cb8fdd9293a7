import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from './emitter.ts';
import { CheckIcon } from './icons/check.tsx';
import { OfflineIcon } from './icons/offline.tsx';
import { WarningIcon } from './icons/warning.tsx';
import s from './toast.module.css';

export interface Toast {
  text: string;
  /** `done` with a tick, `warn` with a sign, `offline` with a cloud; none unless told. */
  kind?: 'done' | 'warn' | 'offline';
  /** Milliseconds on screen, 1500 unless told. Long sentences get more by themselves. */
  durationMs?: number;
}

type Shown = Toast & { key: number };
let shown: Shown | undefined;
let count = 0;
const changes = createEmitter();

function put(next: Shown | undefined) {
  shown = next;
  changes.emit();
}

/** Shows a short message in the {@link ToastHost}; a newer one replaces it. */
export function toast(message: Toast | string) {
  count += 1;
  put({ ...(typeof message === 'string' ? { text: message } : message), key: count });
}

const ICONS = { done: CheckIcon, warn: WarningIcon, offline: OfflineIcon };

/** Milliseconds needed to read a message: 1500, more for a sentence. */
export function readingMs({ text, durationMs }: Toast): number {
  return durationMs ?? Math.max(1500, Math.min(6000, text.length * 110));
}

/** Where messages appear. Put it once, at the end of the app. */
export function ToastHost() {
  const current = useSyncExternalStore(
    changes.subscribe,
    () => shown,
    () => undefined,
  );
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => put(undefined), readingMs(current));
    return () => clearTimeout(timer);
  }, [current]);
  const ToastIcon = current?.kind ? ICONS[current.kind] : undefined;
  return (
    <div className={s.host} role="status" aria-live="polite">
      {current ? (
        <div className={s.toast} key={current.key}>
          {ToastIcon ? <ToastIcon /> : null}
          {current.text}
        </div>
      ) : null}
    </div>
  );
}

import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Modal } from './dialog.tsx';
import { createEmitter } from './emitter.ts';

export interface Question {
  title: string;
  body?: ReactNode;
  confirmLabel: string;
  /** Leave it out for a dialog that only informs. */
  cancelLabel?: string;
  grave?: boolean;
}

interface Asked {
  readonly question: Question;
  readonly open: boolean;
  readonly resolve: (yes: boolean) => void;
}
let asked: Asked | undefined;
const changes = createEmitter();

/** The dialog stays while it closes, so that the cursor goes back to where it was. */
function answer(one: Asked | undefined, yes: boolean) {
  if (!one?.open) return;
  one.resolve(yes);
  if (asked !== one) return;
  asked = { ...one, open: false };
  changes.emit();
}

/**
 * Asks in the {@link QuestionHost}: `const ask = useAsk()`, then `if (await ask({ title, confirmLabel, cancelLabel })) …`.
 * False when it was cancelled, another question came, or what asked is gone.
 */
export function useAsk(): (question: Question) => Promise<boolean> {
  const own = useRef<Asked>(undefined);
  useEffect(() => () => answer(own.current, false), []);
  return useCallback((question) => {
    answer(asked, false);
    return new Promise<boolean>((resolve) => {
      own.current = { question, open: true, resolve };
      asked = own.current;
      changes.emit();
    });
  }, []);
}

/** Where questions appear. Put it once, at the end of the app. */
export function QuestionHost() {
  const current = useSyncExternalStore(
    changes.subscribe,
    () => asked,
    () => undefined,
  );
  if (!current) return null;
  const { body, ...words } = current.question;
  const end = (yes: boolean) => () => answer(current, yes);
  return (
    <Modal {...words} open={current.open} onConfirm={end(true)} onCancel={end(false)}>
      {body}
    </Modal>
  );
}

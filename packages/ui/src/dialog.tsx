import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import s from './dialog.module.css';
import { CloseIcon } from './icons/close.tsx';

/** Opens and closes a native modal dialog: focus goes in, stays in, and comes back to where it was. */
export function useNativeDialog(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return ref;
}

/** Escape and the veil ask to close; the owner decides. */
export function closeHandlers(onClose: (() => void) | undefined) {
  return {
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose?.();
    },
    onClick: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget) onClose?.();
    },
  };
}

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A sheet that rises from below, bound by its thread. */
export function Sheet({ open, onClose, title, closeLabel, children }: SheetProps) {
  const ref = useNativeDialog(open);
  const id = useId();
  return (
    <dialog ref={ref} className={s.sheet} aria-labelledby={id} {...closeHandlers(onClose)}>
      <div className={s.stitch} />
      <div className={s.sheetIn}>
        <div className={s.sheetHead}>
          <h2 className={s.title} id={id}>
            {title}
          </h2>
          <button type="button" className={s.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {open ? <div className="yg-stack">{children}</div> : null}
      </div>
    </dialog>
  );
}

export interface ModalProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** Leave out both for a dialog that only informs. */
  cancelLabel?: string;
  onCancel?: () => void;
  /** Confirming is under way. */
  busy?: boolean;
  /** The confirmation is the plain button, the cancel the seal: for what cannot be undone. */
  grave?: boolean;
}

/** A titled question with confirm and cancel. */
export function Modal(props: ModalProps) {
  const { open, title, children, confirmLabel, onConfirm, cancelLabel, onCancel, busy, grave } = props;
  const ref = useNativeDialog(open);
  const id = useId();
  const leave = onCancel ?? onConfirm;
  return (
    <dialog
      ref={ref}
      className={s.modal}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={children ? `${id}d` : undefined}
      onCancel={closeHandlers(busy ? undefined : leave).onCancel}
    >
      <div className={s.modalIn}>
        <h2 className={s.title} id={id}>
          {title}
        </h2>
        {children ? <div id={`${id}d`}>{children}</div> : null}
        <div className={s.choices}>
          {cancelLabel ? (
            <Button variant={grave ? 'seal' : 'plain'} onClick={onCancel} disabled={busy}>
              {cancelLabel}
            </Button>
          ) : null}
          <Button variant={grave ? 'plain' : 'seal'} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

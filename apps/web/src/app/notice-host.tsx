import { Modal, ToastHost, toast } from '@yuanguang/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { noticeStore } from '../shared/notices/notices.ts';

/** Shows what `shared/notices` was asked to show. */
export function NoticeHost() {
  const { modal, toast: asked } = useSyncExternalStore(
    noticeStore.subscribe,
    noticeStore.read,
    noticeStore.readOnServer,
  );
  useEffect(() => {
    if (asked) toast({ text: asked.text, durationMs: asked.durationMs });
  }, [asked]);

  return (
    <>
      <ToastHost />
      {modal ? (
        <Modal
          open
          title={modal.title}
          confirmLabel={modal.confirmText}
          onConfirm={() => modal.answer(true)}
          cancelLabel={modal.cancelText}
          onCancel={modal.cancelText ? () => modal.answer(false) : undefined}
        >
          {modal.content}
        </Modal>
      ) : null}
    </>
  );
}

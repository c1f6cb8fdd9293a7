import { LoadingOverlay, Modal, ToastHost } from '@yuanguang/ui';
import { useSyncExternalStore } from 'react';
import { noticeStore } from '../shared/notices/notices.ts';

/** Shows what `shared/notices` was asked to show. */
export function NoticeHost() {
  const { modal, loading } = useSyncExternalStore(
    noticeStore.subscribe,
    noticeStore.read,
    noticeStore.readOnServer,
  );
  return (
    <>
      <ToastHost />
      {loading === null ? null : <LoadingOverlay label={loading} />}
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

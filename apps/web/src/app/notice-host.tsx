import { LoadingOverlay, Modal, Toast } from '@yuanguang/ui';
import { useSyncExternalStore } from 'react';
import { noticeStore } from '../shared/notices/notices.ts';

/** Shows what `shared/notices` was asked to show. */
export function NoticeHost() {
  const { toast, modal, loading } = useSyncExternalStore(
    noticeStore.subscribe,
    noticeStore.read,
    noticeStore.readOnServer,
  );
  return (
    <>
      <Toast>{toast?.text}</Toast>
      {loading === null ? null : <LoadingOverlay label={loading} />}
      {modal ? (
        <Modal
          open
          title={modal.title}
          confirmLabel={modal.confirmText}
          cancelLabel={modal.cancelText}
          onConfirm={() => modal.answer(true)}
          onCancel={() => modal.answer(false)}
        >
          {modal.content}
        </Modal>
      ) : null}
    </>
  );
}

import type { QueryClient } from '@tanstack/react-query';
import { currentAccount, watchAccount } from '../account/account.ts';
import { renewPush } from './push.ts';
import type { WorkerMessage } from './worker-message.ts';

/** Hears from the service worker, and renews what this browser is told; once for the document. */
export function startPush(queryClient: QueryClient): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'open') location.hash = `#${data.page}`;
    void queryClient.invalidateQueries({ queryKey: ['notice', 'inbox'] });
  });
  let { uid } = currentAccount();
  watchAccount(() => {
    if (uid === currentAccount().uid) return;
    uid = currentAccount().uid;
    renew();
  });
  renew();
}

/** What does not come about now does at the next start. */
const renew = (): void => void renewPush().catch(() => undefined);

import type { WorkerMessage } from '../shared/push/worker-message.ts';

/*
 * Notices that come while the app is closed, or lies behind something else. What a push says is made by the temple for a
 * locked screen (docs/decisions/0021-notices.md); what it is about is read in the app.
 */
interface Client {
  readonly focused: boolean;
  focus(): Promise<Client>;
  postMessage(message: WorkerMessage): void;
}
interface PushEvent {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface NotificationEvent {
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

interface Push {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly page: string;
}
const INBOX = '/notices';
/** A browser that shows nothing for a push is soon given none: what cannot be read leads to the inbox. */
const UNREADABLE: Push = { id: 'unreadable', title: '圆光寺', text: '', page: INBOX };

function read({ data }: PushEvent): Push {
  try {
    const { id, title, text, page } = (data?.json() ?? {}) as Record<string, unknown>;
    const isPage = typeof page === 'string' && /^\/(?!\/)/.test(page);
    if (typeof id !== 'string' || typeof title !== 'string') return UNREADABLE;
    return { id, title, text: typeof text === 'string' ? text : '', page: isPage ? page : INBOX };
  } catch {
    return UNREADABLE;
  }
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show({ id, title, text, page }: Push): Promise<void> {
  await self.registration.showNotification(title, {
    body: text,
    // The same notice sent twice is shown once.
    tag: id,
    data: page,
    icon: '/zhuyin/icon-192.png',
    badge: '/zhuyin/icon-badge-96.png',
  });
  for (const one of await openPages()) one.postMessage({ type: 'notice' });
}

async function open(page: string): Promise<void> {
  const pages = await openPages();
  const shown = pages.find(({ focused }) => focused) ?? pages[0];
  if (!shown) return void (await self.clients.openWindow(`/zhuyin/#${page}`));
  shown.postMessage({ type: 'open', page });
  await shown.focus();
}

export function listenToPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(read(event))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}

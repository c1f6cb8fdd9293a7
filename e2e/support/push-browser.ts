import type { BrowserContext, Page, Worker } from '@playwright/test';
import { receivedPushes, type ServedApps, subscribedBrowser } from './served-apps.ts';

/**
 * Gives the pages of a context what a test browser lacks: the push service of its maker. Subscriptions come from the
 * double, which checks and opens what the temple sends; what came is handed to the real service worker as the browser
 * would do it.
 */
export async function pushBrowser(context: BrowserContext, apps: ServedApps) {
  let kept: { endpoint: string; p256dh: string; auth: string; key: string } | undefined;
  let isReachable = true;
  await context.exposeFunction('pushSubscribe', async (key: string) => {
    if (!isReachable) return null;
    kept = { ...(await subscribedBrowser(apps, key)), key };
    return kept;
  });
  await context.exposeFunction('pushKept', () => kept ?? null);
  await context.exposeFunction('pushEnd', () => {
    kept = undefined;
  });
  await context.addInitScript(replacePushManager);
  let delivered = 0;
  return {
    endpoint: () => kept?.endpoint,
    /** The browser forgets it, as after months, or as its maker pleases. */
    forget: () => {
      kept = undefined;
    },
    unreachable: () => {
      isReachable = false;
    },
    reachable: () => {
      isReachable = true;
    },
    received: (endpoint = kept?.endpoint ?? '') => receivedPushes(apps, endpoint),
    /** Hands what came since the last time to the service worker. */
    async deliver(page: Page): Promise<void> {
      const pushes = await receivedPushes(apps, kept?.endpoint ?? '');
      for (const { payload } of pushes.slice(delivered)) await deliverTo(page, payload);
      delivered = pushes.length;
    },
  };
}

/** Hands bytes to the page's service worker as a push, by the browser's own means. */
export async function deliverTo(page: Page, payload: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: payload,
  });
  await devtools.detach();
}

export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** What the device shows of the app now. */
export const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Presses what is shown last: no test browser has a finger for that, but its worker hears the same event. */
export async function pressShown(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (type: string, init: { notification?: Notification }) => Event;
    };
    const notification = (await scope.registration.getNotifications()).at(-1);
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}

/** Runs in the page. */
function replacePushManager(): void {
  interface Kept {
    endpoint: string;
    p256dh: string;
    auth: string;
    key: string;
  }
  const outside = window as unknown as {
    pushSubscribe(key: string): Promise<Kept | null>;
    pushKept(): Promise<Kept | null>;
    pushEnd(): Promise<void>;
  };
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  const subscriptionOf = ({ endpoint, p256dh, auth, key }: Kept) => ({
    endpoint,
    options: { applicationServerKey: bytes(key).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => outside.pushEnd().then(() => true),
  });
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const kept = await outside.pushKept();
      return kept && subscriptionOf(kept);
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      const text = btoa(String.fromCharCode(...applicationServerKey));
      const key = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      const kept = await outside.pushSubscribe(key);
      if (!kept) throw new DOMException('Registration failed - push service error', 'AbortError');
      return subscriptionOf(kept);
    },
  });
}

import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/*
 * The service worker: the app's files are kept at install (their names carry their hash), the page itself comes from
 * the network while there is one. Calls to the cloud never pass through here: money and names are online only.
 */
declare const self: {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: unknown): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  __FILES: { url: string; revision: string | null }[];
};

precacheAndRoute(self.__FILES);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(new NetworkFirst({ cacheName: 'page', networkTimeoutSeconds: 4 }), {
    allowlist: [/^\/zhuyin\/(index\.html)?($|\?)/],
  }),
);
// The page that installs this worker was fetched before it: kept now, the very first visit can be repeated offline.
self.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open('page')
      .then((pages) => pages.add('/zhuyin/'))
      .then(() => self.skipWaiting()),
  ),
);
registerRoute(({ url }) => url.pathname.endsWith('.woff2'), new CacheFirst({ cacheName: 'fonts' }));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

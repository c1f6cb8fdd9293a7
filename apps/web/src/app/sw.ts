import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { listenToPushes } from './sw-push.ts';

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

listenToPushes();
precacheAndRoute(self.__FILES);
cleanupOutdatedCaches();
registerRoute(
  // The page varies by encoding and language; a device has one of each.
  new NavigationRoute(
    new NetworkFirst({ cacheName: 'page', networkTimeoutSeconds: 4, matchOptions: { ignoreVary: true } }),
    {
      allowlist: [/^\/zhuyin\/(index\.html)?($|\?)/],
    },
  ),
);
/**
 * The page that installs this worker was fetched before it: kept now, the very first visit can be repeated offline, and
 * with it the fonts it names, which are those of the reader's language, but for what hardly any page shows.
 */
async function keepPage(): Promise<void> {
  const page = await fetch('/zhuyin/');
  if (!page.ok) throw new Error(`the page was answered ${page.status}`);
  const fonts = (await page.clone().text()).match(/\/zhuyin\/assets\/(?!song-rest)[\w-]+\.woff2/g) ?? [];
  await (await caches.open('page')).put('/zhuyin/', page);
  await (await caches.open('fonts')).addAll([...new Set(fonts)]);
}

self.addEventListener('install', (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
registerRoute(({ url }) => url.pathname.endsWith('.woff2'), new CacheFirst({ cacheName: 'fonts' }));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

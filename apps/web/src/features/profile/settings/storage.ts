import { clearPersistedQueries } from '../../../shared/offline/persisted-queries.ts';
import { pushState } from '../../../shared/push/push.ts';
import { storedText } from '../../../shared/storage/stored.ts';
import { VISITS_KEY } from '../../../shared/visits/visits.ts';

/** What look-ups and searches leave on the device, see `features/lookup` and `features/search`. */
const histories = ['yuanguang.search', 'yuanguang.searches'].map((key) => storedText('localStorage', key));

/** How many bytes this site keeps on the device; undefined where the browser does not tell. */
export async function bytesKept(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch {
    return undefined;
  }
}

/**
 * Empties what was kept only so that pages come sooner or without a network: answers, the app's files, and what was
 * looked up. Who is logged in, the reading settings and the links of one's orders stay. The service worker keeps the
 * files again at the next visit; where it shows notices it stays, and with it the files of its installation.
 */
export async function clearCache(): Promise<void> {
  for (const history of histories) history.write(undefined);
  await clearPersistedQueries();
  const showsNotices = (await pushState()) === 'on';
  if ('caches' in window) {
    const names = (await caches.keys()).filter((name) => !(showsNotices && name.includes('precache')));
    for (const name of names) await caches.delete(name);
  }
  if (showsNotices) return;
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const worker of workers) await worker.unregister();
}

/** What says nothing of a person: how they read, the number of the device, and that it has been here. */
const IMPERSONAL = new Set(['yuanguang.preferences', 'yuanguang.device', VISITS_KEY]);

/**
 * Forgets whatever this device knows of a person: what was begun, looked up, ordered and read. Preferences of reading
 * stay. Whoever calls this loads the page anew, so that nothing lives on in its memory.
 */
export function forgetPerson(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!IMPERSONAL.has(key)) storage.removeItem(key);
  }
}

const UNITS = ['kilobyte', 'megabyte'] as const;

/** Bytes for the eye: `{ value: 1.4, unit: 'megabyte' }`, never less than a tenth of a kilobyte unless nothing. */
export function readableBytes(bytes: number): {
  readonly value: number;
  readonly unit: (typeof UNITS)[number];
} {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return { value: Math.ceil(kilobytes * 10) / 10, unit: 'kilobyte' };
  return { value: Math.round((kilobytes / 1024) * 10) / 10, unit: 'megabyte' };
}

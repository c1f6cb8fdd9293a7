import { readPreferences } from './preference-store.ts';

/** Whether this reader wants nothing to move. */
export function wantsStillness(): boolean {
  return (
    document.documentElement.dataset.motion === 'still' ||
    globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true
  );
}

/** Whether the app may sound: only where the preferences say so. */
export function maySound(): boolean {
  return readPreferences().sound === 'on' && !wantsStillness();
}

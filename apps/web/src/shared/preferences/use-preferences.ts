import { useSyncExternalStore } from 'react';
import { onPreferences, readPreferences } from './preference-store.ts';
import { DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';

export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, readPreferences, () => DEFAULT_PREFERENCES);
}

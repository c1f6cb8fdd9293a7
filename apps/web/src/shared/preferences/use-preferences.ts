import { useSyncExternalStore } from 'react';
import {
  applyPreferences,
  DEFAULT_PREFERENCES,
  frameworkLanguage,
  PREFERENCES_KEY,
  type Preferences,
  parsePreferences,
  productLanguage,
} from './preferences.ts';

const listeners = new Set<() => void>();
let current: Preferences | undefined;

function device(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

function read(): Preferences {
  if (typeof localStorage === 'undefined') return DEFAULT_PREFERENCES;
  try {
    current ??= parsePreferences(localStorage.getItem(PREFERENCES_KEY));
  } catch {
    current ??= DEFAULT_PREFERENCES;
  }
  return current;
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...read(), ...change };
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(current));
  } catch {
    // Without storage the choice holds for this visit.
  }
  applyPreferences(document.documentElement, current, device());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, read, () => DEFAULT_PREFERENCES);
}

/** The language pages are shown in now, outside React as well. */
export function currentLanguage() {
  return productLanguage(frameworkLanguage(read().language, device()));
}

export function currentFrameworkLanguage() {
  return frameworkLanguage(read().language, device());
}

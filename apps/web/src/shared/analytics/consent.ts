import { useSyncExternalStore } from 'react';

/** Whether this device's reader agreed to be counted. Unset is no: nothing is sent before somebody says yes. */
const KEY = 'yuanguang.statistics';
const YES = 'yes';
const listeners = new Set<() => void>();

export function agreedToStatistics(): boolean {
  try {
    return localStorage.getItem(KEY) === YES;
  } catch {
    return false;
  }
}

export function agreeToStatistics(agreed: boolean): void {
  try {
    if (agreed) localStorage.setItem(KEY, YES);
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing is counted.
  }
  for (const listener of listeners) listener();
}

export function onStatisticsConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the switch in the settings. */
export function useStatisticsConsent(): boolean {
  return useSyncExternalStore(onStatisticsConsent, agreedToStatistics, () => false);
}

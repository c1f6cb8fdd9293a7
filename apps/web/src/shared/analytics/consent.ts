import { createEmitter } from '@yuanguang/ui/emitter';
import { useSyncExternalStore } from 'react';
import { storedText } from '../storage/stored.ts';

/** Whether this device's reader agreed to be counted. Unset is no: nothing is sent before somebody says yes. */
const consent = storedText('localStorage', 'yuanguang.statistics');
const YES = 'yes';
const changes = createEmitter();

export function agreedToStatistics(): boolean {
  return consent.read() === YES;
}

export function agreeToStatistics(agreed: boolean): void {
  consent.write(agreed ? YES : undefined);
  changes.emit();
}

export const onStatisticsConsent = changes.subscribe;

/** For the switch in the settings. */
export function useStatisticsConsent(): boolean {
  return useSyncExternalStore(onStatisticsConsent, agreedToStatistics, () => false);
}

import { CloudError, CODES, isBusy } from '@yuanguang/cloud';
import type { ErrorCode } from '@yuanguang/contract/errors';
import { frameworkText } from '../i18n/framework-text.ts';

/** What the visitor reads of a failed call: refusals speak for themselves, the rest in the app's own words. */
export function errorText(error: unknown): string {
  if (!(error instanceof CloudError)) return frameworkText('request.system');
  if (error.reason === 'network') return frameworkText('request.unavailable');
  if (error.reason === 'timeout') return frameworkText('request.timeout');
  if (isBusy(error)) return frameworkText('request.crowded');
  if (error.code === CODES.upload) return frameworkText('file.uploadFailed');
  const refusal = error.reason === 'server' && /^[a-z]/.test(String(error.code));
  return refusal && error.message ? error.message : frameworkText('request.system');
}

/** Whether the call was refused with one of these codes of the contract. */
export function isRefusal(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof CloudError && codes.some((code) => code === error.code);
}

import type { Passkey } from '@yuanguang/contract/objects/account-passkeys';
import { accountCloud } from '../../../shared/account/cloud.ts';

/** Whether this browser knows passkeys at all: they need a secure page. */
export function canHavePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext;
}

/** The platform in words a person knows it by, so that passkeys can be told apart later. */
export function deviceName(userAgent: string): string {
  const names: readonly (readonly [RegExp, string])[] = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
    [/Android/, 'Android'],
    [/Macintosh/, 'Mac'],
    [/Windows/, 'Windows'],
    [/CrOS/, 'ChromeOS'],
    [/Linux/, 'Linux'],
  ];
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Web';
}

/** Asks the device for a new passkey and hands it to the server; answers with all there are. */
export async function makePasskey(): Promise<readonly Passkey[]> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await accountCloud.passkeyRegistration({});
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = await startRegistration({ optionsJSON: options as object as Options });
  const made = { response: { ...response }, name: deviceName(navigator.userAgent) };
  return (await accountCloud.addPasskey(made)).passkeys;
}

export type PasskeyProblem = 'cancelled' | 'known' | 'unsupported';

/** What went wrong on the device itself; undefined for what the server or the network refused. */
export function passkeyProblem(error: unknown): PasskeyProblem | undefined {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  if (name === 'NotSupportedError' || name === 'SecurityError') return 'unsupported';
  return undefined;
}

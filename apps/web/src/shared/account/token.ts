import { createEmitter } from '@yuanguang/ui/emitter';
import { storedText } from '../storage/stored.ts';

/*
 * Goes with the first code of the app, because the first call to the cloud already carries the token: so it is small,
 * and everything else about accounts is elsewhere.
 */
const token = storedText('localStorage', 'uni_id_token');
const expires = storedText('localStorage', 'uni_id_token_expired');
const user = storedText('localStorage', 'uni-id-pages-userInfo');
const changes = createEmitter();

/** Tells of every change of the login on this device; returns how to stop. */
export const onAccountChange = changes.subscribe;

/** The login token, or undefined when nobody is logged in. Whether it is still good only the server knows. */
export const readToken = token.read;

/** When the token ends, in milliseconds since 1970; 0 without one. */
export function tokenExpiry(): number {
  return Number(expires.read()) || 0;
}

/** Keeps the token that came with an answer; `tokenExpired` is milliseconds since 1970. */
export function storeToken(login: { token: string; tokenExpired: number }): void {
  token.write(login.token);
  expires.write(String(login.tokenExpired));
  changes.emit();
}

/** Forgets the login on this device, and whose it was. */
export function dropToken(): void {
  for (const entry of [token, expires, user]) entry.write(undefined);
  changes.emit();
}

/** What is kept of the person who is logged in, as JSON; empty without one. */
export function readUserText(): string {
  return user.read() ?? '';
}

export function storeUserText(json: string): void {
  user.write(json);
  changes.emit();
}

/*
 * Goes with the first code of the app, because the first call to the cloud already carries the token: so it is small,
 * and everything else about accounts is elsewhere.
 */
const TOKEN = 'uni_id_token';
const EXPIRES = 'uni_id_token_expired';
const USER = 'uni-id-pages-userInfo';

/** Where storage is forbidden (private mode, embedded view) a login lasts as long as the document. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

function write(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    memory.set(key, value);
  }
}

/** Tells of every change of the login on this device; returns how to stop. */
export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The login token, or undefined when nobody is logged in. Whether it is still good only the server knows. */
export function readToken(): string | undefined {
  return read(TOKEN) || undefined;
}

/** When the token ends, in milliseconds since 1970; 0 without one. */
export function tokenExpiry(): number {
  return Number(read(EXPIRES)) || 0;
}

/** Keeps the token that came with an answer; `tokenExpired` is milliseconds since 1970. */
export function keepToken({ token, tokenExpired }: { token: string; tokenExpired: number }): void {
  write(TOKEN, token);
  write(EXPIRES, String(tokenExpired));
  tell();
}

/** Forgets the login on this device, and whose it was. */
export function dropToken(): void {
  for (const key of [TOKEN, EXPIRES, USER]) write(key, '');
  tell();
}

/** What is kept of the person who is logged in, as JSON; empty without one. */
export function readUserText(): string {
  return read(USER);
}

export function keepUserText(json: string): void {
  write(USER, json);
  tell();
}

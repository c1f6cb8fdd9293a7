const KEY = 'yuanguang.realname';

/** Remembers the check that was begun in this tab, for who comes back without its number. */
export function keepBegun(certifyId: string): void {
  try {
    sessionStorage.setItem(KEY, certifyId);
  } catch {
    // Without storage the address the provider leads back to still carries it.
  }
}

export function begun(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetBegun(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

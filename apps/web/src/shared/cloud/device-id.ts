const KEY = 'yuanguang.device';
let remembered: string | undefined;

/** A random id of this device (32 hex characters), kept on it; forgotten with the site's data. */
export function deviceId(): string {
  if (remembered) return remembered;
  try {
    remembered = localStorage.getItem(KEY) ?? undefined;
  } catch {
    // No storage: a new id for this visit.
  }
  if (!remembered) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    remembered = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    try {
      localStorage.setItem(KEY, remembered);
    } catch {
      // As above.
    }
  }
  return remembered;
}

import { storedText } from '../storage/stored.ts';

const stored = storedText('localStorage', 'yuanguang.device');
let remembered: string | undefined;

/** A random id of this device (32 hex characters), stored on it; forgotten with the site's data. */
export function deviceId(): string {
  remembered ??= stored.read();
  if (!remembered) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    remembered = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    stored.write(remembered);
  }
  return remembered;
}

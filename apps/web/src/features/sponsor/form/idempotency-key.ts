import { storedValue } from '../../../shared/storage/stored.ts';
import type { OrderInput } from './to-input.ts';

interface StoredKey {
  readonly key: string;
  /** The form the key was made for, as text. */
  readonly form: string;
  /** The order it became. */
  readonly sponsorNumber?: string;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

const stored = storedValue(
  'sessionStorage',
  'yuanguang.sponsor.key',
  (value) => (value ?? undefined) as StoredKey | undefined,
);

/**
 * The key that makes one order of one filled form, however often it is sent: stored over reloads until the order is
 * settled. A form with other content is another order and gets another key.
 */
export function idempotencyKey(input: OrderInput): string {
  const form = JSON.stringify(input);
  const known = stored.read();
  if (known?.form === form) return known.key;
  const made = { key: newKey(), form };
  stored.write(made);
  return made.key;
}

/** Remembers which order the key became. */
export function keyBecame(sponsorNumber: string): void {
  const known = stored.read();
  if (known) stored.write({ ...known, sponsorNumber });
}

/**
 * Forgets the key: the server knows it for something else, or its order is settled. With a number only the key of that
 * order; answers whether there was one.
 */
export function forgetKey(sponsorNumber?: string): boolean {
  const known = stored.read();
  if (!known || (sponsorNumber !== undefined && known.sponsorNumber !== sponsorNumber)) return false;
  stored.write(undefined);
  return true;
}

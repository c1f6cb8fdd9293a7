import type { OrderInput } from './to-input.ts';

const KEY = 'yuanguang.sponsor.key';

interface Kept {
  readonly key: string;
  /** The form the key was made for, as text. */
  readonly form: string;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

let kept: Kept | undefined;

/**
 * The key that makes one order of one filled form, however often it is sent: kept over reloads until the order is
 * settled. A form with other content is another order and gets another key.
 */
export function idempotencyKey(input: OrderInput): string {
  const form = JSON.stringify(input);
  try {
    kept ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    // No storage: the key holds until the page is left.
  }
  if (kept?.form === form) return kept.key;
  kept = { key: newKey(), form };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
  return kept.key;
}

/** The order is settled, or the server knows the key for something else. */
export function forgetKey(): void {
  kept = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

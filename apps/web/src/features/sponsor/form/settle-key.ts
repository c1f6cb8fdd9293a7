import type { OrderInput } from './to-input.ts';

const KEY = 'yuanguang.sponsor.key';

interface Kept {
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

let kept: Kept | undefined;

function read(): Kept | undefined {
  try {
    kept ??= (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    // No storage: the key holds until the page is left.
  }
  return kept;
}

function write(next: Kept | undefined): void {
  kept = next;
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/**
 * The key that makes one order of one filled form, however often it is sent: kept over reloads until the order is
 * settled. A form with other content is another order and gets another key.
 */
export function idempotencyKey(input: OrderInput): string {
  const form = JSON.stringify(input);
  const known = read();
  if (known?.form === form) return known.key;
  const made = { key: newKey(), form };
  write(made);
  return made.key;
}

/** Remembers which order the key became. */
export function keyBecame(sponsorNumber: string): void {
  const known = read();
  if (known) write({ ...known, sponsorNumber });
}

/**
 * Forgets the key: the server knows it for something else, or its order is settled. With a number only the key of that
 * order; answers whether there was one.
 */
export function forgetKey(sponsorNumber?: string): boolean {
  const known = read();
  if (!known || (sponsorNumber !== undefined && known.sponsorNumber !== sponsorNumber)) return false;
  write(undefined);
  return true;
}

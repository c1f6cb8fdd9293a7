import { storedValue } from '../storage/stored.ts';

interface StoredKey {
  readonly key: string;
  /** The form the key was made for, as text. */
  readonly form: string;
  /** Number of what it became. */
  readonly number?: string;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/**
 * The key that makes one order or gift of one filled form, however often it is sent: stored over reloads until that is
 * settled, under `name` in sessionStorage.
 */
export function placingKey(name: string) {
  const stored = storedValue(
    'sessionStorage',
    name,
    (value) => (value ?? undefined) as StoredKey | undefined,
  );
  return {
    /** A form with other content is another one and gets another key. */
    keyFor(input: object): string {
      const form = JSON.stringify(input);
      const known = stored.read();
      if (known?.form === form) return known.key;
      const made = { key: newKey(), form };
      stored.write(made);
      return made.key;
    },
    /** Remembers what the key became. */
    became(number: string): void {
      const known = stored.read();
      if (known) stored.write({ ...known, number });
    },
    /**
     * Forgets the key: the server knows it for something else, or what it made is settled. With a number only the key of
     * that one; answers whether there was one.
     */
    forget(number?: string): boolean {
      const known = stored.read();
      if (!known || (number !== undefined && known.number !== number)) return false;
      stored.write(undefined);
      return true;
    },
  };
}

import { openBytes, sealBytes } from '../../lib/crypto.ts';

/** What a link to a card was made for. */
export interface SharedCard {
  /** Secret of the link to what was given. */
  readonly token: string;
  /** Whether the one who shares wished the name to be shown. */
  readonly named: boolean;
}

const NAME = 'card';
/** Longer than any that was made. */
const MOST_CHARACTERS = 400;

/**
 * Secrets of the links to cards. In one lie, sealed, the secret of what was given and the choice of the one who shares:
 * so it opens the card alone, as it was chosen, is nowhere kept, and cannot be guessed or changed.
 */
export function cardLinks(key: Buffer) {
  return {
    secretOf({ token, named }: SharedCard): string {
      return sealBytes(key, NAME, Buffer.from(`${named ? 'n' : 'h'}${token}`)).toString('base64url');
    },
    /** Undefined for what is no secret of a card. */
    open(secret: string): SharedCard | undefined {
      if (secret.length > MOST_CHARACTERS) return undefined;
      try {
        const text = openBytes(key, NAME, Buffer.from(secret, 'base64url')).toString();
        return { token: text.slice(1), named: text.startsWith('n') };
      } catch {
        return undefined;
      }
    },
  };
}

export type CardLinks = ReturnType<typeof cardLinks>;

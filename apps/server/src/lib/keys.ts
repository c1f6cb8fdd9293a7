import type { Cipher } from './crypto.ts';

/** The secrets of this installation; they live in settings or in DATA_DIR/keys, never in the database. */
export interface Keys {
  /** What clients sign their calls with (CLOUD_CLIENT_SECRET). */
  readonly clientSecret: string;
  /** Encrypts personal data at rest and makes blind indexes. */
  readonly data: Cipher;
  /**
   * A 32-byte key of its own for `purpose` (such as `access-token`, `receipt-link`), the same in every process and after
   * every restart.
   */
  derive(purpose: string): Buffer;
}

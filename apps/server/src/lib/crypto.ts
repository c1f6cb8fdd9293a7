/** Encryption of personal data at rest. */
export interface Cipher {
  /**
   * Encrypts `text` (AES-256-GCM). The answer is printable and carries the key's id; the same text never gives the same
   * answer twice. `purpose` (such as `order.contact`) is authenticated: a value moved to another column does not open.
   */
  seal(purpose: string, text: string): string;
  /** @throws {Error} when the value was altered, is for another purpose, or its key is gone. */
  open(purpose: string, sealed: string): string;
  /** A blind index: 32 hex characters, the same for the same text and purpose, useless without the key. */
  index(purpose: string, text: string): string;
}

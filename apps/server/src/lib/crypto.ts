import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const INDEX_HEX = 32;

/** A 256-bit key with its id, which is written beside what it encrypts. */
export interface DataKey {
  readonly id: string;
  readonly key: Buffer;
}

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

/** A 32-byte key for one purpose, from another key (HKDF-SHA-256). */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `yuanguang/${purpose}`, 32));
}

/** Seals bytes (AES-256-GCM): a fresh nonce, what they became, the tag. `name` is authenticated, but not written. */
export function sealBytes(key: CipherKey, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `sealBytes` made. @throws {Error} when it was altered, is of another name or was sealed with another key. */
export function openBytes(key: CipherKey, name: string, sealed: Buffer): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** `keys`: the newest first, which seals; all of them open. Blind indexes rest on the last, so that they stay equal. */
export function createCipher(keys: readonly [DataKey, ...DataKey[]]): Cipher {
  // Keys as objects: a key given as bytes is unpacked anew for each value, which costs more than the value itself.
  const sealing = new Map(keys.map(({ id, key }) => [id, createSecretKey(deriveKey(key, 'seal'))]));
  const newest = keys[0].id;
  const root = createSecretKey(deriveKey((keys.at(-1) ?? keys[0]).key, 'index'));
  const keyOf = (id: string) => {
    const key = sealing.get(id);
    if (!key) throw new Error(`data key ${id} is missing from DATA_KEY`);
    return key;
  };
  return {
    seal: (purpose, text) =>
      `${newest}.${sealBytes(keyOf(newest), `${newest} ${purpose}`, Buffer.from(text)).toString('base64url')}`,
    open(purpose, sealed) {
      const dot = sealed.indexOf('.');
      if (dot < 1) throw new Error('not a sealed value');
      const id = sealed.slice(0, dot);
      const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
      return openBytes(keyOf(id), `${id} ${purpose}`, bytes).toString();
    },
    index: (purpose, text) =>
      createHmac('sha256', root).update(`${purpose}\0${text}`).digest('hex').slice(0, INDEX_HEX),
  };
}

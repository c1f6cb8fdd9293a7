import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Cipher, createCipher, type DataKey, deriveKey } from './crypto.ts';
import { StartError } from './start-error.ts';

const FINGERPRINT_HEX = 32;

/** The secrets of this installation; they live in settings or in DATA_DIR/keys, never in the database. */
export interface Keys {
  /** What clients sign their calls with (CLOUD_CLIENT_SECRET). */
  readonly clientSecret: string;
  /** Encrypts personal data at rest and makes blind indexes. */
  readonly data: Cipher;
  /** What the data keys are known by, the newest first; the last one is the root of blind indexes and links. */
  readonly fingerprints: readonly [KeyFingerprint, ...KeyFingerprint[]];
  /**
   * A 32-byte key of its own for `purpose` (such as `access-token`, `receipt-link`), the same in every process and after
   * every restart.
   */
  derive(purpose: string): Buffer;
}

/** Tells one data key from another and nothing about the key, so that it may stand in the database and in messages. */
export interface KeyFingerprint {
  readonly id: string;
  /** 32 hex characters. */
  readonly fingerprint: string;
}

interface KeySettings {
  readonly DATA_DIR: string;
  readonly CLOUD_CLIENT_SECRET?: string | undefined;
  readonly DATA_KEY?: string | undefined;
}

/** Where the data key lies when DATA_KEY does not give it. */
export const dataKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'data-key');

/** Where the client secret lies when CLOUD_CLIENT_SECRET does not give it. */
export const clientSecretFile = (dataDir: string): string => join(dataDir, 'keys', 'client-secret');

/** What the data keys at hand are known by; none is made. @throws {StartError} when there are none. */
export async function storedDataKeys(settings: KeySettings): Promise<Keys['fingerprints']> {
  return fingerprintsOf(parseDataKeys(settings.DATA_KEY ?? (await keptDataKey(settings.DATA_DIR, false))));
}

/**
 * The keys from the settings; what they do not give is made once and kept in DATA_DIR/keys.
 * @param mayMakeDataKey False where a database is there already whose personal data a new key would not open.
 * @throws {StartError} when a key is not right or cannot be kept, or when there is no data key and none may be made.
 */
export async function loadKeys(settings: KeySettings, mayMakeDataKey = true): Promise<Keys> {
  const keys = parseDataKeys(settings.DATA_KEY ?? (await keptDataKey(settings.DATA_DIR, mayMakeDataKey)));
  const clientSecret =
    settings.CLOUD_CLIENT_SECRET ??
    (await kept(clientSecretFile(settings.DATA_DIR), () => randomBytes(24).toString('base64url')));
  const root = (keys.at(-1) ?? keys[0]).key;
  return {
    clientSecret,
    data: createCipher(keys),
    fingerprints: fingerprintsOf(keys),
    derive: (purpose) => deriveKey(root, `derive/${purpose}`),
  };
}

/** Reads `id:base64,…`. @throws {StartError} when an entry is not an id and 32 bytes, or an id comes twice. */
export function parseDataKeys(text: string): [DataKey, ...DataKey[]] {
  const keys = text.split(',').map((entry): DataKey => {
    const [id = '', encoded = ''] = entry.trim().split(':');
    const key = Buffer.from(encoded, 'base64');
    if (!/^[a-z0-9]{1,16}$/.test(id) || key.length !== 32) {
      throw new StartError(
        'DATA_KEY: each entry is `id:base64 of 32 bytes`, the id in small letters and digits',
      );
    }
    return { id, key };
  });
  const [first, ...rest] = keys;
  if (!first || new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new StartError('DATA_KEY: an id comes twice');
  }
  return [first, ...rest];
}

function fingerprintsOf([first, ...rest]: readonly [DataKey, ...DataKey[]]): Keys['fingerprints'] {
  const of = ({ id, key }: DataKey): KeyFingerprint => ({
    id,
    fingerprint: deriveKey(key, 'fingerprint').toString('hex').slice(0, FINGERPRINT_HEX),
  });
  return [of(first), ...rest.map(of)];
}

async function keptDataKey(dataDir: string, mayMake: boolean): Promise<string> {
  const path = dataKeyFile(dataDir);
  if (mayMake) return kept(path, () => `k1:${randomBytes(32).toString('base64')}`);
  const found = await readSecret(path);
  if (found) return found;
  throw new StartError(
    `There is no data key: DATA_KEY is not set and ${path} is not there, but there is personal data that was sealed ` +
      'with one. A new key would not open it. Put the key back: set DATA_KEY, or copy the file there from where the ' +
      'keys are kept (docs/operations.md, "The keys").',
  );
}

/** The secret in the file, or '' when it is not there or empty. @throws {StartError} when it cannot be read. */
export async function readSecret(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new StartError(`The secret ${path} cannot be read: ${(error as Error).message}`, error);
  }
}

/** The secret in the file `path`; made when missing. Several processes that start together agree on one. */
export async function kept(path: string, make: () => string): Promise<string> {
  const found = await readSecret(path);
  if (found) return found;
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(own, `${make()}\n`, { mode: 0o600 });
    await link(own, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } catch (error) {
    throw new StartError(`The secret ${path} cannot be kept: ${(error as Error).message}`, error);
  } finally {
    await rm(own, { force: true });
  }
  const agreed = await readSecret(path);
  if (!agreed) throw new StartError(`The secret ${path} is empty: put it back, or remove the file.`);
  return agreed;
}

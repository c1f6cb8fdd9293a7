import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cipher, createCipher, type DataKey, deriveKey } from './crypto.ts';
import { StartError } from './start-error.ts';

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

interface KeySettings {
  readonly DATA_DIR: string;
  readonly CLOUD_CLIENT_SECRET?: string | undefined;
  readonly DATA_KEY?: string | undefined;
}

/** The keys from the settings; what they do not give is made once and kept in DATA_DIR/keys. @throws {StartError} */
export async function loadKeys(settings: KeySettings): Promise<Keys> {
  const folder = join(settings.DATA_DIR, 'keys');
  const clientSecret =
    settings.CLOUD_CLIENT_SECRET ??
    (await kept(folder, 'client-secret', () => randomBytes(24).toString('base64url')));
  const text =
    settings.DATA_KEY ?? (await kept(folder, 'data-key', () => `k1:${randomBytes(32).toString('base64')}`));
  const keys = parseDataKeys(text);
  const root = (keys.at(-1) ?? keys[0]).key;
  return {
    clientSecret,
    data: createCipher(keys),
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

/** The secret in `folder`/`name`; made when missing. Several processes that start together agree on one. */
async function kept(folder: string, name: string, make: () => string): Promise<string> {
  const path = join(folder, name);
  const found = await readFile(path, 'utf8').catch(() => '');
  if (found.trim()) return found.trim();
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(own, `${make()}\n`, { mode: 0o600 });
    await link(own, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } catch (error) {
    throw new StartError(`The secret ${path} cannot be kept: ${(error as Error).message}`, error);
  } finally {
    await rm(own, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

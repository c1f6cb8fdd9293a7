import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { kept, readSecret } from '../lib/keys.ts';
import type { Settings } from '../settings.ts';
import { BackupError } from './backup-error.ts';

type KeySettings = Pick<Settings, 'DATA_DIR' | 'BACKUP_KEY' | 'NODE_ENV' | 'ALLOW_GENERATED_SECRETS'>;

export interface BackupKey {
  /** 32 bytes. */
  readonly key: Buffer;
  /** The file it was made into just now, to be told. */
  readonly madeNow?: string;
}

/** Where the backup key lies when BACKUP_KEY does not give it. */
export const backupKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'backup-key');

/** The key that seals backups. @param mayMake Makes one when there is none. @throws {BackupError} */
export async function openBackupKey(settings: KeySettings, mayMake: boolean): Promise<BackupKey> {
  if (settings.BACKUP_KEY !== undefined) return { key: parse(settings.BACKUP_KEY, 'BACKUP_KEY') };
  const path = backupKeyFile(settings.DATA_DIR);
  const found = await readSecret(path);
  if (found) return { key: parse(found, path) };
  if (!mayMake) {
    throw new BackupError(
      `There is no backup key: BACKUP_KEY is not set and ${path} is not there. A backup opens only with the key it was made with: set BACKUP_KEY, or copy the file there from where the keys are kept.`,
    );
  }
  if (settings.NODE_ENV === 'production' && !settings.ALLOW_GENERATED_SECRETS) {
    throw new BackupError('BACKUP_KEY: required in production, or set ALLOW_GENERATED_SECRETS=true');
  }
  return { key: parse(await kept(path, () => randomBytes(32).toString('base64')), path), madeNow: path };
}

function parse(text: string, from: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) throw new BackupError(`${from}: must be the base64 of 32 bytes`);
  return key;
}

import type { Readable } from 'node:stream';
import type { Settings } from '../../settings.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';

/** Where the bytes of files lie. Names are those of `checkName`; every process of an installation sees the same. */
export interface Storage {
  /** Writes whole or not at all; what had the name before is replaced. */
  put(name: string, body: Readable | Uint8Array, about: { type: string; size: number }): Promise<void>;
  /** Undefined when there is no such object. */
  get(name: string): Promise<Readable | undefined>;
  /** Bytes of an object, or undefined. */
  stat(name: string): Promise<{ size: number } | undefined>;
  /** An object that is not there is no error. */
  delete(name: string): Promise<void>;
  close(): Promise<void>;
}

/** The storage that the settings name. */
export function createStorage(settings: Settings): Storage {
  if (settings.STORAGE === 'disk') return diskStorage(`${settings.DATA_DIR}/files`);
  return s3Storage({
    endpoint: settings.STORAGE_ENDPOINT,
    region: settings.STORAGE_REGION,
    bucket: settings.STORAGE_BUCKET ?? '',
    accessKey: settings.STORAGE_ACCESS_KEY ?? '',
    secretKey: settings.STORAGE_SECRET_KEY ?? '',
  });
}

import { readFile, stat } from 'node:fs/promises';
import { UPLOAD_MAX_BYTES } from '@yuanguang/contract/constants';
import { OfficeError } from './office-command.ts';

/** A picture that the office names by its path. @throws {OfficeError} when there is none, or one of more than 10 MB. */
export async function readPicture(path: string): Promise<Uint8Array> {
  const about = await stat(path).catch(() => null);
  if (!about?.isFile()) throw new OfficeError(`there is no file ${path}`);
  if (about.size > UPLOAD_MAX_BYTES) throw new OfficeError('the picture has more than 10 MB');
  return readFile(path);
}

import { access, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { BackupError } from './backup-error.ts';

/** Where a file is written until it is whole. */
const draftOf = (path: string): string => `${path}.part`;

/**
 * Writes a file that is there whole, safe from a power cut, or not at all. Nothing is overwritten. `write` ends the stream.
 * @throws {BackupError} when the file, or the draft of it, is there already.
 */
export async function writeWhole(path: string, write: (to: Writable) => Promise<void>): Promise<void> {
  if (await isThere(path)) throw new BackupError(`${path} is there already: nothing is overwritten.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = draftOf(path);
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw new BackupError(`${path} cannot be written: ${error.message}`, error);
    throw new BackupError(
      `${draft} is there: another backup is being written, or one was interrupted. In that case remove it.`,
    );
  });
  try {
    // At its end everything is on the disk, and the file is closed.
    await write(handle.createWriteStream({ flush: true }));
    await putInPlace(draft, path);
    await syncFolder(dirname(path));
  } finally {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
  }
}

/** At once, and never over another file; some drives of other systems know no second name for a file. */
async function putInPlace(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || (await isThere(path))) {
      throw new BackupError(`${path} is there already: nothing is overwritten.`, error);
    }
    await rename(draft, path);
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  // Not every system lets a folder be synced.
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

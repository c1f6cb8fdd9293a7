import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a message into the outbox folder, for its owner only. @returns the file's path. */
export async function writeOutboxFile(
  folder: string,
  at: Date,
  { extension, content }: { readonly extension: string; readonly content: string | Buffer },
): Promise<string> {
  const name = `${at.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.${extension}`;
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Under another name first: who watches the folder never reads half a message.
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return path;
}

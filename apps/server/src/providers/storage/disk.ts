import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkName } from './object-name.ts';
import type { Storage } from './storage.ts';

/** Files in a folder of this machine; several processes on the machine may share it. */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, ...checkName(name).split('/'));

  return {
    async put(name, body) {
      const path = pathOf(name);
      // Written beside its place under a name that no object can have, then moved there at once.
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await handle.writeFile(body);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(name) {
      const handle = await absentAsUndefined(open(pathOf(name), 'r'));
      return handle?.createReadStream();
    },
    async stat(name) {
      const found = await absentAsUndefined(stat(pathOf(name)));
      return found?.isFile() ? { size: found.size } : undefined;
    },
    delete: async (name) => rm(pathOf(name), { force: true }),
    close: async () => undefined,
  };
}

function absentAsUndefined<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

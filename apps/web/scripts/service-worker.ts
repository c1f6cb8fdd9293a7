import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundleScript } from './entry-files.ts';

const HASHED = /-[\w-]{8}\.\w+$/;
/** Not kept at install: pictures for home screens and for previews of links, fonts (kept once used) and the page itself (the network first). */
const LEFT_OUT = /(^(icon|preview)-.*\.png|^index\..*html$|\.webmanifest|\.woff2|\.map|\.br|\.gz)$/;

/** Builds the service worker with the list of the app's files in front; unhashed names carry their revision. */
export async function writeServiceWorker(source: string, dist: string, base: string): Promise<void> {
  const files = [];
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(dist, path).replaceAll('\\', '/');
    if (!entry.isFile() || LEFT_OUT.test(name)) continue;
    const revision = HASHED.test(name)
      ? null
      : createHash('sha256')
          .update(await readFile(path))
          .digest('hex')
          .slice(0, 12);
    files.push({ url: base + name, revision });
  }
  files.sort((a, b) => a.url.localeCompare(b.url));
  const code = await bundleScript(source);
  await writeFile(join(dist, 'sw.js'), `self.__FILES=${JSON.stringify(files)};\n${code}\n`);
}

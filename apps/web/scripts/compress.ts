import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a compressed copy saves nothing on the wire. */
const LEAST_BYTES = 512;

/** Puts `.br` and `.gz` beside every text file of the build. HTML is compressed when served, as the server writes into it. */
export async function compressAll(dist: string): Promise<void> {
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name) || /^index\..*html$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < LEAST_BYTES) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, await brotli(content, best));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
}

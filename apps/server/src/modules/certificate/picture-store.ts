import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import { openBytes, sealBytes } from '../../lib/crypto.ts';
import { TITLE } from './certificate-words.ts';
import type { Drawing } from './facts.ts';

/** Names of people stand on it: drawn again it costs little, so nothing lies about for long. */
const KEPT_MS = 24 * 3_600_000;
/** About 350 MB. */
const MOST_PICTURES = 1_000;
const SWEEP_AFTER = 100;

/** Certificates that were drawn, on this machine's disk. */
export interface PictureStore {
  /** What the picture of these facts is called, by its content: other words, or another drawing of them, another name. */
  nameOf(drawing: Drawing): string;
  /** The picture; undefined when it is not there. */
  get(name: string): Promise<Buffer | undefined>;
  put(name: string, png: Buffer): Promise<void>;
  /** Removes what is older than a day, and the oldest beyond a thousand. */
  sweep(): Promise<void>;
}

/** Keeps pictures in `folder`, sealed with `key`, which also makes their names: neither tells anything without it. */
export function pictureStore(folder: string, key: Buffer, now: Clock): PictureStore {
  let sinceSweep = 0;

  async function sweep(): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder).catch(() => [])).map(async (name) => {
        const path = join(folder, name);
        return {
          path,
          at: await stat(path).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        };
      }),
    );
    const oldest = now().getTime() - KEPT_MS;
    const gone = files
      .sort((one, other) => other.at - one.at)
      .filter(({ at }, index) => at < oldest || index >= MOST_PICTURES);
    for (const { path } of gone) await rm(path, { force: true });
  }

  return {
    sweep,
    nameOf: (drawing) =>
      createHmac('sha256', key)
        .update(`${drawingHash()}\0${JSON.stringify(drawing)}`)
        .digest('base64url')
        .slice(0, 32),
    async get(name) {
      const sealed = await readFile(join(folder, name)).catch(() => undefined);
      return sealed && opened(key, name, sealed);
    },
    async put(name, png) {
      const path = join(folder, name);
      const own = `${path}.${randomBytes(6).toString('hex')}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(own, sealBytes(key, name, png), { mode: 0o600 });
      await utimes(own, now(), now());
      await rename(own, path);
      sinceSweep += 1;
      if (sinceSweep < SWEEP_AFTER) return;
      sinceSweep = 0;
      await sweep();
    },
  };
}

let drawing: string | undefined;

/** Changes with the code of this folder and the words it sets, so that no picture outlives a change of the drawing. */
function drawingHash(): string {
  if (drawing !== undefined) return drawing;
  const hash = createHash('sha256').update(JSON.stringify(TITLE));
  const own = readdirSync(import.meta.dirname).filter((name) => !/\.test\.ts$/.test(name));
  for (const name of own.sort()) hash.update(readFileSync(join(import.meta.dirname, name)));
  drawing = hash.digest('base64url');
  return drawing;
}

/** Undefined for what is no sealed picture of this name: it is then drawn anew. */
function opened(key: Buffer, name: string, file: Buffer): Buffer | undefined {
  try {
    return openBytes(key, name, file);
  } catch {
    return undefined;
  }
}

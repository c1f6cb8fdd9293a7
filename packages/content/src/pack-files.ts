import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../packs/', import.meta.url));

export interface PackFile {
  /** `<kind>/<id>.json` */
  readonly name: string;
  readonly path: string;
  readonly json: Record<string, unknown>;
}

/** Every pack on disk, whether a loader knows it or not. */
export function packFiles(): PackFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ name: relative(root, path), path, json: JSON.parse(readFileSync(path, 'utf8')) }));
}

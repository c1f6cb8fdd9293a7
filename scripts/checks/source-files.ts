import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** What stands in the source, such as `./db.ts` or `kysely`. */
  readonly specifier: string;
  /** The file it leads to, relative to the root, or null for a package from npm. */
  readonly target: string | null;
  /** Only types: gone when the program runs. */
  readonly typeOnly: boolean;
}

export interface SourceFile {
  /** Relative to the root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const SOURCE = /\.(ts|tsx|mjs)$/;
const NOT_SOURCE = /^(node_modules|dist|dist-ssr|\..*)$/;

/** Every source file below `folders` of `root`, with what it imports, resolved. */
export async function readSources(root: string, folders: readonly string[]): Promise<SourceFile[]> {
  const packages = await workspacePackages(root);
  const paths = (await Promise.all(folders.map((folder) => filesBelow(join(root, folder))))).flat().sort();
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8');
      return { path: relative(root, path), text, imports: importsOf(root, path, text, packages) };
    }),
  );
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = entries
    .filter(({ name }) => !NOT_SOURCE.test(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return SOURCE.test(entry.name) ? [path] : [];
    });
  return (await Promise.all(found)).flat();
}

/** Names of the packages of this project with their folders and the addresses they export. */
async function workspacePackages(root: string): Promise<Map<string, { folder: string; exports: object }>> {
  const found = new Map<string, { folder: string; exports: object }>();
  for (const group of ['apps', 'packages']) {
    for (const name of await readdir(join(root, group)).catch(() => [])) {
      const text = await readFile(join(root, group, name, 'package.json'), 'utf8').catch(() => null);
      if (text === null) continue;
      const manifest = JSON.parse(text) as { name: string; exports?: object };
      found.set(manifest.name, { folder: `${group}/${name}`, exports: manifest.exports ?? {} });
    }
  }
  return found;
}

type Packages = Awaited<ReturnType<typeof workspacePackages>>;

function importsOf(root: string, path: string, text: string, packages: Packages): Import[] {
  const { module } = parseSync(path, text);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ specifier, target: resolveTarget(root, path, specifier, packages), typeOnly });
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^$]*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) add(literal[1], false);
  }
  return found;
}

function resolveTarget(root: string, from: string, specifier: string, packages: Packages): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return relative(root, join(dirname(from), plain));
  const name = plain.startsWith('@') ? plain.split('/').slice(0, 2).join('/') : plain.split('/')[0];
  const own = packages.get(name ?? '');
  if (!own || !name) return null;
  const subpath = `.${plain.slice(name.length)}`;
  for (const [pattern, target] of Object.entries(own.exports)) {
    const [before = '', after] = pattern.split('*');
    const fits =
      after === undefined ? subpath === pattern : subpath.startsWith(before) && subpath.endsWith(after);
    if (!fits || typeof target !== 'string') continue;
    const star = after === undefined ? '' : subpath.slice(before.length, subpath.length - after.length);
    return join(own.folder, target.replace('*', star));
  }
  const bare = join(own.folder, subpath);
  return existsSync(join(root, bare)) && statSync(join(root, bare)).isFile()
    ? bare
    : `${own.folder}/(not exported)`;
}

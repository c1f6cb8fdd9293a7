import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endWith } from '../apps/server/src/lib/end-with.ts';
import { withFileLock } from '../apps/server/src/lib/postgres/start-lock.ts';
import { StartError } from '../apps/server/src/lib/start-error.ts';
import { ROOT, run, say } from './lib.ts';

interface Target {
  readonly name: string;
  /** What it is made from: folders and files below the project. */
  readonly inputs: readonly string[];
  /** What is there when it was built. */
  readonly result: string;
}

const TARGETS: readonly Target[] = [
  {
    name: 'web',
    inputs: [
      'apps/web',
      'packages/ui',
      'packages/cloud',
      'packages/content',
      'packages/contract',
      'package-lock.json',
    ],
    result: 'apps/web/dist/index.html',
  },
];
const NOT_INPUT = /^(node_modules|dist|dist-ssr|\..*|.*\.test\.tsx?)$/;

/** Builds what changed since the last time; the same content is never built twice. @throws {StartError} when one fails. */
export async function build(): Promise<void> {
  const cache = join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  for (const target of TARGETS) {
    await withFileLock(join(cache, `build-${target.name}.lock`), () => buildOne(target, cache));
  }
}

async function buildOne(target: Target, cache: string): Promise<void> {
  const stamp = join(cache, `build-${target.name}`);
  const hash = await hashOf(target.inputs);
  const last = await readFile(stamp, 'utf8').catch(() => '');
  if (last === hash && existsSync(join(ROOT, target.result))) return;
  say(`Building ${target.name}…`);
  // Whoever read the pages' list by Vite's runner (gallery, journeys) has `development` there: the pages would be built so.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run('npm', ['run', '--silent', 'build', '-w', `apps/${target.name}`], {
    env,
  });
  if (code !== 0) throw new StartError(`${target.name} did not build:\n${output}`);
  await writeFile(stamp, hash);
}

async function hashOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const path of (await Promise.all(inputs.map(filesBelow))).flat().sort()) {
    hash.update(`\0${path}\0`).update(await readFile(join(ROOT, path)));
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, path), { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  const inside = entries
    .filter((entry) => !NOT_INPUT.test(entry.name))
    .map((entry) => (entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
  return (await Promise.all(inside)).flat();
}

if (import.meta.main) {
  await build().catch(endWith);
}

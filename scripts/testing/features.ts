import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib.ts';

/** Where the tests of a feature lie, each in a folder of its name. */
const UNIT_FOLDERS = [
  'apps/server/src/modules',
  'apps/web/src/features',
  'packages/contract/src/features',
  'e2e',
];
/** Folders beside those of features. */
const NO_FEATURES = new Set(['support']);

const foldersIn = async (path: string): Promise<string[]> =>
  (await readdir(join(ROOT, path), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !NO_FEATURES.has(entry.name))
    .map(({ name }) => name);

export interface FeatureTests {
  /** Filters for the unit tests and those of pages. */
  readonly unit: readonly string[];
  /** The folder of its journeys, if it has any. */
  readonly journeys: string | undefined;
}

/** Where the tests of one feature are. @throws Error that names all features, for a name that none has. */
export async function testsOf(feature: string): Promise<FeatureTests> {
  const folders = await Promise.all(
    UNIT_FOLDERS.map(async (path) => ({ path, names: await foldersIn(path) })),
  );
  const own = folders.filter(({ names }) => names.includes(feature)).map(({ path }) => `${path}/${feature}/`);
  if (own.length === 0) {
    const known = [...new Set(folders.flatMap(({ names }) => names))].sort();
    throw new Error(`No feature is called “${feature}”. There are: ${known.join(', ')}`);
  }
  const files = await Promise.all(
    own.map(async (folder) => ({ folder, names: await readdir(join(ROOT, folder), { recursive: true }) })),
  );
  const withFiles = (end: RegExp) => files.filter(({ names }) => names.some((name) => end.test(name)));
  return {
    unit: withFiles(/\.test\.tsx?$/).map(({ folder }) => folder),
    journeys: withFiles(/\.spec\.ts$/)[0]?.folder,
  };
}

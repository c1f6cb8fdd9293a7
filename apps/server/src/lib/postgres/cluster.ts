import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../../settings.ts';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

const run = promisify(execFile);
/** The major version the packages bring; a data folder of another one cannot be opened by it. */
export const MAJOR_VERSION = '18';

/** Makes the data folder when it is not there yet: under another name first, so that a killed start leaves no half one. */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null) {
    if (version.trim() === MAJOR_VERSION) return;
    throw new StartError(
      `${folder} belongs to PostgreSQL ${version.trim()}, the app brings ${MAJOR_VERSION}: move the data over first (docs/operations.md).`,
    );
  }
  const fresh = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (runAs.owner) {
      await chown(fresh, runAs.owner.uid, runAs.owner.gid);
      await chown(passwordFile, runAs.owner.uid, runAs.owner.gid);
    }
    await initialise(fresh, passwordFile, binaries, runAs);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, folder);
}

async function initialise(fresh: string, passwordFile: string, binaries: Binaries, runAs: RunAs) {
  const { file, args, options } = runAs.command(binaries.initdb, [
    `--pgdata=${fresh}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built in, so that the order of texts is the same on every system and after every upgrade of it.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  try {
    await run(file, args, { ...options, cwd: '/', env: { ...childEnvironment(), LC_ALL: 'C' } });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? String(error);
    throw new StartError(`PostgreSQL could not make its data folder ${fresh}:\n${said.trim()}`, error);
  }
}

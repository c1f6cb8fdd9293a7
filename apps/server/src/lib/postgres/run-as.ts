import { execFile, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

const run = promisify(execFile);
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'];
/** Capabilities that let a process pass folders closed to it, the weaker first, with their bit. */
const PASSING = [
  ['dac_read_search', 2n],
  ['dac_override', 1n],
] as const;

/** How PostgreSQL's programs are run: as ourselves, or, when we are root (which it refuses), as another user. */
export interface RunAs {
  /** The user who must own the data, or null when that is ourselves. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  /** The command line and spawn options that run `program`. */
  command(program: string, args: readonly string[]): { file: string; args: string[]; options: SpawnOptions };
}

const AS_OURSELVES: RunAs = {
  owner: null,
  command: (file, args) => ({ file, args: [...args], options: {} }),
};

/**
 * Decides who runs PostgreSQL. `paths` are what that user must reach; the first one's owner is taken when it exists
 * already. @throws {StartError} when root finds no user or no way to let it reach them.
 */
export async function chooseRunAs(paths: readonly [string, ...string[]]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return AS_OURSELVES;
  const owner = (await ownerOf(paths[0])) ?? (await userIds('postgres')) ?? (await userIds('nobody'));
  if (!owner)
    throw new StartError('PostgreSQL does not run as root, and there is no other user to run it as.');
  const blocked = await firstClosedFolder(paths, owner);
  if (!blocked) {
    return { owner, command: (file, args) => ({ file, args: [...args], options: { ...owner } }) };
  }
  const passing = await passingCommand(owner, paths);
  if (!passing) {
    throw new StartError(
      `PostgreSQL does not run as root; it would run as user ${owner.uid}, who may not enter ${blocked}. ` +
        'Start as an ordinary user, move the app and DATA_DIR to a folder open to all, or set DATABASE_URL.',
    );
  }
  const [setpriv, ...flags] = passing;
  return {
    owner,
    command: (file, args) => ({ file: setpriv, args: [...flags, file, ...args], options: {} }),
  };
}

async function ownerOf(path: string) {
  const found = await stat(path).catch(() => null);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null;
}

async function userIds(name: string) {
  try {
    const id = async (flag: string) => Number((await run('id', [flag, name])).stdout);
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return null;
  }
}

/** The first folder above any of `paths` that `owner` may not pass, by its mode bits. */
async function firstClosedFolder(paths: readonly string[], owner: { uid: number; gid: number }) {
  for (const path of paths) {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const found = await stat(folder).catch(() => null);
      if (found) {
        const bit = found.uid === owner.uid ? 0o100 : found.gid === owner.gid ? 0o010 : 0o001;
        if ((found.mode & bit) === 0) return folder;
      }
      if (folder === dirname(folder)) break;
    }
  }
  return null;
}

/**
 * `setpriv …` that becomes `owner` but keeps the one right to pass closed folders; null where that is not possible.
 * The secure bit keeps that right for access(2) too, by which PostgreSQL looks for its own programs.
 */
async function passingCommand(
  owner: { uid: number; gid: number },
  paths: readonly string[],
): Promise<[string, ...string[]] | null> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const held = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  const right = PASSING.find(([, bit]) => (held & (1n << bit)) !== 0n)?.[0];
  if (!right) return null;
  for (const setpriv of SETPRIV) {
    const flags = [
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      `--inh-caps=+${right}`,
      `--ambient-caps=+${right}`,
      '--securebits=+no_setuid_fixup',
      '--',
    ];
    try {
      await access(setpriv, constants.X_OK);
      for (const path of paths) await run(setpriv, [...flags, 'test', '-x', dirname(path)]);
      return [setpriv, ...flags];
    } catch {
      // Not here, or too old to know ambient capabilities: look on.
    }
  }
  return null;
}

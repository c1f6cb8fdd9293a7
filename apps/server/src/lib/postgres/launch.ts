import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { childEnvironment } from '../../settings.ts';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

const LOG_LIMIT_BYTES = 10_000_000;
const POLL_MS = 25;
/** Recovery after a crash of a large database takes its time. */
const PATIENCE_MS = 300_000;

export interface LaunchOptions {
  readonly folder: string;
  readonly port: number;
  readonly logFile: string;
  /** `name=value` for `-c`. */
  readonly parameters: readonly string[];
}

/** Starts the server on its own (Ctrl-C in the terminal does not reach it) and waits until it answers. */
export async function launch(binaries: Binaries, runAs: RunAs, adminUrl: string, options: LaunchOptions) {
  await keepLogSmall(options.logFile);
  const log = await open(options.logFile, 'a', 0o600);
  const {
    file,
    args,
    options: as,
  } = runAs.command(binaries.postgres, [
    '-D',
    options.folder,
    ...options.parameters.flatMap((parameter) => ['-c', parameter]),
  ]);
  const child = spawn(file, args, {
    ...as,
    cwd: '/',
    env: { ...childEnvironment(), LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  child.unref();
  await log.close();
  try {
    await waitUntilReady(adminUrl, () => ended);
  } catch (error) {
    const lines = (await readFile(options.logFile, 'utf8').catch(() => '')).trim().split('\n');
    throw new StartError(`PostgreSQL did not start:\n${lines.slice(-8).join('\n')}`, error);
  }
}

/** Waits until the server at `url` takes connections; `gone` tells that it never will. @throws when it does not. */
export async function waitUntilReady(
  url: string,
  gone: () => boolean,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  for (let waited = 0; ; waited += POLL_MS) {
    try {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      client.on('error', () => undefined);
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      // 28P01: it answers, but has another password than ours; waiting changes nothing.
      if (gone() || waited >= patienceMs || (error as { code?: string }).code === '28P01') throw error;
    }
    await wait(POLL_MS);
  }
}

async function keepLogSmall(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && found.size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
}

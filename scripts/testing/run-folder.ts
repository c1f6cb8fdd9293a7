import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, readPostmaster } from '../../apps/server/src/lib/postgres/postmaster-file.ts';

/*
 * Everything that a run of tests puts into the temporary folder, the data of its PostgreSQL too, is put into one folder
 * of the run: at its end nothing is left, and what a killed run left is cleared by the next one.
 */

const NAME = /^yuanguang-run-(\d+)-/;
/** Whose process id may meanwhile be another's: no run takes that long. */
const OLD_MS = 24 * 60 * 60_000;
/** For PostgreSQL to end in order; then it is killed. */
const STOP_MS = 10_000;

/** The temporary folder of the machine, for what later runs find again (an unpacked browser). */
export const keptFolder = (): string => process.env.RUN_OUTSIDE ?? tmpdir();

/**
 * Makes the folder of this run, in which this process and all that it starts put what is temporary, and clears those of
 * runs that were killed. Within a run that has one that one serves. @returns what ends the run: nothing is left then.
 */
export async function openRunFolder(): Promise<() => Promise<void>> {
  if (process.env.RUN_OUTSIDE !== undefined) return async () => undefined;
  const outside = tmpdir();
  await clearKilledRuns(outside);
  const folder = mkdtempSync(join(outside, `yuanguang-run-${process.pid}-`));
  process.env.RUN_OUTSIDE = outside;
  process.env.TMPDIR = folder;
  // What still writes while everything ends is taken away here.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return () => clearRun(folder);
}

/** Of this user alone; several at once may clear the same. */
async function clearKilledRuns(outside: string): Promise<void> {
  for (const name of await readdir(outside)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (!Number.isInteger(pid)) continue;
    const folder = join(outside, name);
    const found = await stat(folder).catch(() => null);
    if (found === null || found.uid !== process.getuid?.()) continue;
    if (!isAlive(pid) || Date.now() - found.mtimeMs > OLD_MS) await clearRun(folder);
  }
}

/** Ends the PostgreSQL servers whose data is in the folder of a run, and takes it away. */
async function clearRun(folder: string): Promise<void> {
  const inside = await readdir(folder).catch(() => []);
  await Promise.all(inside.map((name) => endPostgres(join(folder, name, 'postgres'))));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function endPostgres(data: string): Promise<void> {
  const running = await readPostmaster(data);
  if (!running || !(await isOf(running.pid, data))) return;
  // PostgreSQL's "fast" stop; SIGQUIT is its "immediate" one, by which its own children end too.
  process.kill(running.pid, 'SIGINT');
  for (let waited = 0; isAlive(running.pid) && waited < STOP_MS; waited += 50) await wait(50);
  if (isAlive(running.pid)) process.kill(running.pid, 'SIGQUIT');
  for (let waited = 0; isAlive(running.pid) && waited < STOP_MS; waited += 50) await wait(50);
}

/** A process id may meanwhile be that of another server; where the system does not tell, PostgreSQL's file is believed. */
async function isOf(pid: number, data: string): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => data);
  return line.includes(data);
}

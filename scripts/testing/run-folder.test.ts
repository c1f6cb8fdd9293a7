import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive, readPostmaster } from '../../apps/server/src/lib/postgres/postmaster-file.ts';
import { ROOT } from '../lib.ts';

/** A real run begins, on a busy machine. */
const SOON = { timeout: 150_000, interval: 50 };
const PATIENT = { timeout: 300_000 };

let outside: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) killGroup(child);
  await rm(outside, { recursive: true, force: true });
});

/** A real run of tests, with nothing of the run that this test belongs to. */
function startRun(command: string, args: readonly string[]): ChildProcess {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|RUN_OUTSIDE)/.test(name));
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...Object.fromEntries(own), TMPDIR: outside },
    stdio: 'ignore',
    // A group of its own, which can be killed as a whole.
    detached: true,
  });
  started.push(child);
  return child;
}
const RUN = ['scripts/test.ts', '--long'];
const node = () => startRun(process.execPath, RUN);

function killGroup({ pid = 0 }: ChildProcess): void {
  try {
    if (pid > 1) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** The database server of the run, once it is there. */
const postgresOf = (run: string) =>
  vi.waitFor(async () => {
    for (const name of await readdir(join(outside, run))) {
      const found = await readPostmaster(join(outside, run, name, 'postgres'));
      if (found) return found.pid;
    }
    throw new Error('no database yet');
  }, SOON);
const runs = () => readdir(outside);
const oneRun = () =>
  vi.waitFor(async () => {
    const [run] = await runs();
    if (run === undefined) throw new Error('no run yet');
    return run;
  }, SOON);
const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), SOON);

it('A run that is interrupted leaves neither a database nor a file behind', PATIENT, async () => {
  const run = node();
  const postgres = await postgresOf(await oneRun());
  run.kill('SIGINT');
  expect(await once(run, 'exit')).toEqual([130, null]);
  expect(isAlive(postgres)).toBe(false);
  expect(await runs()).toEqual([]);
});

it('A run ends when whoever started it is gone', PATIENT, async () => {
  const shell = startRun('/bin/sh', ['-c', `"${process.execPath}" ${RUN.join(' ')}; true`]);
  const postgres = await postgresOf(await oneRun());
  shell.kill('SIGKILL');
  await gone(postgres);
  await vi.waitFor(async () => expect(await runs()).toEqual([]), SOON);
});

it('What a killed run left is cleared by the next', PATIENT, async () => {
  const killed = node();
  const left = await oneRun();
  const postgres = await postgresOf(left);
  // With all that it has started, but for the database, which outlives whoever started it.
  killGroup(killed);
  await once(killed, 'exit');
  expect(isAlive(postgres)).toBe(true);
  const next = node();
  await gone(postgres);
  await vi.waitFor(async () => expect(await runs()).not.toContain(left), SOON);
  next.kill('SIGTERM');
  await once(next, 'exit');
  expect(await runs()).toEqual([]);
});

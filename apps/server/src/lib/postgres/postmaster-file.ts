import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Whether a process of that id lives (also one that is not ours). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The server that runs on `folder` according to its postmaster.pid, or null. A file left by a server that is gone is
 * removed when its id meanwhile belongs to another program, for PostgreSQL itself would then refuse to start.
 */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const path = join(folder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  if (!(await isPostgres(pid))) {
    await rm(path, { force: true });
    return null;
  }
  return Number.isInteger(port) && port > 0 ? { pid, port } : null;
}

async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(async () => {
    const answer = await run('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => null);
    return answer?.stdout ?? null;
  });
  // Where neither way tells, PostgreSQL's own check decides.
  return name === null || name.includes('postgres');
}

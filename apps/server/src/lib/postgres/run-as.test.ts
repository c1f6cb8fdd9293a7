import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { chooseRunAs } from './run-as.ts';

const run = promisify(execFile);
const self = process.getuid?.() ?? 0;

/** A program in a folder that only we may enter; it tells who runs it, whether it finds itself, and what it may do. */
async function hiddenProgram(): Promise<string> {
  const closed = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  await mkdir(join(closed, 'bin'));
  const path = join(closed, 'bin', 'tell');
  await writeFile(
    path,
    '#!/bin/sh\nid -u; test -x "$0" && echo found; grep CapEff /proc/self/status || true\n',
    {
      mode: 0o755,
    },
  );
  return path;
}

test('PostgreSQL’s programs run also in a closed folder, never as root, with no more than the right to enter it', async () => {
  const path = await hiddenProgram();
  const runAs = await chooseRunAs([path]);
  const { file, args, options } = runAs.command(path, []);
  const { stdout } = await run(file, args, options as { uid?: number; gid?: number });
  const [uid, found, rights] = stdout.trim().split('\n');
  expect(found).toBe('found');
  expect(Number(uid)).toBe(runAs.owner?.uid ?? self);
  expect(Number(uid)).not.toBe(0);
  if (rights && self === 0) expect(['0000000000000002', '0000000000000004']).toContain(rights.split('\t')[1]);
});

test('What exists already keeps its owner, whoever that is', async () => {
  const path = await hiddenProgram();
  const { owner } = await chooseRunAs([path]);
  const other = { uid: 65_534, gid: 65_534 };
  if (self === 0) {
    await chown(path, other.uid, other.gid);
    expect((await chooseRunAs([path])).owner).toEqual(other);
  } else {
    expect(owner).toBeNull();
  }
});

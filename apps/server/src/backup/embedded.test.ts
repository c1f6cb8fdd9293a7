import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPostmaster } from '../lib/postgres/postmaster-file.ts';
import { startServer } from '../start-server.ts';
import { type SettingOverrides, testSettings } from '../testing/deps.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { believer, bookFaults, NO_FAULTS, operate, sponsorBooks, visitor } from './drill.testing.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The server with its own PostgreSQL and keys of its own making. */
async function start(DATA_DIR: string, more: SettingOverrides = {}) {
  const settings = await testSettings({ DATA_DIR, DATA_KEY: '', CLOUD_CLIENT_SECRET: '', ...more });
  const server = await startServer(settings, { log: quietLog });
  return { ...server, databaseUrl: '' };
}
const stopped = async (DATA_DIR: string) => (await readPostmaster(join(DATA_DIR, 'postgres'))) === null;

test('An installation with its own PostgreSQL moves to another folder: backup beside the app and without it, restore, start', async () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')];
  const server = await start(here);
  const chen = await believer(server, 'chen-jinghui');
  const orderToken = await sponsorBooks(server, 5);

  const first = await operate('backup', [], { DATA_DIR: here });
  expect(first.code).toBe(0);
  expect(first.said).toContain(`A backup key was made: ${join(here, 'keys', 'backup-key')}`);
  expect(first.said).toContain('without it no backup can be opened');
  // The database that the app uses is still there.
  expect(await bookFaults(server.deps.database.pool)).toEqual(NO_FAULTS);
  await server.close();
  expect(await stopped(here)).toBe(true);

  const file = join(folder, 'night.backup');
  const second = await operate('backup', [file], { DATA_DIR: here });
  expect(second).toMatchObject({ code: 0, said: expect.stringMatching(/1 files/) });
  expect(second.said).not.toContain('A backup key was made');
  expect(await stopped(here)).toBe(true);
  expect(await readdir(join(here, 'backups'))).toHaveLength(1);

  // Another machine has the file, and the keys from where they are kept apart.
  expect(await operate('restore', [file], { DATA_DIR: there })).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no backup key'),
  });
  await mkdir(join(there, 'keys'), { recursive: true });
  await cp(join(here, 'keys', 'backup-key'), join(there, 'keys', 'backup-key'));
  expect(await operate('restore', [file], { DATA_DIR: there })).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no data key'),
  });
  for (const name of ['data-key', 'client-secret'])
    await cp(join(here, 'keys', name), join(there, 'keys', name));
  const restored = await operate('restore', [file], { DATA_DIR: there });
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Start the app: npm start') });
  expect(await stopped(there)).toBe(true);
  expect(await readFile(join(there, 'keys', 'postgres-password'), 'utf8')).not.toBe(
    await readFile(join(here, 'keys', 'postgres-password'), 'utf8'),
  );

  const again = await start(there);
  try {
    expect((await visitor(again, chen.token).account.me({})).username).toBe(chen.username);
    const { order } = await visitor(again).orders.order({ orderToken, language: 'zh-Hans' });
    expect(order).toMatchObject({ status: 'paid', name: '陈静慧', copies: 5 });
    expect(await bookFaults(again.deps.database.pool)).toEqual(NO_FAULTS);
  } finally {
    await again.close();
  }
  expect(await operate('restore', [file], { DATA_DIR: there })).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not empty'),
  });
}, 240_000);

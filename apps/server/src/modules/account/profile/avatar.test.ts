import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { filesApp } from '../../file/file.testing.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';

const database = startTestDatabase();
let folder: string;
let app: AccountsApp;
let files: Awaited<ReturnType<typeof filesApp>>;
let chen: Person;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-avatar-'));
  app = await accountsApp(database, { DATA_DIR: folder });
  // The same database and the same folder: another process of one installation.
  files = await filesApp(database, { DATA_DIR: folder });
  chen = app.person();
  await chen.register('chen-jinghui');
});
afterEach(async () => {
  await app.close();
  await files.app.close();
  await rm(folder, { recursive: true, force: true });
});

async function picture(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return (await files.upload(bytes)).id;
}
const look = (avatar: string | null) => files.get(new URL(avatar ?? '').pathname);

describe('A picture of oneself', () => {
  it('is taken from an upload, seen by everybody, and kept as existing clients know it', async () => {
    const { avatar } = await chen.account.updateProfile({ avatarFileId: await picture('brown') });
    expect((await look(avatar)).statusCode).toBe(200);
    const { rows } = await database.pool.query('select avatar_file from users');
    expect(rows[0].avatar_file).toEqual({
      name: avatar?.split('/').at(-1),
      extname: avatar?.split('.').at(-1),
      url: avatar,
    });
  });

  it('goes when a new one comes, and when it is taken away', async () => {
    const first = await chen.account.updateProfile({ avatarFileId: await picture('brown') });
    const second = await chen.account.updateProfile({ avatarFileId: await picture('white') });
    expect(second.avatar).not.toBe(first.avatar);
    expect((await look(first.avatar)).statusCode).toBe(404);
    expect(await chen.account.updateProfile({ nickname: '静慧' })).toMatchObject({ avatar: second.avatar });
    expect(await chen.account.updateProfile({ avatarFileId: null })).toMatchObject({ avatar: null });
    expect((await look(second.avatar)).statusCode).toBe(404);
  });

  it('is not one that was never sent, or is another person’s', async () => {
    const mine = await picture('brown');
    await chen.account.updateProfile({ avatarFileId: mine });
    const li = app.person();
    await li.register('li-ming');
    await expect(li.account.updateProfile({ avatarFileId: mine })).rejects.toMatchObject({
      code: 'file-not-found',
      field: 'avatarFileId',
    });
    expect(await codeOf(li.account.updateProfile({ avatarFileId: '0'.repeat(24) }))).toBe('file-not-found');
    expect(await codeOf(li.account.updateProfile({ avatarFileId: '../secret' }))).toBe('file-not-found');
  });

  it('is in the export, and erased with the account', async () => {
    const { avatar } = await chen.account.updateProfile({ avatarFileId: await picture('brown') });
    const exported = JSON.parse((await chen.account.exportData({})).json);
    expect(exported.files).toMatchObject([{ purpose: 'avatar', url: avatar }]);
    await chen.account.deactivate({ confirmed: true });
    app.clock.advance({ days: 7 });
    await app.deps.jobs.enqueue({ db: database.db }, 'account.erase', {});
    await app.deps.jobs.drain();
    expect((await look(avatar)).statusCode).toBe(404);
  });
});

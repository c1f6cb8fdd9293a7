import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { officeCaller, runCommand } from '../../lib/office/office-command.ts';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { peopleApp } from '../feedback/feedback.testing.ts';
import { fileTools } from '../file/file.service.ts';
import { picture } from '../file/file.testing.ts';
import { NEWS_COMMANDS } from './news.office.ts';
import { seedNews } from './seed.ts';

const database = startTestDatabase();
const FIRST = '0199a0000000000000000001';
const SECOND = '0199a0000000000000000002';
let app: Awaited<ReturnType<typeof peopleApp>>;
let folder: string;
beforeEach(async () => {
  app = await peopleApp(database);
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  await seedNews({ db: database.db });
});
afterEach(async () => {
  await app.app.close();
  await rm(folder, { recursive: true, force: true });
});

function office(...words: string[]) {
  const ctx = {
    ...testContext(database, { now: app.clock.now }),
    db: database.db,
    ...fileTools(app.deps),
  };
  return runCommand(NEWS_COMMANDS, ctx, ['news', ...words], officeCaller({ as: 'test' }));
}
async function file(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}
const shown = async (id: string, language: Language = 'zh-Hans') =>
  (await app.client().news.article({ id, language })).article;
const get = (path: string | null) => app.app.inject({ method: 'GET', url: path ?? '' });

describe('A picture that the office gives an article', () => {
  it('is seen by everybody, with words for who does not see it, until another takes its place', async () => {
    const large = await picture('jpeg', { width: 2_400, height: 1_600 });
    await office('cover', FIRST, await file('gate.jpg', large), 'zh-Hans=晨雾中的山门', 'en=The gate = dawn');
    const { cover, body } = await shown(FIRST);
    expect(cover).toMatch(/^\/files\/[0-9a-f]{32}\.jpg$/);
    expect(await shown(FIRST)).toMatchObject({ coverAlt: '晨雾中的山门' });
    expect(await shown(FIRST, 'en')).toMatchObject({ cover, coverAlt: 'The gate = dawn' });
    expect(await shown(FIRST, 'th')).toMatchObject({ cover, coverAlt: '' });
    const answer = await get(cover);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_080, height: 720 });

    // It stays when the app starts again.
    await seedNews({ db: database.db });
    expect(await shown(FIRST)).toMatchObject({ cover, body });
    expect((await get(cover)).statusCode).toBe(200);

    await office('cover', FIRST, await file('lamp.png', await picture('png')));
    const next = await shown(FIRST);
    expect(next).toMatchObject({ cover: expect.stringMatching(/\.png$/), coverAlt: '' });
    expect((await get(cover)).statusCode).toBe(404);
    expect(await office('cover', FIRST, 'none')).toEqual(['no picture']);
    expect((await get(next.cover)).statusCode).toBe(404);
    await app.deps.jobs.drain();
    const { rows } = await database.pool.query('select from files');
    expect(rows).toEqual([]);
  });

  it('stays where another article shows it too, and takes nothing of somebody’s own away', async () => {
    await office('cover', FIRST, await file('gate.jpg', await picture()));
    const { cover } = await shown(FIRST);
    await database.pool.query('update news_articles set cover = $1 where id = $2', [cover, SECOND]);
    await office('cover', FIRST, 'none');
    expect((await get(cover)).statusCode).toBe(200);
    await database.pool.query(`update files set owner_uid = $1, purpose = 'avatar'`, ['a'.repeat(24)]);
    await office('cover', SECOND, 'none');
    expect((await get(cover)).statusCode).toBe(200);
  });

  it('is refused in words for the office, and nothing is changed', async () => {
    const good = await file('gate.jpg', await picture());
    for (const [words, why] of [
      [['0'.repeat(24), good], 'no article'],
      [[FIRST, join(folder, 'not-there.jpg')], 'no file'],
      [[FIRST, folder], 'no file'],
      [[FIRST, await file('page.jpg', '<svg onload="alert(1)"/>')], 'no JPEG'],
      [[FIRST, await file('broken.jpg', (await picture()).subarray(0, 200))], 'no JPEG'],
      [[FIRST, await file('big.jpg', Buffer.alloc(10 * 1024 * 1024 + 1))], '10 MB'],
      [[FIRST, good, 'fr=porte'], 'language'],
      [[FIRST, good, '山门'], 'language'],
      [[FIRST, 'none', 'en=gate'], 'language'],
      [[FIRST, good, `en=${'x'.repeat(121)}`], '120'],
    ] as const) {
      await expect(office('cover', ...words), words.join(' ')).rejects.toThrow(why);
    }
    await expect(office('cover', FIRST)).rejects.toThrow('news cover <id>');
    expect(await shown(FIRST)).toMatchObject({ cover: null, coverAlt: '' });
    const { rows } = await database.pool.query('select from files');
    expect(rows).toEqual([]);
  });

  it('is listed with its article, those that are not out included', async () => {
    await database.pool.query('update news_articles set published_at = null where id = $1', [SECOND]);
    await office('cover', FIRST, await file('gate.jpg', await picture()));
    const lines = (await office('list')) as readonly string[];
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(new RegExp(`^${SECOND}  not out  no picture  `));
    expect(lines.at(-1)).toMatch(new RegExp(`^${FIRST}  2026-03-01  /files/`));
  });
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type OwnOrdersApp, ownOrdersApp } from '../own-orders.testing.ts';
import { BOOK } from '../sponsor.testing.ts';

const database = startTestDatabase();
let app: OwnOrdersApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
});
afterAll(() => app.close());

const SECRET = 'taken by Chen, in the workshop';

/** A photograph as a phone takes it, with what phones write into it. */
async function photograph(
  name: string,
  type: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
  size = { width: 2_000, height: 1_500 },
): Promise<string> {
  const file = join(folder, name);
  const made = sharp({ create: { ...size, channels: 3, background: '#a5673f' } })
    .withExif({ IFD0: { Copyright: SECRET } })
    .toFormat(type);
  await writeFile(file, await made.toBuffer());
  return file;
}

/** A new app with one paid order in the batch 2026-001. */
async function batched() {
  await app?.close();
  app = await ownOrdersApp(database);
  const who = await app.sponsorer();
  const token = await who.placePaid();
  await app.office('batch', 'open', BOOK);
  const photos = async (language: Language = 'zh-Hans', of = token) =>
    (await who.calls.order({ orderToken: of, language })).order.photos;
  return { who, token, photos, number: (await who.read(token)).sponsorNumber };
}

const get = (url: string) => app.app.inject({ method: 'GET', url });
const put = (...words: string[]) => app.office('batch', 'photo', '2026-001', ...words);

describe('A photograph of a step', () => {
  it('is seen with every order of the batch that has come to the step, and with no other', async () => {
    const { who, photos } = await batched();
    const outside = await who.placePaid({ bookId: 'amitabha-sutra' });
    await put('batched', await photograph('blocks.jpg'));
    await put('printing', await photograph('press.png', 'png', { width: 600, height: 800 }), '2026-02-28');
    expect((await photos()).map(({ step }) => step)).toEqual(['batched']);
    expect(await photos('zh-Hans', outside)).toEqual([]);
    await app.office('batch', 'close', '2026-001');
    await app.office('batch', 'print', '2026-001');
    expect(await photos()).toMatchObject([
      { step: 'printing', width: 600, height: 800, day: '2026-02-28', caption: null },
      { step: 'batched', width: 1_280, height: 960, day: '2026-03-01' },
    ]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is written anew as WebP without what a camera wrote into it (%s)',
    async (type) => {
      const { photos } = await batched();
      await put('batched', await photograph(`shot.${type}`, type));
      const [photo] = await photos();
      const answer = await get(photo?.path ?? '');
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.headers['cache-control']).toContain('public');
      expect(answer.rawPayload.includes(SECRET)).toBe(false);
      expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
    },
  );

  it('is replaced and taken away: its address opens nothing any more, and its bytes are gone', async () => {
    const { photos } = await batched();
    await put('batched', await photograph('first.jpg'));
    await app.office('batch', 'caption', '2026-001', 'batched', 'zh-Hans', '校样');
    const [first] = await photos();
    await put('batched', await photograph('second.jpg'));
    const [second] = await photos();
    expect(second).toMatchObject({ step: 'batched', caption: null });
    expect((await get(first?.path ?? '')).statusCode).toBe(404);
    expect((await get(second?.path ?? '')).statusCode).toBe(200);
    await app.office('batch', 'photo-remove', '2026-001', 'batched');
    expect(await photos()).toEqual([]);
    expect((await get(second?.path ?? '')).statusCode).toBe(404);
    const { rows } = await database.pool.query("select object from files where purpose = 'printing'");
    expect(rows).toEqual([]);
    await expect(app.office('batch', 'photo-remove', '2026-001', 'batched')).rejects.toThrow('no photograph');
  });

  it('is not swept away with what nobody uses', async () => {
    const { photos } = await batched();
    await put('batched', await photograph('kept.jpg'));
    app.clock.advance({ hours: 30 });
    await app.deps.jobs.enqueue({ db: database.db }, 'file.sweep', {});
    await app.deps.jobs.drain();
    const [photo] = await photos();
    expect((await get(photo?.path ?? '')).statusCode).toBe(200);
  });

  it('is not shown with an order that was given back', async () => {
    const { photos, number } = await batched();
    await put('batched', await photograph('given.jpg'));
    expect(await photos()).toHaveLength(1);
    await app.office('order', 'refund', number, 'asked for it');
    expect(await photos()).toEqual([]);
  });
});

describe('Its caption', () => {
  it('is read in the reader’s language, else in one in which it was written', async () => {
    const { photos } = await batched();
    await put('batched', await photograph('words.jpg'));
    const caption = (...words: string[]) => app.office('batch', 'caption', '2026-001', 'batched', ...words);
    const read = async (language: Language) => (await photos(language))[0]?.caption;
    await caption('zh-Hans', '师傅', '正在', '校对经版');
    await caption('th', 'กำลังตรวจแม่พิมพ์');
    expect(await read('th')).toEqual({ text: 'กำลังตรวจแม่พิมพ์', language: 'th' });
    expect(await read('ja')).toEqual({ text: '师傅 正在 校对经版', language: 'zh-Hans' });
    await caption('zh-Hans');
    expect(await read('en')).toEqual({ text: 'กำลังตรวจแม่พิมพ์', language: 'th' });
    await caption('th');
    expect(await read('en')).toBeNull();
    expect(await app.office('batch', 'photos', '2026-001')).toHaveLength(1);
  });
});

describe('What the office cannot mean', () => {
  it('is answered by a line, and nothing of it is kept', async () => {
    await batched();
    const good = await photograph('good.jpg');
    const text = join(folder, 'letter.jpg');
    await writeFile(text, 'no picture at all');
    const heavy = join(folder, 'heavy.jpg');
    await writeFile(heavy, Buffer.alloc(11 * 1024 * 1024));
    const wrong: [string[], string][] = [
      [['batched', text], 'no picture in JPEG, PNG or WebP'],
      [['batched', await photograph('moving.gif', 'gif')], 'no picture in JPEG, PNG or WebP'],
      [['batched', heavy], 'more than 10 MB'],
      [['batched', folder], 'there is no file'],
      [['batched', join(folder, 'nowhere.jpg')], 'there is no file'],
      [['waiting', good], 'a step is one of batched, printing, shipped, completed'],
      [['batched', good, '2026-02-30'], 'the day is written as'],
      [['batched', good, '2026-03-02'], 'is still to come'],
    ];
    for (const [words, why] of wrong) await expect(put(...words), words.join(' ')).rejects.toThrow(why);
    await expect(app.office('batch', 'photo', '2026-009', 'batched', good)).rejects.toThrow(
      'no batch 2026-009',
    );
    await expect(app.office('batch', 'photos', "' or 1=1 --")).rejects.toThrow('there is no batch');
    const caption = (...words: string[]) => app.office('batch', 'caption', '2026-001', 'batched', ...words);
    await expect(caption('zh-Hans', '经版')).rejects.toThrow('no photograph of batched');
    await put('batched', good);
    await expect(caption('fr', 'les planches')).rejects.toThrow('a language is one of');
    await expect(caption('en', 'x'.repeat(81))).rejects.toThrow('at most 80 characters');
    await expect(caption('en', 'call\u202E 123')).rejects.toThrow('in one line');
    await expect(caption('zh-Hans', '请打', '13800138000')).rejects.toThrow('a phone number or an email');
    const { rows } = await database.pool.query('select claimed_at from files');
    expect(rows).toHaveLength(1);
  });
});

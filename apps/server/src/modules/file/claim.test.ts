import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../lib/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { claimFile, fileLink, releaseFile } from './file.service.ts';
import { filesApp, picture, type Signed } from './file.testing.ts';
import { deleteFilesOf, filesOf } from './files-of-person.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof filesApp>>;
beforeEach(async () => {
  app = await filesApp(database);
});
afterEach(() => app.close());

const CHEN = 'c'.repeat(24);
const WANG = 'a'.repeat(24);
const addressOf = (signed: Signed) => `https://${signed.cdnDomain}/${signed.ossPath}`;
const hidden = { purpose: 'feedback', ownerUid: CHEN, private: true } as const;
const avatar = { purpose: 'avatar', ownerUid: CHEN, private: false } as const;

async function objects(): Promise<string[]> {
  const { rows } = await database.pool.query<{ object: string }>('select object from files order by id');
  return rows.map(({ object }) => object);
}

describe('A file that nothing uses yet', () => {
  it('opens for who sent it by the address they were given, for an hour, and under its bare address for nobody', async () => {
    const signed = await app.upload(await picture());
    const plain = await app.get(`/files/${signed.ossPath}`);
    expect([plain.statusCode, plain.headers['cache-control']]).toEqual([404, 'no-store']);
    const own = new URL(addressOf(signed)).pathname;
    const seen = await app.get(own);
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, max-age=600']);
    expect((await app.get(await app.look(addressOf(signed)))).statusCode).toBe(200);
    app.clock.advance({ seconds: 3_599 });
    expect((await app.get(own)).statusCode).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect((await app.get(own)).statusCode).toBe(404);
    expect((await app.get(await app.look(addressOf(signed)))).statusCode).toBe(404);
  });

  it('opens by what its report says for ten minutes after it came, however often it is reported', async () => {
    const signed = await app.upload(await picture());
    const reported = async () => {
      const { data } = await app.ask('report', { id: signed.id });
      return String((data as { url: string }).url);
    };
    const first = await reported();
    expect((await app.get(first)).statusCode).toBe(200);
    app.clock.advance({ seconds: 599 });
    expect(await reported()).toBe(first);
    app.clock.advance({ seconds: 1 });
    expect((await app.get(first)).statusCode).toBe(404);
    expect((await app.get(await reported())).statusCode).toBe(404);
  });

  it('is swept away after 24 hours, reported or not, with its bytes', async () => {
    const [, unreported] = [await app.upload(await picture()), await app.sign()];
    await app.post(unreported, await picture());
    const used = await app.upload(await picture());
    await claimFile(app.ctx, used.id, hidden);
    const [first = '', second = '', kept = ''] = await objects();
    app.clock.advance({ hours: 24 });
    const sweep = async () => {
      await app.deps.jobs.enqueue({ db: database.db }, 'file.sweep', {});
      await app.deps.jobs.drain();
    };
    await sweep();
    expect(await objects()).toEqual([first, second, kept]);
    app.clock.advance({ seconds: 1 });
    await sweep();
    expect(await objects()).toEqual([kept]);
    expect(await app.ctx.storage.stat(first)).toBeUndefined();
    expect(await app.ctx.storage.stat(second)).toBeUndefined();
    expect(await app.ctx.storage.stat(kept)).toBeDefined();
  });
});

describe('A link to a private file', () => {
  it('opens that file only, and no forged one opens any', async () => {
    const [mine, other] = [await app.upload(await picture()), await app.upload(await picture())];
    await claimFile(app.ctx, addressOf(mine), hidden);
    const { pathname } = new URL(await fileLink(app.ctx, mine.id));
    expect((await app.get(pathname)).statusCode).toBe(200);
    const [, expires = '', signature = ''] = /~(\d+)\.([\w-]+)\//.exec(pathname) ?? [];
    const bare = `/files/${mine.ossPath}`;
    for (const path of [
      bare,
      `${bare}?expires=${expires}&signature=${signature}`,
      `/files/~${Number(expires) + 1}.${signature}/${mine.ossPath}`,
      `/files/~${expires}.${signature.slice(1)}A/${mine.ossPath}`,
      `/files/~${expires}./${mine.ossPath}`,
      `/files/~1e15.${signature}/${mine.ossPath}`,
      `/files/~${expires}.${signature}/~${expires}.${signature}/${mine.ossPath}`,
      `/files/~${expires}.${signature}/${other.ossPath}`,
    ]) {
      expect((await app.get(path)).statusCode, path).toBe(404);
    }
  });

  it('is given anew to nobody who has only an address, a link that is over, or the id', async () => {
    const signed = await app.upload(await picture());
    await claimFile(app.ctx, addressOf(signed), hidden);
    const link = await fileLink(app.ctx, signed.id);
    const bare = `https://localhost:0/files/${signed.ossPath}`;
    const info = async (address: string) =>
      ((await app.ask('info', { id: address })).data as unknown as object[])[0];
    const unknown = { name: '', size: 0, type: '', gmtCreate: 0 };
    expect(await info(bare)).toMatchObject({ ...unknown, fileId: bare, url: bare });
    expect(await info(`/files/${signed.ossPath}`)).toMatchObject(unknown);
    expect(await info(link)).toMatchObject({ fileId: link, url: link, type: 'image/jpeg' });
    const { data } = await app.ask('report', { id: signed.id });
    expect((await app.get(String((data as { url: string }).url))).statusCode).toBe(404);
    app.clock.advance({ seconds: 600 });
    expect(await info(link)).toMatchObject({ ...unknown, url: link });
    expect((await app.get(new URL(link).pathname)).statusCode).toBe(404);
  });

  it('is told of no file that is not there', async () => {
    const unsent = await app.sign();
    for (const reference of [unsent.id, addressOf(unsent), 'https://elsewhere/files/a.png', '']) {
      await expect(fileLink(app.ctx, reference)).rejects.toMatchObject({ code: 'file-not-found' });
    }
  });
});

describe('The route of files', () => {
  it.each([
    '/files/',
    '/files/a.png',
    '/files/../keys/data-key',
    '/files/%2e%2e/%2e%2e/keys/data-key',
    '/files/%00',
  ])('knows no %s', async (path) => expect((await app.get(path)).statusCode).toBe(404));

  it('answers 404 and no cache when the bytes are lost', async () => {
    const signed = await app.upload(await picture());
    const { path } = await claimFile(app.ctx, signed.id, avatar);
    const [object = ''] = await objects();
    await app.ctx.storage.delete(object);
    const answer = await app.get(path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('serves a path of the client’s own, however it is written', async () => {
    const signed = await app.upload(await picture(), 'a.jpg', { fileId: '/图/a b.jpg' });
    expect(signed.ossPath).toMatch(/^[0-9a-f]{32}\/图\/a_b\.jpg$/u);
    const { path } = await claimFile(app.ctx, addressOf(signed), avatar);
    expect((await app.get(path)).statusCode).toBe(200);
    expect((await app.get(encodeURI(`/files/${signed.ossPath}`))).statusCode).toBe(200);
  });
});

describe('A claim', () => {
  it('is made once: again only by the same owner for the same purpose', async () => {
    const signed = await app.upload(await picture());
    const first = await claimFile(app.ctx, addressOf(signed), hidden);
    expect(first).toMatchObject({ id: signed.id, type: 'image/jpeg', width: 40, height: 30 });
    expect(await claimFile(app.ctx, signed.id, hidden)).toEqual(first);
    const refused = { code: 'file-not-found', field: 'imgs.0' };
    const field = 'imgs.0';
    await expect(claimFile(app.ctx, signed.id, { ...hidden, ownerUid: WANG, field })).rejects.toMatchObject(
      refused,
    );
    await expect(claimFile(app.ctx, signed.id, { ...avatar, field })).rejects.toMatchObject(refused);
    await expect(claimFile(app.ctx, signed.id, { ...hidden, ownerUid: null, field })).rejects.toMatchObject(
      refused,
    );
  });

  it('has one winner when two come at the same time', async () => {
    const { id } = await app.upload(await picture());
    const claims = [CHEN, WANG].map((ownerUid) => claimFile(app.ctx, id, { ...hidden, ownerUid }));
    const results = await Promise.allSettled(claims);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused for what was not reported, is unknown, or lies elsewhere', async () => {
    const unreported = await app.sign();
    await app.post(unreported, await picture());
    for (const reference of [
      unreported.id,
      addressOf(unreported),
      '0'.repeat(24),
      'https://elsewhere/files/x',
      '',
    ]) {
      await expect(claimFile(app.ctx, reference, hidden)).rejects.toMatchObject({ code: 'file-not-found' });
    }
  });

  it('falls with the transaction it was made in', async () => {
    const { id } = await app.upload(await picture());
    const failing = inTransaction(app.ctx, async (ctx) => {
      await claimFile(ctx, id, hidden);
      throw new Error('something else failed');
    });
    await expect(failing).rejects.toThrow('something else failed');
    expect(await claimFile(app.ctx, id, { ...hidden, ownerUid: WANG })).toMatchObject({ id });
  });

  it('of an avatar cuts it to a square of 600 pixels under the same address', async () => {
    const signed = await app.upload(await picture('png', { width: 1_200, height: 900 }), 'me.png');
    const { path } = await claimFile(app.ctx, signed.id, avatar);
    const [before = ''] = await objects();
    await app.deps.jobs.drain();
    const seen = await app.get(path);
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 600, height: 600, format: 'png' });
    const [own] = await filesOf(app.ctx, CHEN);
    expect(own).toMatchObject({ width: 600, height: 600, size: seen.rawPayload.length, purpose: 'avatar' });
    expect(await app.ctx.storage.stat(before)).toBeUndefined();
    // Done again, as after a crash, it changes nothing.
    await app.deps.jobs.enqueue({ db: database.db }, 'file.fit', { id: signed.id });
    await app.deps.jobs.drain();
    expect((await app.get(path)).rawPayload.equals(seen.rawPayload)).toBe(true);
  });
});

describe('A person’s files', () => {
  it('are listed, and erased with their bytes; others’ stay', async () => {
    const mine = [await app.upload(await picture()), await app.upload(await picture('png'), 'me.png')];
    const other = await app.upload(await picture());
    await claimFile(app.ctx, mine[0]?.id ?? '', hidden);
    await claimFile(app.ctx, mine[1]?.id ?? '', avatar);
    await claimFile(app.ctx, other.id, { ...hidden, ownerUid: WANG });
    expect(await filesOf(app.ctx, CHEN)).toMatchObject([
      { id: mine[0]?.id, purpose: 'feedback', sentAt: app.clock.now() },
      { id: mine[1]?.id, purpose: 'avatar', path: `/files/${mine[1]?.ossPath}` },
    ]);
    const [first = '', second = '', kept = ''] = await objects();
    expect(await deleteFilesOf(app.ctx, CHEN)).toBe(2);
    expect((await app.get(`/files/${mine[1]?.ossPath}`)).statusCode).toBe(404);
    await app.deps.jobs.drain();
    expect(await filesOf(app.ctx, CHEN)).toEqual([]);
    for (const name of [first, second, `${second}-fit`])
      expect(await app.ctx.storage.stat(name)).toBeUndefined();
    const left = await app.ctx.storage.get(kept);
    expect(left && (await text(left)).length).toBeGreaterThan(0);
    expect(await deleteFilesOf(app.ctx, CHEN)).toBe(0);
  });

  it('may be let go one by one, by the owner alone', async () => {
    const { id } = await app.upload(await picture());
    const { path } = await claimFile(app.ctx, id, avatar);
    await releaseFile(app.ctx, id, { ...avatar, ownerUid: WANG });
    expect((await app.get(path)).statusCode).toBe(200);
    await releaseFile(app.ctx, path, avatar);
    expect((await app.get(path)).statusCode).toBe(404);
    await app.deps.jobs.drain();
    expect(await objects()).toEqual([]);
  });
});

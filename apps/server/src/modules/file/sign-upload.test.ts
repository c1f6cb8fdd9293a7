import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { filesApp, picture } from './file.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof filesApp>>;

describe('Signing', () => {
  beforeEach(async () => {
    app = await filesApp(database, {
      RATE_UPLOADS_PER_HOUR: '3',
      UPLOAD_HOST: 'upload.temple.example/upload',
    });
  });
  afterEach(() => app.close());

  it('is limited for each address and hour', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      expect((await app.sign()).host).toBe('upload.temple.example/upload');
    const refused = await app.ask('generateProximalSign', { env: 'public', filename: 'a.png' });
    expect(refused.error?.code).toBe('Throttling.Api');
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await app.sign()).id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('ends while 500 files of the address wait for somebody to use them', async () => {
    const origin = app.ctx.originOf('127.0.0.1');
    await database.pool.query(
      `insert into files (id, key, object, origin, received_at)
       select lpad(to_hex(n), 24, '0'), n::text, n::text, $1, $2 from generate_series(1, 500) n`,
      [origin, app.clock.now()],
    );
    const refused = await app.ask('generateProximalSign', { env: 'public', filename: 'a.png' });
    expect(refused.error?.code).toBe('Throttling.Api');
  });

  it.each([
    { filename: 'a.html' },
    { filename: 'a.png', fileId: '/../a.png' },
    { filename: 'a.png', env: 'private' },
    {},
  ])('is refused for %j', async (params) => {
    const answer = await app.ask('generateProximalSign', { env: 'public', ...params });
    expect(answer.error?.code).toBe('ParamInvalid');
  });

  it('keeps no address of a visitor', async () => {
    await app.upload(await picture());
    const { rows } = await database.pool.query('select * from files');
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    expect(rows[0]).toMatchObject({ origin: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });
});

describe('A report', () => {
  beforeEach(async () => {
    app = await filesApp(database);
  });
  afterEach(() => app.close());

  it('may come twice, but only for what was stored', async () => {
    const unsent = await app.sign();
    const refused = await app.sign();
    await app.post(refused, Buffer.from('<html>'));
    for (const id of [unsent.id, refused.id, 'x', 5, undefined]) {
      expect((await app.ask('report', { id })).error?.code).toBe('ParamInvalid');
    }
    const { id } = await app.upload(await picture());
    expect((await app.ask('report', { id })).success).toBe(true);
  });
});

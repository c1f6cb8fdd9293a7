import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { setEntry } from '../config/config.service.ts';
import { peopleApp, type Step } from './feedback.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof peopleApp>>;
beforeEach(async () => {
  app = await peopleApp(database, { RATE_FEEDBACK_PER_HOUR: '3' });
});
afterEach(() => app.app.close());

const ask: Awaited<ReturnType<typeof peopleApp>>['query'] = (...asked) => app.query(...asked);
const feedback: Step = ['collection', 'opendb-feedback'];
const message = { content: '字太小', imgs: [], contact: 'wang@example.com', mobile: '13800138000' };

describe('opendb-feedback', () => {
  it('takes a message as the feedback page of old sends it, and shows it in ours', async () => {
    const writer = await app.person();
    const picture = await app.upload();
    const imgs = [{ name: 'one.png', extname: 'png', fileType: 'image', url: picture.address, size: 70 }];
    const added = await ask(writer, feedback, ['add', { ...message, imgs }]);
    expect(added).toMatchObject({ code: 0, id: expect.stringMatching(/^[0-9a-f]{24}$/) });
    const mine = await writer.feedback.mine({ after: null });
    expect(mine.feedback).toMatchObject([{ id: added.id, text: '字太小' }]);
    const { pathname, search } = new URL(mine.feedback[0]?.images[0]?.url ?? '');
    expect((await app.app.inject({ url: pathname + search })).statusCode).toBe(200);
    const { rows } = await database.pool.query('select user_id, contact, mobile from feedback');
    expect(rows).toMatchObject([{ user_id: writer.uid }]);
    expect(JSON.stringify(rows)).not.toMatch(/wang@example|13800138000/);
    const office = await app.person(['admin']);
    const all = await office.feedback.list({ after: null, answered: null });
    expect(all.feedback[0]).toMatchObject({ contact: message.contact, mobile: message.mobile });
  });

  it('shows its pictures to who wrote it and to the office, by links of ten minutes, and to nobody else', async () => {
    const [writer, other, office] = [await app.person(), await app.person(), await app.person(['admin'])];
    const picture = await app.upload();
    const imgs = [{ name: 'one.png', extname: 'png', fileType: 'image', url: picture.address, size: 70 }];
    const { id } = await ask(writer, feedback, ['add', { ...message, imgs }]);
    const addressFor = async (reader: { readonly token?: string }) => {
      const { data } = await ask(reader, feedback, ['doc', id], ['field', 'imgs'], ['get']);
      return (data as { imgs: { url: string }[] }[])[0]?.imgs[0]?.url ?? '';
    };
    const seen = async (address: string) =>
      (await app.app.inject({ url: new URL(address).pathname })).statusCode;
    for (const reader of [writer, office]) {
      const address = await addressFor(reader);
      expect(address).toMatch(/^http:\/\/localhost:0\/files\/~/);
      expect(await seen(address)).toBe(200);
      app.clock.advance({ seconds: 600 });
      expect(await seen(address)).toBe(404);
    }
    const asking = [['doc', id], ['field', 'imgs'], ['get']] as const;
    for (const stranger of [other, {}]) {
      expect(await ask(stranger, feedback, ...asking)).toMatchObject({ code: 0, data: [] });
    }
    // Who has nothing but the address as it is kept gets no new link by the wire's own method either.
    const { rows } = await database.pool.query('select imgs from feedback');
    const kept = String(rows[0].imgs[0].url);
    const token = await app.wire.authorize();
    const { data } = await app.wire.call('serverless.file.resource.info', { id: kept }, token);
    expect(data).toMatchObject([{ url: kept, size: 0 }]);
    expect(await seen(kept)).toBe(404);
  });

  it('shows one’s own messages and the office’s answers, and nobody else’s', async () => {
    const [writer, other, office] = [await app.person(), await app.person(), await app.person(['admin'])];
    const { id } = await ask(writer, feedback, ['add', message]);
    await office.feedback.answer({ id: String(id), text: '已经放大' });
    const own = await ask(writer, feedback, ['where', 'user_id == $cloudEnv_uid'], ['get']);
    expect(own.data).toMatchObject([
      { content: '字太小', mobile: '13800138000', reply_count: 1, is_reply: false },
    ]);
    await ask(office, feedback, ['get']);
    const { rows } = await database.pool.query(
      'select who, reason, subjects from office_looks order by id desc limit 1',
    );
    expect(rows).toEqual([
      {
        who: `staff:${office.uid}`,
        reason: 'clientDB opendb-feedback',
        subjects: expect.arrayContaining([id]),
      },
    ]);
    const answers = await ask(writer, feedback, ['where', 'to_user_id == $cloudEnv_uid'], ['get']);
    expect(answers.data).toMatchObject([{ content: '已经放大', is_reply: true, reply_id: id }]);
    const asking = [['doc', id], ['get']] as const;
    const nothing = { code: 0, data: [], affectedDocs: 0 };
    expect(await ask(other, feedback, ...asking)).toMatchObject(nothing);
    expect(await ask({}, feedback, ...asking)).toMatchObject(nothing);
    expect(await ask(other, feedback, ['get'])).toMatchObject(nothing);
    const everything = await ask(office, feedback, ['get']);
    expect(everything.data).toHaveLength(2);
  });

  it('refuses what is not right, and who is not logged in', async () => {
    const writer = await app.person();
    const wrong = { code: 'VALIDATION_ERROR' };
    expect(await ask(writer, feedback, ['add', { ...message, content: ' ' }])).toMatchObject(wrong);
    expect(await ask(writer, feedback, ['add', { ...message, mobile: 'call me' }])).toMatchObject(wrong);
    const seven = Array.from({ length: 7 }, () => ({
      name: 'a',
      extname: 'png',
      url: 'https://a.example/a.png',
    }));
    expect(await ask(writer, feedback, ['add', { ...message, imgs: seven }])).toMatchObject(wrong);
    const nobody = await ask({}, feedback, ['add', message]);
    expect(nobody).toMatchObject({ code: 'TOKEN_INVALID_ANONYMOUS_USER' });
    const { rows } = await database.pool.query('select 1 from feedback');
    expect(rows).toEqual([]);
  });

  it('keeps nothing when a picture is not the writer’s to give', async () => {
    const [writer, other] = [await app.person(), await app.person()];
    const picture = await app.upload();
    await other.feedback.submit({ content: '我的', images: [picture.id], contact: '', mobile: '' });
    const imgs = [{ name: 'a', extname: 'png', fileType: 'image', url: picture.address, size: 70 }];
    const stolen = await ask(writer, feedback, ['add', { ...message, imgs }]);
    expect(stolen.code).not.toBe(0);
    expect((await writer.feedback.mine({ after: null })).feedback).toEqual([]);
  });

  it('lets nobody change, remove or answer as the office', async () => {
    const writer = await app.person();
    const { id } = await ask(writer, feedback, ['add', message]);
    const forbidden = { code: 'PERMISSION_ERROR' };
    expect(await ask(writer, feedback, ['doc', id], ['update', { content: 'x' }])).toMatchObject(forbidden);
    expect(await ask(writer, feedback, ['doc', id], ['remove'])).toMatchObject(forbidden);
    const answer = { ...message, is_reply: true, reply_id: id };
    expect(await ask(writer, feedback, ['add', answer])).toMatchObject(forbidden);
  });

  it('counts together with our own pages, and is closed with the module', async () => {
    const writer = await app.person();
    for (let times = 0; times < 2; times += 1) await ask(writer, feedback, ['add', message]);
    await writer.feedback.submit({ content: '三', images: [], contact: '', mobile: '' });
    expect((await ask(writer, feedback, ['add', message])).code).not.toBe(0);
    app.clock.advance({ hours: 2 });
    expect(await ask(writer, feedback, ['add', message])).toMatchObject({ code: 0 });
    await setEntry({ db: database.db, now: app.clock.now }, 'modules.feedback', false);
    app.clock.advance({ seconds: 3 });
    expect((await ask(writer, feedback, ['add', message])).code).not.toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { setEntry } from '../config/config.service.ts';
import { seedNews } from '../news/seed.ts';
import { peopleApp } from './feedback.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof peopleApp>>;
beforeEach(async () => {
  app = await peopleApp(database, { RATE_FEEDBACK_PER_HOUR: '3' });
});
afterEach(() => app.app.close());

type Step = readonly [method: string, ...params: unknown[]];

/** A command as the clients of old write it: one entry a chained call. */
async function ask(person: { readonly token?: string }, ...steps: readonly Step[]) {
  const $db = steps.map(([$method, ...$param]) => ({ $method, $param }));
  const functionArgs = {
    command: { $db },
    clientInfo: { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'device-1', locale: 'zh-Hans' },
    ...(person.token ? { uniIdToken: person.token } : {}),
  };
  const params = { functionTarget: 'DCloud-clientDB', functionArgs };
  return (await app.wire.call('serverless.function.runtime.invoke', params, await app.wire.authorize())).data;
}
const feedback: Step = ['collection', 'opendb-feedback'];
const log: Step = ['collection', 'read-news-log'];
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

  it('shows one’s own messages and the office’s answers, and nobody else’s', async () => {
    const [writer, other, office] = [await app.person(), await app.person(), await app.person(['admin'])];
    const { id } = await ask(writer, feedback, ['add', message]);
    await office.feedback.answer({ id: String(id), text: '已经放大' });
    const own = await ask(writer, feedback, ['where', 'user_id == $cloudEnv_uid'], ['get']);
    expect(own.data).toMatchObject([
      { content: '字太小', mobile: '13800138000', reply_count: 1, is_reply: false },
    ]);
    const answers = await ask(writer, feedback, ['where', 'to_user_id == $cloudEnv_uid'], ['get']);
    expect(answers.data).toMatchObject([{ content: '已经放大', is_reply: true, reply_id: id }]);
    const asking = [['doc', id], ['get']] as const;
    expect(await ask(other, feedback, ...asking)).toMatchObject({ code: 'PERMISSION_ERROR' });
    expect(await ask({}, feedback, ...asking)).toMatchObject({ code: 'PERMISSION_ERROR' });
    expect(await ask(other, feedback, ['get'])).toMatchObject({ code: 'PERMISSION_ERROR' });
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

describe('The reading log of old', () => {
  beforeEach(() => seedNews({ db: database.db }));
  const ids = async () =>
    (await app.client().news.list({ language: 'zh-Hans', after: null })).articles.map(({ id }) => id);

  it('gets titles by id, and never an article that is not out', async () => {
    const office = await app.person(['admin']);
    const texts = {
      'zh-Hans': { title: '草稿', summary: '', body: [{ kind: 'paragraph' as const, text: 'x' }] },
    };
    const { id: draft } = await office.news.save({ id: null, texts, cover: null, publishedAt: null });
    const [one = ''] = await ids();
    const found = await ask(
      {},
      ['collection', 'opendb-news-articles'],
      ['where', `"_id" in ["${one}","${draft}"]`],
      ['field', 'title,_id'],
      ['skip', 0],
      ['limit', 10],
      ['get', { getCount: true }],
    );
    expect(found).toMatchObject({ code: 0, count: 1, data: [{ _id: one, title: '怎样恭敬地把经书请回家' }] });
  });

  it('is one’s own: added, read, and forgotten, the same as in our pages', async () => {
    const [reader, other] = [await app.person(), await app.person()];
    const [one = ''] = await ids();
    const added = await ask(reader, log, ['add', { article_id: one }]);
    expect(added).toMatchObject({ code: 0 });
    const { entries } = await reader.news.history({ language: 'zh-Hans', after: null });
    expect(entries).toMatchObject([{ article: { id: one } }]);
    const own = await ask(reader, log, ['where', 'user_id == $env.uid'], ['get']);
    expect(own.data).toMatchObject([{ article_id: one, last_time: app.clock.now().getTime() }]);
    expect(await ask(other, log, ['doc', added.id], ['remove'])).toMatchObject({ code: 'PERMISSION_ERROR' });
    expect(await ask(reader, log, ['doc', added.id], ['remove'])).toMatchObject({ code: 0, deleted: 1 });
  });

  it('takes no article that is not there', async () => {
    const reader = await app.person();
    expect((await ask(reader, log, ['add', { article_id: '0'.repeat(24) }])).code).not.toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { peopleApp, type Step } from '../feedback/feedback.testing.ts';
import { seedNews } from './seed.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof peopleApp>>;
beforeEach(async () => {
  app = await peopleApp(database);
});
afterEach(() => app.app.close());

const ask: Awaited<ReturnType<typeof peopleApp>>['query'] = (...asked) => app.query(...asked);
const log: Step = ['collection', 'read-news-log'];

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

import { LANGUAGES } from '@yuanguang/contract/languages';
import { type ArticleTexts, ArticleTexts as Texts } from '@yuanguang/contract/objects/news';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { holderOf } from '../../testing/modules.ts';
import { setEntry } from '../config/config.service.ts';
import { peopleApp } from '../feedback/feedback.testing.ts';
import { seedNews } from './seed.ts';

const database = startTestDatabase();
const language = 'zh-Hans';
let app: Awaited<ReturnType<typeof peopleApp>>;
beforeEach(async () => {
  app = await peopleApp(database);
});
afterEach(() => app.app.close());

const texts = (title: string, more: Partial<ArticleTexts> = {}): ArticleTexts => ({
  'zh-Hans': { title, summary: '', body: [{ kind: 'paragraph', text: '正文' }] },
  ...more,
});
const article = (title: string, publishedAt: string | null = '2026-03-01T01:00:00Z') => ({
  id: null,
  texts: texts(title),
  cover: null,
  publishedAt,
});

describe('The articles that come with the app', () => {
  it('are there in five languages, whole by the contract, newest first', async () => {
    await seedNews({ db: database.db });
    await seedNews({ db: database.db });
    for (const one of LANGUAGES) {
      const { articles, next } = await app.client().news.list({ language: one, after: null });
      expect(articles).toHaveLength(3);
      expect(next).toBeNull();
      const days = articles.map(({ publishedAt }) => publishedAt);
      expect(days).toEqual([...days].sort().reverse());
      for (const { id, title } of articles) {
        const { article: whole } = await app.client().news.article({ id, language: one });
        expect(whole).toMatchObject({ title, language: one });
        expect(whole.body.length).toBeGreaterThan(4);
      }
    }
    const { rows } = await database.pool.query<{ texts: unknown }>('select texts from news_articles');
    for (const row of rows) expect(Texts.safeParse(row.texts).success).toBe(true);
  });

  it('stay as the office left them when the app starts again', async () => {
    await seedNews({ db: database.db });
    const office = await app.person(['admin']);
    const { articles } = await office.news.list({ language, after: null });
    const id = articles[0]?.id ?? '';
    await office.news.save({ ...article('改过的题目'), id });
    await seedNews({ db: database.db });
    expect((await office.news.article({ id, language })).article.title).toBe('改过的题目');
  });
});

describe('The titles that a device searches', () => {
  it('are those of what is out, newest first, in the nearest language, 200 at most', async () => {
    const office = await app.person(['admin']);
    const english = {
      title: 'In English',
      summary: '',
      body: [{ kind: 'paragraph' as const, text: 'Text' }],
    };
    await office.news.save({
      ...article('两种文字', '2026-02-02T00:00:00Z'),
      texts: texts('两种文字', { en: english }),
    });
    await office.news.save(article('只有中文', '2026-02-01T00:00:00Z'));
    await office.news.save(article('草稿', null));
    await office.news.save(article('明天', '2026-03-02T02:00:00Z'));
    const titlesIn = async (one: 'zh-Hans' | 'en' | 'th') =>
      (await app.client().news.titles({ language: one })).articles.map(({ title }) => title);
    expect(await titlesIn('zh-Hans')).toEqual(['两种文字', '只有中文']);
    expect(await titlesIn('en')).toEqual(['In English', '只有中文']);
    expect(await titlesIn('th')).toEqual(['In English', '只有中文']);
    await database.pool.query(
      `insert into news_articles (id, texts, published_at)
       select lpad(to_hex(n), 24, '0'), texts, '2026-01-01' from news_articles, generate_series(1, 250) n
        where title = '只有中文'`,
    );
    expect(await titlesIn('zh-Hans')).toHaveLength(200);
  });
});

describe('The list', () => {
  it('has ten a page, newest first, and nothing that is not out yet', async () => {
    const office = await app.person(['admin']);
    for (let number = 1; number <= 12; number += 1) {
      await office.news.save(
        article(`第${number}篇`, `2026-02-${String(number).padStart(2, '0')}T00:00:00Z`),
      );
    }
    await office.news.save(article('草稿', null));
    const { id } = await office.news.save(article('明天', '2026-03-02T02:00:00Z'));
    const visitor = app.client().news;
    const first = await visitor.list({ language, after: null });
    const second = await visitor.list({ language, after: first.next });
    const titles = [...first.articles, ...second.articles].map(({ title }) => title);
    expect(first.articles).toHaveLength(10);
    expect(titles).toEqual(Array.from({ length: 12 }, (_, index) => `第${12 - index}篇`));
    await expect(visitor.article({ id, language })).rejects.toMatchObject({ code: 'news-not-found' });
    app.clock.advance({ days: 1 });
    expect((await visitor.list({ language, after: null })).articles[0]?.title).toBe('明天');
  });

  it('refuses a place that no page said', async () => {
    const wrong = { code: 'param-invalid', field: 'after' };
    await expect(app.client().news.list({ language, after: "' or 1=1" })).rejects.toMatchObject(wrong);
  });

  it('speaks the nearest language there is', async () => {
    const office = await app.person(['admin']);
    const en = { title: 'News', summary: '', body: [{ kind: 'paragraph' as const, text: 'Text' }] };
    const { id } = await office.news.save({ ...article('法讯'), texts: texts('法讯', { en }) });
    const inThai = (await app.client().news.article({ id, language: 'th' })).article;
    expect(inThai).toMatchObject({ title: 'News', language: 'en' });
    const inTraditional = (await app.client().news.article({ id, language: 'zh-Hant' })).article;
    expect(inTraditional).toMatchObject({ title: '法讯', language: 'zh-Hans' });
  });
});

describe('An article', () => {
  it.each(['', '  '])('without an id (%j) is asked for by its own words', async (id) => {
    const refused = { code: 'news-id-empty', field: 'id', message: '没有指明要看哪一篇法讯' };
    await expect(app.client().news.article({ id, language })).rejects.toMatchObject(refused);
  });

  it.each(['0'.repeat(24), 'nonsense'])('%s that is not there is said so', async (id) => {
    await expect(app.client().news.article({ id, language })).rejects.toMatchObject({
      code: 'news-not-found',
    });
  });

  it('is text: what looks like HTML is told as it stands', async () => {
    const office = await app.person(['admin']);
    const text = '<img src=x onerror=alert(1)>';
    const body = [{ kind: 'paragraph' as const, text }];
    const { id } = await office.news.save({
      ...article('x'),
      texts: { 'zh-Hans': { title: 'x', summary: '', body } },
    });
    expect((await app.client().news.article({ id, language })).article.body).toEqual(body);
  });

  it('is written by the office only, and an unknown one cannot be changed', async () => {
    const person = await app.person();
    await expect(person.news.save(article('x'))).rejects.toMatchObject({ code: 'permission-denied' });
    const office = await app.person(['admin']);
    const unknown = office.news.save({ ...article('x'), id: '0'.repeat(24) });
    await expect(unknown).rejects.toMatchObject({ code: 'news-not-found' });
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/x.png', '//elsewhere.example/x.png'])(
    'has no cover at %s',
    async (cover) => {
      const office = await app.person(['admin']);
      const saving = office.news.save({ ...article('x'), cover });
      await expect(saving).rejects.toMatchObject({ code: 'param-invalid', field: 'cover' });
    },
  );
});

describe('What was read', () => {
  beforeEach(() => seedNews({ db: database.db }));
  const ids = async () =>
    (await app.client().news.list({ language, after: null })).articles.map(({ id }) => id) as [
      string,
      string,
      string,
    ];

  it('is listed once each, the last first, for the reader alone', async () => {
    const [one, two] = await ids();
    const [reader, other] = [await app.person(), await app.person()];
    for (const id of [one, two, one]) {
      await reader.news.markRead({ id });
      app.clock.advance({ minutes: 1 });
    }
    const { entries } = await reader.news.history({ language, after: null });
    expect(entries.map(({ article: { id } }) => id)).toEqual([one, two]);
    expect(entries[0]?.readAt).toBe('2026-03-01T02:02:00.000Z');
    expect((await other.news.history({ language, after: null })).entries).toEqual([]);
  });

  it('comes ten a page', async () => {
    const [reader, office] = [await app.person(), await app.person(['admin'])];
    for (let number = 1; number <= 11; number += 1) {
      const { id } = await office.news.save(article(`第${number}篇`));
      await reader.news.markRead({ id });
      app.clock.advance({ seconds: 1 });
    }
    const first = await reader.news.history({ language, after: null });
    const second = await reader.news.history({ language, after: first.next });
    expect(first.entries).toHaveLength(10);
    expect(second).toMatchObject({ next: null, entries: [{ article: { title: '第1篇' } }] });
  });

  it('is forgotten one by one or all at once', async () => {
    const [one, two, three] = await ids();
    const reader = await app.person();
    for (const id of [one, two, three]) await reader.news.markRead({ id });
    expect(await reader.news.forget({ id: two })).toMatchObject({ forgotten: 1 });
    expect((await reader.news.history({ language, after: null })).entries).toHaveLength(2);
    expect(await reader.news.forget({ id: null })).toMatchObject({ forgotten: 2 });
    expect((await reader.news.history({ language, after: null })).entries).toEqual([]);
  });

  it('needs a login, and an article that is there', async () => {
    const [one] = await ids();
    const visitor = app.client().news;
    const login = { code: 'uni-id-check-token-failed' };
    await expect(visitor.markRead({ id: one })).rejects.toMatchObject(login);
    await expect(visitor.history({ language, after: null })).rejects.toMatchObject(login);
    await expect(visitor.forget({ id: null })).rejects.toMatchObject(login);
    const reader = await app.person();
    await expect(reader.news.markRead({ id: '' })).rejects.toMatchObject({ code: 'news-id-empty' });
    await expect(reader.news.markRead({ id: '0'.repeat(24) })).rejects.toMatchObject({
      code: 'news-not-found',
    });
  });

  it('on a device of a visitor gets its titles by id, in the order asked for', async () => {
    const [one, two] = await ids();
    const wanted = [two, '0'.repeat(24), one, two, 'nonsense'];
    const { articles } = await app.client().news.headlines({ ids: wanted, language });
    expect(articles.map(({ id }) => id)).toEqual([two, one]);
  });

  it('goes into the person’s export, and away with the account', async () => {
    const [one] = await ids();
    const reader = await app.person();
    await reader.news.markRead({ id: one });
    const personalData = await holderOf(app.deps, 'news');
    const ctx = {
      db: database.db,
      now: app.clock.now,
      log: app.deps.log,
      requestId: 'test',
      caller: { deviceId: '', ip: '', language, uid: null, roles: [] },
    } as const;
    expect(await personalData.export(ctx, reader.uid)).toMatchObject([{ articleId: one }]);
    await personalData.erase(ctx, reader.uid);
    expect(await personalData.export(ctx, reader.uid)).toEqual([]);
  });
});

describe('Switched off', () => {
  it('nothing of it answers', async () => {
    await seedNews({ db: database.db });
    const reader = await app.person();
    const { articles } = await reader.news.list({ language, after: null });
    const id = articles[0]?.id ?? '';
    await setEntry({ db: database.db, now: app.clock.now }, 'modules.news', false);
    app.clock.advance({ seconds: 3 });
    const { news } = reader;
    const calls = [
      () => news.list({ language, after: null }),
      () => news.article({ id, language }),
      () => news.headlines({ ids: [id], language }),
      () => news.titles({ language }),
      () => news.markRead({ id }),
      () => news.history({ language, after: null }),
      () => news.forget({ id: null }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'module-closed' });
  });
});

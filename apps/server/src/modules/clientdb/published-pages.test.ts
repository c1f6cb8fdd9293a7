import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { peopleApp } from '../feedback/feedback.testing.ts';
import { seedNews } from '../news/seed.ts';
import { type LotusApp, lotusApp } from './clientdb.testing.ts';
import type { Doc } from './collection.ts';
import { pageQueries } from './published-pages.testing.ts';
import { chain, type Step } from './samples.testing.ts';

const database = startTestDatabase();
let made: LotusApp;
let articleId: string;
beforeEach(async () => {
  made = await lotusApp(database);
  await seedNews({ db: database.db });
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from news_articles where published_at <= now() and title like '%经%' order by id limit 1`,
  );
  articleId = rows[0]?.id ?? '';
});
afterEach(() => made.app.close());

const SECRET = '别人的心事';
const message = (content: string): Step[] => [
  ['collection', 'opendb-feedback'],
  ['add', { content, imgs: [], contact: '陈静慧', mobile: '13800138000' }],
];

/** What every page is answered, by its name. `feedbackId`: of a message. */
async function answers(feedbackId: string): Promise<ReadonlyMap<string, Doc>> {
  const today = new Date('2026-03-01T00:00:00+08:00').getTime();
  const found = new Map<string, Doc>();
  for (const { page, loggedIn, command, action } of pageQueries({ articleId, feedbackId, today })) {
    const token = loggedIn ? made.me.token : undefined;
    found.set(page, await made.send({ command, ...(action ? { action } : {}) }, token));
  }
  return found;
}
const dataOf = (found: ReadonlyMap<string, Doc>, page: string): Doc[] =>
  (found.get(page)?.data ?? []) as Doc[];
const refused = (found: ReadonlyMap<string, Doc>) =>
  [...found].filter(([, { code }]) => code !== 0).map(([page, { code, message: why }]) => [page, code, why]);

/** Others write, sign in, read and are answered; the office has banners. */
async function othersUseIt(): Promise<void> {
  for (const name of ['wang', 'li', 'zhao']) {
    const other = await made.person({ username: name, nickname: name, mobile_index: name });
    await made.ask(message(`${SECRET} ${name}`), other.token);
    const [row] = (await database.pool.query('select id, user_id from feedback order by id desc limit 1'))
      .rows;
    await database.pool.query(
      `insert into feedback (id, user_id, to_user_id, content, create_date, is_reply, reply_id)
       values ($1, $2, $3, $4, now(), true, $5)`,
      [newId(made.clock.now()), other.uid, row.user_id, `${SECRET} 回复`, row.id],
    );
    await made.ask(
      [
        ['collection', 'opendb-sign-in'],
        ['add', {}],
      ],
      other.token,
      { action: 'signIn' },
    );
    await made.ask(
      [
        ['collection', 'read-news-log'],
        ['add', { article_id: articleId }],
      ],
      other.token,
    );
  }
}

describe('Every query of the published pages', () => {
  it('passes on a new database, and again when other people have left their rows, of which it shows none', async () => {
    const fresh = await answers('0123456789abcdef01234567');
    expect(refused(fresh)).toEqual([]);
    expect(fresh.get('feedback: list')?.data).toEqual([]);

    const own = await made.ask(message('我的话'));
    await othersUseIt();
    const used = await answers(String(own.id));
    expect(refused(used)).toEqual([]);
    expect(JSON.stringify([...used])).not.toContain(SECRET);
    for (const page of ['feedback: list', 'feedback: detail']) {
      expect(used.get(page)?.data).toEqual([
        { _id: own.id, content: '我的话', imgs: [], contact: '陈静慧', mobile: '13800138000' },
      ]);
    }
    expect(used.get('feedback: the newest, with their number')).toMatchObject({ count: 1 });
    expect(used.get('feedback: list, without a login')?.data).toEqual([]);
    expect(used.get('sign-in')?.data).toEqual([]);
    // Another's message is not there for anybody but its writer and the office.
    const [theirs] = (
      await database.pool.query(`select id from feedback where content like $1`, [`${SECRET}%`])
    ).rows;
    const asked = await answers(theirs.id);
    expect(asked.get('feedback: detail')).toMatchObject({ code: 0, data: [] });
  });

  it('shows an article with its text, safe to be drawn as HTML, and its author as a list', async () => {
    const texts = {
      'zh-Hans': {
        title: '抄经 <b>',
        summary: '小结',
        body: [
          { kind: 'heading', text: '一 & 二' },
          { kind: 'paragraph', text: '<script>alert(1)</script>\n第二行' },
          { kind: 'quote', text: '如是我闻', source: '《金刚经》' },
          { kind: 'list', items: ['香', '"花"'] },
        ],
      },
    };
    await database.pool.query(
      `update news_articles set texts = $1, edited_at = '2026-02-28T00:00:00Z' where id = $2`,
      [JSON.stringify(texts), articleId],
    );
    const found = await answers('0123456789abcdef01234567');
    const [detail] = dataOf(found, 'detail');
    expect(detail).toMatchObject({ _id: articleId, title: '抄经 <b>', excerpt: '小结', user_id: [] });
    expect(detail).toMatchObject({ like_count: 0, comment_count: 0, last_modify_date: expect.any(Number) });
    expect(detail?.content).toBe(
      '<h3>一 &amp; 二</h3><p>&lt;script&gt;alert(1)&lt;/script&gt;<br>第二行</p>' +
        '<blockquote>如是我闻<br>《金刚经》</blockquote><ul><li>香</li><li>&quot;花&quot;</li></ul>',
    );
    const list = dataOf(found, 'list');
    expect(list.length).toBeGreaterThan(1);
    for (const row of list) expect(row.user_id).toEqual([]);
    const searched = dataOf(found, 'list, searched');
    expect(searched.map(({ _id }) => _id)).toContain(articleId);
    expect(searched.length).toBeLessThanOrEqual(list.length);
    const hot = dataOf(found, 'search: what others look for');
    expect(hot.map(({ content }) => content)).toContain('抄经 <b>');
  });

  it('shows banners that the office has put up, and lets nobody else put one up', async () => {
    const office = await made.person({ username: 'office' }, ['admin']);
    const sending = await peopleApp(database);
    const [one, two] = [await sending.upload(), await sending.upload()];
    await sending.app.close();
    const banner = (title: string, status: boolean, url = one.address): Step[] => [
      ['collection', 'opendb-banner'],
      ['add', { bannerfile: { url, name: 'a.png', extname: 'png' }, title, status }],
    ];
    expect(await made.ask(banner('x', true))).toMatchObject({ code: 'PERMISSION_ERROR' });
    expect(await made.ask(banner('助印', true), office.token)).toMatchObject({ code: 0 });
    expect(await made.ask(banner('以后', false, two.address), office.token)).toMatchObject({ code: 0 });
    const found = await answers('0123456789abcdef01234567');
    expect(found.get('grid: banners')?.data).toMatchObject([
      { title: '助印', bannerfile: { url: one.address } },
    ]);
    const { rows } = await database.pool.query('select private from files where claimed_at is not null');
    expect(rows).toEqual([{ private: false }, { private: false }]);
    const foreign = banner('外', true, 'https://example.org/a.png');
    expect(await made.ask(foreign, office.token)).toMatchObject({ code: 'file-not-found' });
  });

  it('tells nothing of rows that are not there for who asks, whatever is asked about them', async () => {
    await othersUseIt();
    const ends: Step[][] = [
      [['get', { getCount: true }]],
      [['count']],
      [['groupBy', 'user_id'], ['groupField', 'count(*) as n'], ['get']],
      [['field', 'content'], ['distinct'], ['get']],
    ];
    for (const where of [
      undefined,
      `/${SECRET}/.test(content)`,
      'create_date > 0',
      'is_reply == true',
      'strLenCP(content) > 0',
    ]) {
      for (const end of ends) {
        const steps: Step[] = [
          ['collection', 'opendb-feedback'],
          ...(where ? [['where', where] as Step] : []),
          ...end,
        ];
        const reply = await made.send({ command: chain(...steps) }, made.me.token);
        expect([where, reply.data ?? [], reply.total ?? 0, reply.count ?? 0]).toEqual([where, [], 0, 0]);
      }
    }
  });
});

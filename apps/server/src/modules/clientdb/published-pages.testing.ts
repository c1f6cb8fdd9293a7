import { type Chain, chain } from './samples.testing.ts';

/** One question of a published page. */
export interface PageQuery {
  readonly page: string;
  /** Whether the page asks only for who is logged in. */
  readonly loggedIn: boolean;
  readonly command: Chain;
  readonly action?: string;
}

/** What is known where a page asks. */
interface Known {
  /** Of an article that is out. */
  readonly articleId: string;
  /** Of an own message. */
  readonly feedbackId: string;
  /** Midnight of today, in milliseconds. */
  readonly today: number;
}

const temp = (...steps: Parameters<typeof chain>) => chain(...steps, ['getTemp']);
/** As the unicloud-db component pages through a collection. */
const paged = (size = 20, get = {}) =>
  [
    ['skip', 0],
    ['limit', size],
    ['get', get],
  ] as const;

/**
 * Every question that the published pages of uni-starter, uni-id-pages, uni-sign-in and uni-feedback ask (PROTOCOL 2.4 and
 * 4), as their runtime sends it. What they write is tested where it belongs.
 */
export function pageQueries({ articleId, feedbackId, today }: Known): readonly PageQuery[] {
  const own = "'_id' == $cloudEnv_uid";
  const article = [['where', `_id =="${articleId}"`]] as const;
  const list = (where: string) =>
    chain(
      [
        'collection',
        temp(
          ['collection', 'opendb-news-articles'],
          ['where', where],
          ['field', 'avatar,title,last_modify_date,user_id'],
        ),
        temp(['collection', 'uni-id-users'], ['field', '_id,nickname']),
      ],
      ...paged(10),
    );
  const visitor = (page: string, command: Chain) => ({ page, loggedIn: false, command });
  const person = (page: string, command: Chain, action?: string) => ({
    page,
    loggedIn: true,
    command,
    ...(action === undefined ? {} : { action }),
  });
  return [
    visitor(
      'grid: banners',
      chain(['collection', 'opendb-banner'], ['field', '_id,bannerfile,open_url,title'], ...paged()),
    ),
    visitor('list', list('"article_status" == 1')),
    visitor('list, searched', list('"article_status" == 1 && /经/.test(title)')),
    visitor(
      'detail',
      chain(
        ['collection', 'opendb-news-articles,uni-id-users'],
        ['foreignKey', 'opendb-news-articles.user_id'],
        ...article,
        [
          'field',
          'user_id.nickname,user_id._id,avatar,excerpt,last_modify_date,comment_count,like_count,title,content',
        ],
        ...paged(),
      ),
    ),
    visitor(
      'search: what others look for',
      chain(
        ['collection', 'opendb-search-hot'],
        ['field', 'content'],
        ['orderBy', 'create_date desc,count desc'],
        ...paged(10),
      ),
    ),
    visitor(
      'search: titles while typing',
      chain(
        ['collection', 'opendb-news-articles'],
        ['where', { title: { $regexp: { source: '经', flags: 'gi' } } }],
        ['field', '_id,title'],
        ['get'],
      ),
    ),
    visitor(
      'reading log',
      chain(
        ['collection', 'opendb-news-articles'],
        ['where', `"_id" in ["${articleId}"]`],
        ['field', 'title,_id'],
        ...paged(10),
      ),
    ),
    person(
      'profile',
      chain(
        ['collection', 'uni-id-users'],
        ['where', own],
        ['field', 'mobile,nickname,username,email,avatar_file'],
        ['get'],
      ),
    ),
    person(
      'invitation',
      chain(['collection', 'uni-id-users'], ['where', own], ['field', 'my_invite_code'], ['get']),
    ),
    person(
      'user centre: points',
      chain(
        ['collection', 'uni-id-scores'],
        ['where', '"user_id" == $env.uid'],
        ['field', 'score,balance'],
        ['orderBy', 'create_date', 'desc'],
        ['limit', 1],
        ['get'],
      ),
    ),
    person(
      'sign-in',
      chain(
        ['collection', 'opendb-sign-in'],
        ['where', `'user_id' == $env.uid && 'date' == ${today} && 'isDelete' == false`],
        ['get'],
      ),
      'signIn',
    ),
    person(
      'feedback: list',
      chain(['collection', 'opendb-feedback'], ['field', 'content,imgs,contact,mobile'], ...paged()),
    ),
    visitor(
      'feedback: list, without a login',
      chain(['collection', 'opendb-feedback'], ['field', 'content,imgs,contact,mobile'], ...paged()),
    ),
    person(
      'feedback: the newest, with their number',
      chain(
        ['collection', 'opendb-feedback'],
        ['where', 'is_reply != true'],
        ['field', 'content,create_date'],
        ['orderBy', 'create_date desc'],
        ...paged(5, { getCount: true }),
      ),
    ),
    person(
      'feedback: detail',
      chain(
        ['collection', 'opendb-feedback'],
        ['where', `_id=="${feedbackId}"`],
        ['field', 'content,imgs,contact,mobile'],
        ...paged(),
      ),
    ),
  ];
}

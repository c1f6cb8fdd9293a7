import { beforeEach, describe, expect, it } from 'vitest';
import { pageQueries } from '../../modules/clientdb/published-pages.testing.ts';
import { loadRuntime, type Reply, RUNS, spaceOf, type UniCloudSpace } from './runtime.ts';
import { startRuntimeServer } from './runtime-server.testing.ts';

const at = startRuntimeServer();
let cloud: UniCloudSpace;
let people = 0;

type Step = (...parameters: unknown[]) => unknown;
interface Command {
  readonly $db: readonly { readonly $method: string; readonly $param?: readonly unknown[] }[];
}
const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && '$db' in value;

/** The chain as a page writes it: by the runtime's own methods, which make the command of it. */
function chained(db: object, { $db }: Command): unknown {
  return $db.reduce<unknown>((before, { $method, $param = [] }) => {
    const step = (before as Record<string, Step>)[$method];
    if (!step) throw new Error(`the runtime has no ${$method}`);
    return step.apply(
      before,
      $param.map((one) => (isCommand(one) ? chained(db, one) : asWritten(one))),
    );
  }, db);
}

/** Regular expressions stand as such in a page. */
function asWritten(parameter: unknown): unknown {
  const { title } = (parameter ?? {}) as { title?: { $regexp?: { source: string; flags: string } } };
  const pattern = title?.$regexp;
  return pattern ? { title: new RegExp(pattern.source, pattern.flags) } : parameter;
}

async function ask(command: Command, action?: string): Promise<Reply> {
  const db = cloud.database() as unknown as { action(name: string): object };
  const { result } = (await chained(action ? db.action(action) : db, command)) as { result: Reply };
  return result;
}

describe.each(RUNS)('The pages of old with their runtime (%s, %s database)', (published) => {
  beforeEach(async () => {
    cloud = (await loadRuntime(published)).init(spaceOf(at.server));
  });

  it('ask all they ask, write what they write, and see nobody else’s', async () => {
    people += 1;
    const mine = `我的话 ${people}`;
    const account = cloud.importObject('uni-id-co', { customUI: true });
    await cloud.importObject('uni-captcha-co', { customUI: true }).getImageCaptcha?.({ scene: 'register' });
    const input = { username: `lotus-${people}`, password: 'lotus-1', captcha: '2468' };
    expect(await account.registerUser?.(input)).toMatchObject({ errCode: 0 });

    const collection = (name: string) => ({ $method: 'collection', $param: [name] });
    const add = (document: object) => ({ $method: 'add', $param: [document] });
    const feedback = { content: mine, imgs: [], contact: '', mobile: '13800138000' };
    const { id } = await ask({ $db: [collection('opendb-feedback'), add(feedback)] });
    const signedIn = await ask({ $db: [collection('opendb-sign-in'), add({})] }, 'signIn');
    expect(signedIn).toMatchObject({ n: 1, days: [0], score: 10 });
    const { data: articles } = await ask({ $db: [collection('opendb-news-articles'), { $method: 'get' }] });
    const articleId = (articles as { _id: string }[])[0]?._id ?? '';
    await ask({ $db: [collection('read-news-log'), add({ article_id: articleId })] });

    const today = new Date(`${dayInShanghai()}T00:00:00+08:00`).getTime();
    const own = { articleId, feedbackId: String(id), today };
    const messages: Reply[] = [];
    for (const { page, command, action } of pageQueries(own)) {
      const reply = await ask(command, action);
      expect([page, reply.errCode]).toEqual([page, 0]);
      if (page.startsWith('feedback')) messages.push(reply);
      if (page === 'detail') expect(reply.data).toMatchObject([{ user_id: [], content: expect.any(String) }]);
    }
    // Everybody before has written as well.
    expect(messages.map(({ data }) => data)).toEqual(
      messages.map(() => [expect.objectContaining({ content: mine })]),
    );
    expect(messages.length).toBeGreaterThan(3);
  });
});

const dayInShanghai = () => at.clock.now().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { emailColumns, mobileColumns } from '../account/user/personal.ts';
import { type LotusApp, lotusApp } from './clientdb.testing.ts';
import { chain, type Step } from './samples.testing.ts';

const database = startTestDatabase();
let made: LotusApp;

beforeEach(async () => {
  made = await lotusApp(database);
});
afterEach(() => made.app.close());

const send: LotusApp['ask'] = (...asked) => made.ask(...asked);
const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiJ4In0.AAAA';

describe('What existing clients send (PROTOCOL 2.4 and 5)', () => {
  const users = (where: unknown, field: string, ...end: Step[]): Step[] => [
    ['collection', 'uni-id-users'],
    ['where', where],
    ['field', field],
    ...(end.length > 0 ? end : [['get'] as const]),
  ];
  const own = "'_id' == $cloudEnv_uid";

  it('the profile, with sealed number and address opened', async () => {
    const { data: cipher } = made.deps.keys;
    const sealed = {
      ...mobileColumns(cipher, made.me.uid, '13800138000', null),
      ...emailColumns(cipher, made.me.uid, 'A@b.cn', null),
    };
    await database.db.updateTable('users').set(sealed).where('id', '=', made.me.uid).execute();
    expect(await send(users(own, 'mobile,nickname,username,email,avatar_file'))).toEqual({
      code: 0,
      message: '',
      errCode: 0,
      errMsg: '',
      data: [
        { _id: made.me.uid, mobile: '13800138000', nickname: '静慧', username: 'lotus', email: 'a@b.cn' },
      ],
      affectedDocs: 1,
    });
    const found = await send(
      users('_id == $env.uid && mobile == "13800138000" && email == "A@B.cn"', 'nickname'),
    );
    expect(found).toMatchObject({ code: 0, affectedDocs: 1 });
  });

  it('a new nickname, but none that breaks the rules', async () => {
    const rename = (nickname: unknown): Step[] => [
      ['collection', 'uni-id-users'],
      ['where', '_id==$env.uid'],
      ['update', { nickname }],
    ];
    expect(await send(rename('妙音'))).toMatchObject({ code: 0, updated: 1 });
    expect(await send(rename('妙音'))).toMatchObject({ code: 0, updated: 0 });
    expect(await send(rename('a@b'))).toMatchObject({ code: 'uni-id-invalid-nickname' });
    expect(await send(rename(5))).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(await send(rename('x'), '')).toMatchObject({ code: 'TOKEN_INVALID_ANONYMOUS_USER' });
  });

  it('a picture only when it was sent by the person', async () => {
    const picture = (url: string): Step[] => [
      ['collection', 'uni-id-users'],
      ['where', '_id==$env.uid'],
      ['update', { avatar_file: { extname: 'png', name: 'a.png', url } }],
    ];
    expect(await send(picture('https://elsewhere.test/a.png'))).toMatchObject({ code: 'file-not-found' });
    expect(await send(picture('javascript:alert(1)'))).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect((await send(users(own, 'avatar_file'))).data).toEqual([{ _id: made.me.uid }]);
  });

  it('the invitation code and the merit', async () => {
    expect((await send(users(own, 'my_invite_code'))).data).toEqual([
      { _id: made.me.uid, my_invite_code: 'ABC234' },
    ]);
    const scores: Step[] = [
      ['collection', 'uni-id-scores'],
      ['where', '"user_id" == $env.uid'],
      ['field', 'score,balance'],
      ['orderBy', 'create_date', 'desc'],
      ['limit', 1],
      ['get'],
    ];
    expect(await send(scores)).toMatchObject({ code: 0, data: [], affectedDocs: 0 });
    expect((await send(scores, '')).code).toBe('TOKEN_INVALID_ANONYMOUS_USER');
  });

  it('the articles of the reading log', async () => {
    const steps: Step[] = [
      ['collection', 'opendb-news-articles'],
      ['where', '"_id" in ["0123456789abcdef01234567"]'],
      ['field', 'title,_id'],
      ['skip', 0],
      ['limit', 10],
      ['get'],
    ];
    expect(await send(steps, '')).toMatchObject({ code: 0, data: [], affectedDocs: 0 });
  });

  it('feedback: a list with its count, and a new message', async () => {
    const list: Step[] = [
      ['collection', 'opendb-feedback'],
      ['where', 'is_reply != true'],
      ['field', 'content,create_date'],
      ['orderBy', 'create_date desc'],
      ['skip', 0],
      ['limit', 5],
      ['get', { getCount: true }],
    ];
    expect(await send(list)).toEqual({
      code: 0,
      message: '',
      errCode: 0,
      errMsg: '',
      data: [],
      affectedDocs: 0,
      count: 0,
    });
    const add: Step[] = [
      ['collection', 'opendb-feedback'],
      ['add', { content: 'hello', imgs: [], contact: '', mobile: '13800000000' }],
    ];
    const reply = await send(add);
    expect(reply).toMatchObject({ code: 0, id: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(await send(list)).toMatchObject({
      count: 1,
      data: [{ content: 'hello', create_date: made.clock.now().getTime() }],
    });
    expect((await send(add, '')).code).toBe('TOKEN_INVALID_ANONYMOUS_USER');
  });

  it('a forged token, and one that has run out', async () => {
    const read = users('', 'nickname');
    expect(await send(read, forged)).toMatchObject({
      code: 'TOKEN_INVALID_WRONG_TOKEN',
      errCode: 'TOKEN_INVALID_WRONG_TOKEN',
      message: 'token无效，跳转登录页面',
    });
    made.clock.advance({ days: 400 });
    expect((await send(read)).code).toBe('TOKEN_INVALID_TOKEN_EXPIRED');
  });

  it('a token near its end is renewed', async () => {
    const { token } = await made.person({}, [], 10 * 86_400);
    const reply = await send(users('', 'nickname'), token);
    expect(reply).not.toHaveProperty('token');
    made.clock.advance({ days: 8 });
    expect(await send(users('', 'nickname'), token)).toMatchObject({
      code: 0,
      token: expect.any(String),
      tokenExpired: expect.any(Number),
    });
  });

  it('several commands at once', async () => {
    const command = (...steps: Step[]) => ({ command: chain(...steps, ['getTemp']) });
    const reply = await made.send(
      {
        multiCommand: [
          command(['collection', 'uni-id-users'], ['field', 'nickname']),
          command(['collection', 'opendb-sign-in'], ['where', { user_id: { $env: 'uid' } }]),
        ],
      },
      made.me.token,
    );
    expect(reply).toMatchObject({
      code: 0,
      dataList: [
        { code: 0, data: [{ nickname: '静慧' }] },
        { code: 0, data: [] },
      ],
    });
  });
});

import { LANGUAGES } from '@yuanguang/contract/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type AccountsApp, accountsApp, PASSWORD, type Person } from './account.testing.ts';

const database = startTestDatabase();
let temple: AccountsApp;
let person: Person;
beforeEach(async () => {
  temple = await accountsApp(database);
  person = temple.person();
  await person.register('lotus');
});
afterEach(() => temple.close());

/** A call as it goes over the wire, and what comes back. */
async function call(functionTarget: string, functionArgs: object, locale = 'zh-Hans') {
  const clientInfo = { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'device-wire', locale };
  const token = await temple.wire.authorize();
  const params = { functionTarget, functionArgs: { clientInfo, ...functionArgs } };
  const answer = await temple.wire.call('serverless.function.runtime.invoke', params, token);
  return answer.data;
}
const co = (method: string, input: object, uniIdToken?: string, locale?: string) =>
  call('uni-id-co', { method, params: [input], ...(uniIdToken ? { uniIdToken } : {}) }, locale);
const EXPIRED = 'token过期，跳转登录页面';
const INVALID = 'token无效，跳转登录页面';
const NONE = '用户未登录或登录状态过期，自动跳转登录页面';

describe('A token that is no good is refused in the words of the specification', () => {
  const mine = {
    command: {
      $db: [
        { $method: 'collection', $param: ['uni-id-users'] },
        { $method: 'where', $param: ["'_id' == $cloudEnv_uid"] },
        { $method: 'get', $param: [] },
      ],
    },
  };

  it('when it is forged', async () => {
    expect(await co('getAccountInfo', {}, 'a.b.c')).toMatchObject({
      errCode: 'uni-id-check-token-failed',
      errMsg: INVALID,
    });
    expect(await call('DCloud-clientDB', { ...mine, uniIdToken: 'a.b.c' })).toMatchObject({
      code: 'TOKEN_INVALID_WRONG_TOKEN',
      message: INVALID,
    });
  });

  it('when there is none', async () => {
    expect(await call('account', { method: 'me', params: [{}] })).toMatchObject({ errMsg: INVALID });
    expect(await call('DCloud-clientDB', mine)).toMatchObject({
      code: 'TOKEN_INVALID_ANONYMOUS_USER',
      message: NONE,
    });
  });

  it('when its time is over', async () => {
    const token = person.kept.token ?? '';
    temple.clock.advance({ days: 8 });
    expect(await co('getAccountInfo', {}, token)).toMatchObject({
      errCode: 'uni-id-token-expired',
      errMsg: EXPIRED,
    });
    expect(await call('DCloud-clientDB', { ...mine, uniIdToken: token })).toMatchObject({
      code: 'TOKEN_INVALID_TOKEN_EXPIRED',
      message: EXPIRED,
    });
  });
});

describe('A parameter that is missing', () => {
  it.each([
    ['registerUser', { username: 'lotus-2', password: PASSWORD }, 'captcha'],
    ['registerUser', { username: 'lotus-2', password: PASSWORD, captcha: '' }, 'captcha'],
    ['registerUser', { password: PASSWORD, captcha: '2468' }, 'username'],
    ['sendSmsCode', { mobile: '13800138000', scene: 'login-by-sms', captcha: null }, 'captcha'],
    ['sendEmailCode', { email: 'a@b.cn', scene: 'bind-email' }, 'captcha'],
    ['login', { username: 'lotus' }, 'password'],
    ['loginBySms', { mobile: '13800138000', code: ' ' }, 'code'],
    ['createCaptcha', {}, 'scene'],
    ['getAccountInfo', {}, 'token'],
    ['addUser', { username: 'lotus-2' }, 'token'],
  ])('of %s (%j) is named: %s', async (method, input, name) => {
    expect(await co(method, input)).toMatchObject({
      errCode: 'uni-id-param-required',
      field: name,
      errMsg: `请填写完整，还缺 ${name}`,
    });
  });

  it.each(LANGUAGES)('is named in %s', async (locale) => {
    const { errMsg } = await co('login', { username: 'lotus' }, undefined, locale);
    expect(errMsg).toContain('password');
    expect(errMsg).not.toMatch(/[{}]/);
  });
});

it('What is the office’s alone is refused to others as existing clients know it', async () => {
  const member = temple.person();
  await member.register('pond');
  expect(await co('addUser', { username: 'lotus-2', password: PASSWORD }, member.kept.token)).toMatchObject({
    errCode: 'uni-id-permission-error',
    errMsg: '您没有此项操作的权限',
  });
});

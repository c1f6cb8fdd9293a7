import { createHmac, randomUUID } from 'node:crypto';
import { WEB_APP_ID } from '@yuanguang/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf } from '../account.testing.ts';

const SECRET = 'of-the-other-system';
const database = startTestDatabase();
let temple: AccountsApp;
beforeEach(async () => {
  temple = await accountsApp(database, { REQUEST_AUTH_SECRET: SECRET });
});
afterEach(() => temple.close());

interface Twist {
  readonly secret?: string;
  readonly nonce?: string;
  readonly timestamp?: string;
  readonly signature?: string;
  /** Sent in place of what was signed. */
  readonly params?: object;
  readonly clientInfo?: object;
  readonly body?: string;
}

/** As the other server signs: written down once more here, so that both sides can be wrong only alone. */
function sign(params: object, nonce: string, timestamp: string, secret: string): string {
  const entries = Object.entries(params).filter(([, value]) => typeof value !== 'object');
  const text = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHmac('sha256', secret + nonce)
    .update(timestamp + text)
    .digest('hex')
    .toUpperCase();
}

async function call(method: string, params: object, twist: Twist = {}) {
  const nonce = twist.nonce ?? randomUUID();
  const timestamp = twist.timestamp ?? String(temple.clock.now().getTime());
  const signature = twist.signature ?? sign(params, nonce, timestamp, twist.secret ?? SECRET);
  const clientInfo = twist.clientInfo ?? { appId: WEB_APP_ID, uniPlatform: 'web', locale: 'zh-Hans' };
  const answer = await temple.app.inject({
    method: 'POST',
    url: `/uni-id-co/${method}`,
    headers: {
      'content-type': 'application/json',
      'uni-id-nonce': nonce,
      'uni-id-timestamp': timestamp,
      'uni-id-signature': signature,
    },
    payload: twist.body ?? JSON.stringify({ clientInfo, params: twist.params ?? params }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { errCode: number | string; uid: string; newToken: { token: string } } & Record<
    string,
    unknown
  >;
}
const codeFor = async (...args: Parameters<typeof call>) => (await call(...args)).errCode;
const ILLEGAL = 'uni-id-illegal-request';

describe('Another server of the temple', () => {
  it('registers a person of its own, who is then logged in here', async () => {
    const person = {
      externalUid: 'u-17',
      nickname: '静慧',
      gender: 2,
      avatar: 'https://other.example/a.png',
    };
    const answer = await call('externalRegister', person);
    expect(answer).toMatchObject({
      errCode: 0,
      externalUid: 'u-17',
      nickname: '静慧',
      gender: 2,
      avatar: '',
    });
    const visitor = temple.person();
    visitor.kept.token = answer.newToken.token;
    expect(await visitor.account.me({})).toMatchObject({ uid: answer.uid, nickname: '静慧' });
    expect(await codeFor('externalRegister', person)).toBe('uni-id-account-exists');
    const { rows } = await database.pool.query('select app_ids from users');
    expect(rows).toEqual([{ app_ids: [WEB_APP_ID] }]);
    expect(JSON.stringify((await database.pool.query('select * from user_external_ids')).rows)).not.toContain(
      'u-17',
    );
  });

  it('logs a person in by either id, under the rules of every login', async () => {
    const { uid } = await call('externalRegister', { externalUid: 'u-17' });
    expect(await call('externalLogin', { externalUid: 'u-17' })).toMatchObject({ errCode: 0, uid });
    expect(await call('externalLogin', { uid })).toMatchObject({ errCode: 0, uid });
    expect(await codeFor('externalLogin', { externalUid: 'u-18' })).toBe('uni-id-account-not-exists');
    expect(await codeFor('externalLogin', { uid: 'f'.repeat(24) })).toBe('uni-id-account-not-exists');
    expect(await codeFor('externalLogin', {})).toBe('uni-id-param-required');
    expect(await codeFor('externalLogin', { uid, externalUid: 'u-17' })).toBe('uni-id-invalid-param');
    const elsewhere = { appId: '__UNI__STRANGE', uniPlatform: 'web' };
    expect(await codeFor('externalLogin', { uid }, { clientInfo: elsewhere })).toBe(
      'uni-id-account-not-exists-in-current-app',
    );
    await database.pool.query('update users set status = 1');
    expect(await codeFor('externalLogin', { uid })).toBe('uni-id-account-banned');
  });

  it('changes what it knows of a person', async () => {
    const { uid } = await call('externalRegister', { externalUid: 'u-17' });
    const change = {
      externalUid: 'u-17',
      nickname: '莲',
      mobile: '13800138000',
      password: 'lotus-1',
      tags: ['hall'],
    };
    expect(await call('updateUserInfoByExternal', change)).toEqual({ errCode: 0 });
    const login = temple
      .person({ appId: WEB_APP_ID })
      .id.login({ mobile: '13800138000', password: 'lotus-1' });
    expect(await login).toMatchObject({ uid });
    expect(await codeFor('updateUserInfoByExternal', { uid, nickname: 'a@b' })).toBe(
      'uni-id-invalid-nickname',
    );
  });

  it('reaches no administrator and makes none', async () => {
    const staff = await temple.admin();
    const { uid: admin } = await staff.account.me({});
    const { uid } = await call('externalRegister', { externalUid: 'u-17' });
    const refused = 'uni-id-permission-error';
    expect(await codeFor('externalLogin', { uid: admin })).toBe(refused);
    expect(await codeFor('updateUserInfoByExternal', { uid: admin, password: 'taken-1' })).toBe(refused);
    expect(await codeFor('updateUserInfoByExternal', { uid, role: ['admin'] })).toBe(refused);
  });

  it('may call no other method, and a client may call none of these', async () => {
    const { statusCode } = await temple.app.inject({
      method: 'POST',
      url: '/uni-id-co/addUser',
      payload: {},
    });
    expect(statusCode).toBe(404);
    expect(await codeOf(temple.person().id.externalLogin({}))).toBe(ILLEGAL);
  });

  it('loses its person with the account: erased, the id is free again', async () => {
    const { uid } = await call('externalRegister', { externalUid: 'u-17' });
    await database.pool.query('update users set status = 4, erase_at = $1', [temple.clock.now()]);
    await temple.deps.jobs.enqueue({ db: database.db }, 'account.erase', {});
    await temple.deps.jobs.drain();
    expect(await codeFor('externalLogin', { uid })).toBe('uni-id-account-not-exists');
    expect(await codeFor('externalLogin', { externalUid: 'u-17' })).toBe('uni-id-account-not-exists');
    expect(await codeFor('externalRegister', { externalUid: 'u-17' })).toBe(0);
  });
});

describe('A call that the other server did not sign as it came is refused', () => {
  const login = { externalUid: 'u-17' };
  beforeEach(async () => void (await call('externalRegister', login)));

  it('with another secret, another signature or none', async () => {
    expect(await codeFor('externalLogin', login)).toBe(0);
    for (const twist of [{ secret: 'x' }, { signature: '0'.repeat(64) }, { signature: '' }]) {
      expect(await codeFor('externalLogin', login, twist)).toBe(ILLEGAL);
    }
  });

  it('with other parameters than were signed, or such as could be taken apart otherwise', async () => {
    expect(await codeFor('externalLogin', login, { params: { externalUid: 'u-18' } })).toBe(ILLEGAL);
    expect(await codeFor('externalLogin', login, { params: { ...login, uid: 'f'.repeat(24) } })).toBe(
      ILLEGAL,
    );
    expect(await codeFor('externalLogin', { externalUid: 'u-17&uid=x' })).toBe(ILLEGAL);
  });

  it('a second time, by any of the methods, also when the clock of the other server runs ahead', async () => {
    const once = { nonce: 'n-1' };
    expect(await codeFor('externalLogin', login, once)).toBe(0);
    expect(await codeFor('externalLogin', login, once)).toBe(ILLEGAL);
    expect(await codeFor('updateUserInfoByExternal', login, once)).toBe(ILLEGAL);
    const ahead = { nonce: 'n-2', timestamp: String(temple.clock.now().getTime() + 20_000) };
    expect(await codeFor('externalLogin', login, ahead)).toBe(0);
    temple.clock.advance({ seconds: 40 });
    expect(await codeFor('externalLogin', login, ahead)).toBe(ILLEGAL);
  });

  it('of twenty at the same time nineteen', async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeFor('externalLogin', login, { nonce: 'n' })),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });

  it('more than twenty seconds old or early, or without a time', async () => {
    const at = temple.clock.now().getTime();
    for (const timestamp of [at - 20_001, at + 20_001, 0, 'NaN', `${at}.5`, '']) {
      expect(await codeFor('externalLogin', login, { timestamp: String(timestamp) })).toBe(ILLEGAL);
    }
    expect(await codeFor('externalLogin', login, { timestamp: String(at - 20_000) })).toBe(0);
  });

  it('that is no call at all', async () => {
    for (const body of ['', '[]', '{}', 'x', '{"params":{},"params":{}}', '{"clientInfo":{},"params":[]}']) {
      expect(await codeFor('externalLogin', {}, { body })).toBe(ILLEGAL);
    }
    expect(await codeFor('externalLogin', login, { clientInfo: { uniPlatform: 'web' } })).toBe(
      'uni-id-param-required',
    );
    expect(await codeFor('externalLogin', login, { nonce: 'x'.repeat(129) })).toBe(ILLEGAL);
  });

  it('and does not use up the nonce of a right one', async () => {
    expect(await codeFor('externalLogin', login, { nonce: 'n-3', signature: '0' })).toBe(ILLEGAL);
    expect(await codeFor('externalLogin', login, { nonce: 'n-3' })).toBe(0);
  });
});

it('Without REQUEST_AUTH_SECRET every call is refused with what is missing', async () => {
  await temple.close();
  temple = await accountsApp(database);
  expect(await codeFor('externalRegister', { externalUid: 'u-17' })).toBe('uni-id-config-field-required');
});

it('A server that calls too often hears when it may call again', async () => {
  await temple.close();
  temple = await accountsApp(database, { REQUEST_AUTH_SECRET: SECRET, RATE_CALLS_PER_MINUTE: '4' });
  const login = { externalUid: 'u-17' };
  expect(await codeFor('externalLogin', login)).toBe('uni-id-account-not-exists');
  const refused = { errCode: 'too-many-requests', errSubject: 'uni-id-co', retryAfter: 15 };
  expect(await call('externalLogin', login)).toMatchObject(refused);
  temple.clock.advance({ seconds: refused.retryAfter });
  expect(await codeFor('externalLogin', login)).toBe('uni-id-account-not-exists');
});

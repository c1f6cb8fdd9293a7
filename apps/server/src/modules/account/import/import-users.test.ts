import { WEB_APP_ID } from '@yuanguang/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf } from '../account.testing.ts';
import { findUidBySubjects } from '../identity-provider/external-identity.repository.ts';
import { hashed } from '../identity-provider/external-identity.ts';
import { asArray, asLines, gather, keyedHash, OLD_SECRETS, oldId, saltedHash } from './export.testing.ts';
import { importTally } from './import-report.ts';
import { type ImportOutcome, importUsers } from './import-users.ts';
import { readDocuments } from './read-documents.ts';

const APP = '__UNI__5A3C0D1';
const PASSWORD = '123456';
const database = startTestDatabase();
let temple: AccountsApp;
beforeEach(async () => {
  temple = await accountsApp(database, {
    APP_IDS: APP,
    OLD_PASSWORD_SECRETS: JSON.stringify(OLD_SECRETS),
    WEIXIN_APP_ID: 'wx-site',
    WEIXIN_APP_SECRET: 's',
  });
});
afterEach(() => temple.close());

const bring = (documents: readonly unknown[], options: { dryRun?: boolean; as?: typeof asArray } = {}) =>
  gather(
    importUsers(temple.context(), readDocuments((options.as ?? asLines)(documents)), {
      dryRun: options.dryRun ?? false,
    }),
  );
const codesOf = (outcomes: readonly ImportOutcome[]) =>
  outcomes.map(({ outcome, refused }) => refused?.map(({ code }) => code).join() ?? outcome);
const users = async () =>
  (await database.pool.query('select * from users order by registered_at, id')).rows as Record<
    string,
    unknown
  >[];

const LOTUS = {
  _id: { $oid: oldId(1) },
  username: 'Lotus',
  nickname: '静慧',
  password: saltedHash(PASSWORD),
  password_secret_version: 3,
  mobile: '13800138000',
  mobile_confirmed: 1,
  email: 'Lotus@Example.org',
  email_confirmed: 1,
  gender: 2,
  status: 0,
  role: ['reader'],
  tags: ['hall'],
  comment: 'came with the bus',
  dcloud_appid: [APP],
  register_env: { appid: APP, uni_platform: 'app', os_name: 'android', client_ip: '203.0.113.9', more: 'x' },
  register_date: { $numberLong: '1640000000000' },
  last_login_date: { $date: '2022-01-01T00:00:00Z' },
  last_login_ip: '203.0.113.9',
  my_invite_code: 'ABCDEF',
  inviter_uid: [oldId(2), oldId(3)],
  invite_time: 1640000000000,
  score: 130,
  wx_unionid: 'union-1',
  wx_openid: { web: 'open-1', [`web_${APP}`]: 'open-1', mp: 'open-mp' },
  apple_openid: 'apple-1',
  token: ['ey'],
  realname_auth: { auth_status: 2, identity: 'sealed' },
};

describe('An account of an existing installation', () => {
  it('is taken over with all that has a place here, its number and address sealed', async () => {
    const [outcome] = await bring([LOTUS]);
    expect(outcome).toMatchObject({ place: 1, id: oldId(1), outcome: 'imported' });
    expect(outcome?.left).toEqual(['realname_auth', 'wx_openid.mp']);
    const [row] = await users();
    expect(row).toMatchObject({
      id: oldId(1),
      username: 'lotus',
      nickname: '静慧',
      gender: 2,
      status: 0,
      roles: ['reader'],
      tags: ['hall'],
      comment: 'came with the bus',
      app_ids: [APP],
      my_invite_code: 'ABCDEF',
      inviter_uids: [oldId(2), oldId(3)],
      registered_at: new Date(1640000000000),
      last_login_at: new Date('2022-01-01T00:00:00Z'),
      register_env: { appid: APP, uni_platform: 'app', os_name: 'android', client_ip: '203.0.113.9' },
    });
    expect(JSON.stringify(row)).not.toMatch(/13800138000|example\.org/i);
    const ctx = temple.context();
    for (const [provider, subject] of [
      ['weixin', 'union-1'],
      ['weixin', 'wx-site:open-1'],
      ['apple', 'https://appleid.apple.com apple-1'],
    ] as const) {
      const subjects = hashed(ctx, provider, { subjects: [subject] });
      expect(await findUidBySubjects(ctx.db, provider, subjects)).toBe(oldId(1));
    }
    const scores = await database.pool.query('select user_id, score, balance from user_scores');
    expect(scores.rows).toEqual([{ user_id: oldId(1), score: 130, balance: 130 }]);
  });

  it.each([
    ['name', { username: 'lotus' }],
    ['number', { mobile: '13800138000' }],
    ['address', { email: 'lotus@example.org' }],
  ])('logs in with its %s and its old password, on our pages and in its app', async (_, who) => {
    await bring([LOTUS], { as: asArray });
    for (const appId of [WEB_APP_ID, APP]) {
      expect(await codeOf(temple.person({ appId }).id.login({ ...who, password: PASSWORD }))).toBe('ok');
    }
    expect((await users())[0]?.password_hash).toMatch(/^\$argon2id\$/);
    const wrong = temple.person({ appId: WEB_APP_ID }).id.login({ ...who, password: '654321' });
    expect(await codeOf(wrong)).toBe('uni-id-password-error');
  });

  it('logs in through the raw wire, as its app calls', async () => {
    await bring([LOTUS]);
    const clientInfo = { appId: APP, uniPlatform: 'app', deviceId: 'phone', locale: 'zh-Hans' };
    const { data } = await temple.wire.invoke(
      'uni-id-co',
      'login',
      [{ mobile: '13800138000', password: PASSWORD }],
      {
        clientInfo,
      },
    );
    expect(data).toMatchObject({ errCode: 0, uid: oldId(1), passwordConfirmed: true });
  });

  it.each([
    ['the oldest secret where it names none', {}, 'the-first-secret'],
    ['the secret of its version', { password_secret_version: 2 }, 'the-second-secret'],
  ])('logs in by a hash of the older kind, with %s', async (_, version, secret) => {
    await bring([{ _id: oldId(1), username: 'elder', password: keyedHash(PASSWORD, secret), ...version }]);
    expect((await users())[0]?.password_hash).toMatch(/^\$UNI_ID_HMAC_SHA1\$/);
    const login = (password: string) =>
      codeOf(temple.person({ appId: WEB_APP_ID }).id.login({ username: 'elder', password }));
    expect(await login('654321')).toBe('uni-id-password-error');
    expect(await login(PASSWORD)).toBe('ok');
    expect((await users())[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(await login(PASSWORD)).toBe('ok');
  });

  it('keeps its state: banned stays banned', async () => {
    await bring([{ ...LOTUS, status: 1 }]);
    const login = temple.person({ appId: APP }).id.login({ username: 'lotus', password: PASSWORD });
    expect(await codeOf(login)).toBe('uni-id-account-banned');
  });

  it('of another form of id always gets the same new one, inviters too', async () => {
    const documents = [
      { ...LOTUS, _id: 'user-of-long-ago', inviter_uid: ['abbot'] },
      { _id: 'abbot', username: 'abbot', password: saltedHash(PASSWORD) },
    ];
    expect(codesOf(await bring(documents))).toEqual(['imported', 'imported']);
    const rows = await users();
    const abbot = rows.find(({ username }) => username === 'abbot')?.id;
    expect(rows.find(({ username }) => username === 'lotus')?.inviter_uids).toEqual([abbot]);
    expect(codesOf(await bring(documents))).toEqual(['already-here', 'already-here']);
  });
});

describe('What cannot be taken over is refused, each with its reason', () => {
  const plain = (change: object) => ({
    _id: oldId(9),
    username: 'pond',
    password: saltedHash(PASSWORD),
    ...change,
  });
  it('what is wrong in itself', async () => {
    const table = [
      [{ _id: undefined }, 'id-missing'],
      [{ username: 'two words' }, 'username-invalid'],
      [{ username: '13800138000' }, 'username-invalid'],
      [{ mobile: '12345', mobile_confirmed: 1 }, 'mobile-invalid'],
      [{ email: 'nobody', email_confirmed: 1 }, 'email-invalid'],
      [{ password: 'plain-text' }, 'password-hash-unknown'],
      [{ password: `${saltedHash(PASSWORD)}0` }, 'password-hash-unknown'],
      [{ password: 12 }, 'password-hash-unknown'],
      [{ password: keyedHash(PASSWORD, 'x'), password_secret_version: 7 }, 'password-secret-missing'],
      [{ status: 9 }, 'status-unknown'],
      [{ status: '0' }, 'status-unknown'],
      [{ status: 4 }, 'account-closed'],
      [{ role: ['a b'] }, 'role-invalid'],
      [{ role: [{}] }, 'role-invalid'],
      [{ dcloud_appid: [7] }, 'app-id-invalid'],
      [{ score: 1.5 }, 'score-invalid'],
      [{ register_date: 'long ago' }, 'date-invalid'],
      [{ password: undefined }, 'no-login'],
      [{ username: undefined, password: undefined, mobile: '13800138000' }, 'no-login'],
      [{ comment: 'a\u0000b' }, 'not-storable'],
      [{ status: 9, score: 'x' }, 'score-invalid,status-unknown'],
    ] as const;
    // Between them, to show that the others of their batch are none the worse.
    const good = (index: number) => plain({ _id: oldId(100 + index), username: `good-${index}` });
    const outcomes = await bring(table.flatMap(([change], index) => [plain(change), good(index)]));
    expect(codesOf(outcomes)).toEqual(table.flatMap(([, code]) => [code, 'imported']));
  });

  it('what belongs to another account already, masked, and nothing of it stays', async () => {
    await bring([LOTUS]);
    const other = (number: number, change: object) => ({
      ...plain({ _id: oldId(number) }),
      username: `n-${number}`,
      ...change,
    });
    const outcomes = await bring([
      other(11, { username: 'LOTUS' }),
      other(12, { mobile: '+86 138 0013 8000', mobile_confirmed: 1 }),
      other(13, { email: 'LOTUS@example.org', email_confirmed: 1 }),
      other(14, { wx_unionid: 'union-1', score: 5 }),
      other(15, { my_invite_code: 'ABCDEF' }),
      { ...LOTUS, nickname: '另一位' },
    ]);
    expect(codesOf(outcomes)).toEqual([
      'username-taken',
      'mobile-taken',
      'email-taken',
      'identity-taken',
      'imported',
      'already-here',
    ]);
    expect(outcomes[4]?.left).toEqual(['my_invite_code']);
    expect(JSON.stringify(outcomes)).not.toMatch(/13800138000|lotus/i);
    expect(JSON.stringify(outcomes)).toContain('138****8000');
    expect((await users()).map(({ username }) => username).toSorted()).toEqual(['lotus', 'n-15']);
    expect((await database.pool.query('select count(*) from user_scores')).rows).toEqual([{ count: 1 }]);
  });

  it('a number that nobody has confirmed is left out, and opens nothing', async () => {
    const [outcome] = await bring([plain({ mobile: '13800138000' })]);
    expect(outcome?.left).toEqual(['mobile (not confirmed)']);
    expect((await users())[0]?.mobile_index).toBeNull();
  });
});

describe('The import', () => {
  const many = Array.from({ length: 450 }, (_, index) => ({
    _id: oldId(index + 1),
    username: `person-${index % 440}`,
    password: saltedHash(PASSWORD),
  }));

  it('of many accounts twice imports nothing twice', async () => {
    const tally = importTally([]);
    for (const outcome of await bring(many)) tally.add(outcome);
    expect(tally.counts).toEqual({ imported: 440, 'already-here': 0, refused: 10 });
    const again = importTally([]);
    for (const outcome of await bring(many)) again.add(outcome);
    expect(again.counts).toEqual({ imported: 0, 'already-here': 440, refused: 10 });
    expect(await users()).toHaveLength(440);
  });

  it('as a dry run says the same and changes nothing', async () => {
    const dry = await bring(many, { dryRun: true });
    expect(await users()).toEqual([]);
    expect(codesOf(dry)).toEqual(codesOf(await bring(many)));
  });

  it('leaves alone who was erased here since', async () => {
    await bring([LOTUS]);
    await database.pool.query(
      `update users set username = null, mobile_index = null, email_index = null, status = 4, erased_at = now()`,
    );
    expect(codesOf(await bring([LOTUS]))).toEqual(['already-here']);
  });

  it('names the apps whose people could not log in on our pages, and counts administrators', async () => {
    const tally = importTally([APP]);
    const elsewhere = { ...LOTUS, dcloud_appid: ['__UNI__STRANGE'], role: ['admin'] };
    for (const outcome of await bring([elsewhere])) tally.add(outcome);
    expect(tally.lines(false)).toEqual([
      '1 documents: 1 imported, 0 were here already, 0 refused',
      '  1 left out of accounts: realname_auth',
      '  1 left out of accounts: wx_openid.mp',
      '  1 accounts of the app __UNI__STRANGE, which APP_IDS does not name: they cannot log in on our pages',
      '1 of them are administrators here too (role admin)',
    ]);
  });
});

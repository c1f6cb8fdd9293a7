import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing/database.ts';
import { type AttackedApp, attackedApp, type Person, rowOf } from './attacked-app.testing.ts';

const database = startTestDatabase();
let attacked: AttackedApp;
let victim: Person;
let thief: Person;
beforeEach(async () => {
  attacked = await attackedApp(database);
  victim = await attacked.person({ password: 'lotus-1' });
  thief = await attacked.person();
});
afterEach(() => attacked.close());

const row = <Row extends object>(text: string, ...values: unknown[]) => rowOf<Row>(database, text, ...values);
const account = (uid: string) => row('select * from users where id = $1', uid);

/** Fields that decide what somebody may do are set by those methods alone that are for it. */
describe('Nobody makes themselves more than they are', () => {
  const more = {
    role: ['admin'],
    roles: ['admin'],
    status: 0,
    uid: '0'.repeat(24),
    _id: '0'.repeat(24),
    permission: ['READ_UNI_ID_USERS'],
    mobile_confirmed: 1,
    mobile: '13900139000',
    email: 'other@example.org',
    register_env: { appid: 'x' },
    my_invite_code: 'AAAAAA',
    tokens_valid_from: '2000-01-01',
    password_hash: 'x',
  };

  it('by what is sent along with a registration', async () => {
    await attacked.call('uni-captcha-co', 'getImageCaptcha', { scene: 'register' });
    const sent = { username: 'lotus-pond', password: 'lotus-1', captcha: '2468', ...more };
    const { errCode, uid } = await attacked.call('uni-id-co', 'registerUser', sent);
    expect(errCode).toBe(0);
    expect(uid).not.toBe(more.uid);
    expect(await account(String(uid))).toMatchObject({ roles: [], mobile_index: null, email_index: null });
  });

  it('by what is sent along with the profile, or with a new password', async () => {
    const before = await account(victim.uid);
    const profile = { nickname: '莲', ...more };
    expect(await attacked.call('account', 'updateProfile', profile, victim)).toMatchObject({ errCode: 0 });
    expect(await account(victim.uid)).toEqual({ ...before, nickname: '莲' });
    const change = { oldPassword: 'lotus-1', newPassword: 'lotus-2', ...more };
    expect((await attacked.call('uni-id-co', 'updatePwd', change, victim)).errCode).toBe(0);
    expect(await account(victim.uid)).toMatchObject({ roles: [], mobile_index: null, email_index: null });
    expect((await account(thief.uid)) as { roles: string[] }).toMatchObject({ roles: [] });
  });

  it('by changing their own document', async () => {
    const before = await account(victim.uid);
    const doc = ['doc', victim.uid] as const;
    const change = Object.entries({
      ...more,
      password: 'x',
      token: ['x'],
      comment: 'x',
      username: 'abbot',
      gender: 1,
      tags: ['x'],
      dcloud_appid: [],
      inviter_uid: [thief.uid],
      last_login_ip: '::1',
    });
    for (const [field, value] of change) {
      for (const sent of [{ [field]: value }, { nickname: 'x', [field]: value }]) {
        const answer = await attacked.documents(victim, ['collection', 'uni-id-users'], doc, [
          'update',
          sent,
        ]);
        expect(answer.code, field).not.toBe(0);
      }
    }
    expect(await account(victim.uid)).toEqual(before);
    // What is theirs to change they may.
    const users = ['collection', 'uni-id-users'] as const;
    expect(await attacked.documents(victim, users, doc, ['update', { nickname: '莲' }])).toMatchObject({
      code: 0,
      updated: 1,
    });
  });

  it('by adding or removing accounts, points or days', async () => {
    for (const [collection, doc] of [
      ['uni-id-users', { username: 'abbot', role: ['admin'] }],
      ['uni-id-scores', { user_id: victim.uid, score: 1_000, balance: 1_000, type: 1 }],
      ['opendb-news-articles', { title: 'x' }],
    ] as const) {
      const name = ['collection', collection] as const;
      for (const who of [victim, undefined]) {
        expect((await attacked.documents(who, name, ['add', doc])).code, collection).toBe('PERMISSION_ERROR');
        const removed = await attacked.documents(who, name, ['where', '_id != "x"'], ['remove']);
        expect(removed.code, collection).toBe('PERMISSION_ERROR');
      }
    }
    for (const name of [
      'users',
      'user_sessions',
      'sponsor_orders',
      'payments',
      'pg_catalog.pg_user',
      'roles',
    ]) {
      const answer = await attacked.documents(victim, ['collection', name], ['get']);
      expect(answer.code, name).toBe('PERMISSION_ERROR');
    }
  });

  it('by writing in another’s name', async () => {
    const { id } = await attacked.documents(
      thief,
      ['collection', 'opendb-feedback'],
      ['add', { content: 'x', user_id: victim.uid, is_reply: false }],
    );
    const { rows } = await database.pool.query('select user_id from feedback');
    expect(rows.every(({ user_id }) => user_id === thief.uid)).toBe(true);
    expect(rows.length).toBe(id === undefined ? 0 : 1);
  });
});

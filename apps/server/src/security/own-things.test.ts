import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
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

/** What a stranger may find out or change of things that are not theirs: nothing, by whatever id they know. */
describe('With the id of another person’s', () => {
  it('session nobody ends it', async () => {
    await attacked.call('account', 'endSession', { id: victim.sessionId }, thief);
    expect(await attacked.call('account', 'me', {}, victim)).toMatchObject({ errCode: 0, uid: victim.uid });
    const { sessions } = await attacked.call('account', 'sessions', {}, thief);
    expect(JSON.stringify(sessions)).not.toContain(victim.sessionId);
  });

  it('passkey nobody removes it or learns that it is there', async () => {
    await database.pool.query(
      `insert into user_passkeys (id, uid, public_key, counter, transports, name, created_at)
       values ('key-1', $1, $2, 0, '{}', 'phone', now())`,
      [victim.uid, Buffer.alloc(8)],
    );
    const known = await attacked.call('account', 'removePasskey', { id: 'key-1' }, thief);
    expect(known).toEqual(await attacked.call('account', 'removePasskey', { id: 'key-2' }, thief));
    expect((await attacked.call('account', 'passkeys', {}, victim)).passkeys).toHaveLength(1);
  });

  it('face check nobody hears how it ended', async () => {
    const { realName: agreed } = AGREEMENT_VERSIONS;
    const check = { realName: '陈静慧', idCard: '11010519491231002X', agreed };
    const { certifyId } = await attacked.call('account', 'startRealName', check, victim);
    expect(certifyId).toEqual(expect.any(String));
    const asked = await attacked.call('uni-id-co', 'getFrvAuthResult', { certifyId }, thief);
    const unknown = await attacked.call('uni-id-co', 'getFrvAuthResult', { certifyId: 'none' }, thief);
    expect(asked).toEqual(unknown);
  });

  it('message to the temple nobody reads, answers, changes or removes it', async () => {
    const message = { content: '字太小', images: [], contact: '', mobile: '' };
    const { feedback } = await attacked.call('feedback', 'submit', message, victim);
    const { id } = feedback as { id: string };
    expect((await attacked.call('feedback', 'mine', { after: null }, thief)).feedback).toEqual([]);
    const answer = await attacked.call('feedback', 'answer', { id, text: 'x' }, thief);
    expect(answer.errCode).toBe('permission-denied');
    const collection = ['collection', 'opendb-feedback'] as const;
    for (const end of [['get'], ['count'], ['update', { content: 'x' }], ['remove']] as const) {
      for (const who of [thief, undefined]) {
        const { code, data = [], total = 0 } = await attacked.documents(who, collection, ['doc', id], end);
        if (code === 0) expect({ data, total }).toEqual({ data: [], total: 0 });
        else expect(['PERMISSION_ERROR', 'TOKEN_INVALID_ANONYMOUS_USER']).toContain(code);
      }
    }
    expect((await row<{ content: string }>('select content from feedback')).content).toBe('字太小');
  });

  it('account nobody reads more than nickname and picture', async () => {
    await database.pool.query("update users set comment = 'a note of the office' where id = $1", [
      victim.uid,
    ]);
    const users = ['collection', 'uni-id-users'] as const;
    const where = ['where', `_id == "${victim.uid}"`] as const;
    for (const who of [thief, undefined]) {
      const open = await attacked.documents(who, users, where, ['field', 'nickname,avatar_file'], ['get']);
      expect(open).toMatchObject({ code: 0, data: [{ _id: victim.uid }] });
      for (const field of [
        'username',
        'mobile',
        'email',
        'role',
        'last_login_ip',
        'comment',
        'register_env',
      ]) {
        const answer = await attacked.documents(who, users, where, ['field', field], ['get']);
        expect(answer.code, field).toBe('PERMISSION_ERROR');
      }
    }
  });

  it('account nobody finds out its secrets by asking whether they begin so', async () => {
    const users = ['collection', 'uni-id-users'] as const;
    for (const who of [thief, victim, undefined]) {
      for (const where of ['password != null', '/^\\$argon/.test(password)', 'token != null']) {
        for (const end of ['get', 'count']) {
          const answer = await attacked.documents(who, users, ['where', where], [end]);
          expect(answer.code, `${where} ${end}`).toBe('PERMISSION_ERROR');
        }
      }
    }
    for (const where of [`_id == "${victim.uid}" && username == "person-1"`, 'mobile == "13800138000"']) {
      const right = await attacked.documents(thief, users, ['where', where], ['count']);
      const wrong = await attacked.documents(
        thief,
        users,
        ['where', where.replace(/"[^"]+"$/, '"x"')],
        ['count'],
      );
      expect(right).toEqual(wrong);
      expect(right.code).toBe('PERMISSION_ERROR');
    }
    const order = await attacked.documents(thief, users, ['orderBy', 'username asc'], ['get']);
    expect(order.code).toBe('PERMISSION_ERROR');
    const group = await attacked.documents(
      thief,
      users,
      ['groupBy', 'username as name'],
      ['groupField', 'count(*) as n'],
      ['get'],
    );
    expect(group.code).toBe('PERMISSION_ERROR');
  });

  it('account nobody changes it', async () => {
    const before = await account(victim.uid);
    const users = ['collection', 'uni-id-users'] as const;
    for (const who of [thief, undefined]) {
      for (const narrow of [
        ['doc', victim.uid],
        ['where', `_id == "${victim.uid}"`],
        ['where', '_id != "x"'],
        ['where', { _id: victim.uid }],
      ] as const) {
        const answer = await attacked.documents(who, users, narrow, ['update', { nickname: 'taken over' }]);
        expect(answer.code).not.toBe(0);
      }
    }
    expect(await account(victim.uid)).toEqual(before);
  });
});

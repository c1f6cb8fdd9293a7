import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type LotusApp, lotusApp } from '../../clientdb/clientdb.testing.ts';
import { dbCmd, type Step } from '../../clientdb/samples.testing.ts';
import { emailColumns } from './personal.ts';

const database = startTestDatabase();
let made: LotusApp;

beforeEach(async () => {
  made = await lotusApp(database);
});
afterEach(() => made.app.close());

const send: LotusApp['ask'] = (...asked) => made.ask(...asked);

describe('uni-id-users', () => {
  it('shows others the nickname and nothing more', async () => {
    const { data: cipher } = made.deps.keys;
    const other = await made.person({
      username: 'secret-name',
      nickname: '他',
      ...emailColumns(cipher, 'x', 'x@y.cn', null),
    });
    const ask = (where: unknown, field: string) =>
      send([['collection', 'uni-id-users'], ['where', where], ['field', field], ['get']]);
    expect((await ask('', 'nickname')).data).toHaveLength(2);
    for (const field of [
      'username',
      'email',
      'status',
      'role',
      'register_env',
      'comment',
      'password',
      'token',
    ]) {
      expect((await ask(`_id == "${other.uid}"`, field)).code, field).toBe('PERMISSION_ERROR');
    }
    for (const where of [
      'username == "secret-name"',
      'username > "s"',
      'email == "x@y.cn"',
      { email: dbCmd(['neq', null]) },
    ]) {
      expect((await ask(where, 'nickname')).code, String(where)).toBe('PERMISSION_ERROR');
    }
    expect((await send([['collection', 'uni-id-users'], ['get']])).code).toBe('PERMISSION_ERROR');
    const change: Step[] = [
      ['collection', 'uni-id-users'],
      ['doc', other.uid],
      ['update', { nickname: 'x' }],
    ];
    expect((await send(change)).code).toBe('PERMISSION_ERROR');
  });

  it('leaves roles, numbers and accounts to uni-id-co, for staff too', async () => {
    const staff = await made.person({}, ['admin']);
    const doc = (...end: Step[]): Step[] => [['collection', 'uni-id-users'], ['doc', made.me.uid], ...end];
    for (const change of [
      { role: ['admin'] },
      { mobile: '1' },
      { username: 'x' },
      { status: 1 },
      { password: 'x' },
    ]) {
      expect((await send(doc(['update', change]), staff.token)).code).toBe('PERMISSION_ERROR');
      expect((await send(doc(['update', change]))).code).toBe('PERMISSION_ERROR');
    }
    expect((await send(doc(['remove']), staff.token)).code).toBe('PERMISSION_ERROR');
    expect(
      (
        await send(
          [
            ['collection', 'uni-id-users'],
            ['add', {}],
          ],
          staff.token,
        )
      ).code,
    ).toBe('PERMISSION_ERROR');
    expect(await send(doc(['update', { comment: 'kind' }]), staff.token)).toMatchObject({ updated: 1 });
    expect(
      await send(doc(['field', 'comment,role,username'], ['get', { getOne: true }]), staff.token),
    ).toMatchObject({
      data: { comment: 'kind', role: [], username: 'lotus' },
    });
  });

  it('does not know who was erased', async () => {
    await database.pool.query(`update users set username = null, erased_at = now() where id = $1`, [
      made.me.uid,
    ]);
    const staff = await made.person({}, ['admin']);
    expect(
      await send([['collection', 'uni-id-users'], ['doc', made.me.uid], ['get']], staff.token),
    ).toMatchObject({ data: [] });
  });
});

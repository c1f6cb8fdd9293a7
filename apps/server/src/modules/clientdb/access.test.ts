import { beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { CANARY, chain, dbCmd, found, get, id, ME, OTHER, samples } from './samples.testing.ts';

const database = startTestDatabase();
const { ask, insert } = samples(database);
const me = { uid: ME };
const admin = { uid: OTHER, roles: ['admin'] };

beforeEach(async () => {
  await insert('sample_notes', [
    { id: id(1), owner_id: ME, text: 'mine', mark: 1 },
    { id: id(2), owner_id: ME, text: 'mine too', mark: 2 },
    { id: id(3), owner_id: OTHER, text: CANARY, mark: 3 },
    { id: id(4), owner_id: null, text: CANARY, mark: 4 },
  ]);
  await insert('sample_books', [
    { id: id(1), title: 'a', secret: 'mine', owner_id: ME, price: 1 },
    { id: id(2), title: 'b', secret: CANARY, owner_id: OTHER, price: 2 },
  ]);
});

describe('A rule on documents', () => {
  it.each([
    ['owner_id == $env.uid', '1 2'],
    ['"owner_id" == $cloudEnv_uid && mark > 1', '2'],
    [`_id == "${id(1)}"`, '1'],
    [`_id in ["${id(1)}", "${id(2)}"]`, '1 2'],
    [`_id == "${id(9)}"`, ''],
    [`owner_id == "${ME}" || (owner_id == "${ME}" && mark == 1)`, '1 2'],
    [{ owner_id: { $env: 'uid' } }, '1 2'],
    [{ owner_id: ME, mark: dbCmd(['lt', 2]) }, '1'],
  ])('is passed by a condition that proves it or by rows that keep it: %j', async (where, expected) => {
    expect(found(await ask(get('note', where, 'text'), me))).toBe(expected);
  });

  it.each([
    '',
    'mark > 0',
    `_id == "${id(3)}"`,
    `_id == "${id(4)}"`,
    `_id in ["${id(1)}", "${id(3)}"]`,
    `owner_id == $env.uid || mark == 3`,
    `owner_id == "${OTHER}"`,
    `owner_id != $env.uid`,
    'owner_id == null',
  ])('fails the whole command for one row that breaks it: %s', async (where) => {
    const reply = await ask(get('note', where, 'text'), me);
    expect(reply).toMatchObject({
      code: 'PERMISSION_ERROR',
      message: 'You do not have permission to use note.',
    });
    expect(JSON.stringify(reply)).not.toContain(CANARY);
  });

  it('answers the same whatever a guess about secret values says', async () => {
    const guesses = [
      `text >= "a"`,
      `text >= "z"`,
      `/canary/.test(text)`,
      `/zzz/.test(text)`,
      'mark == 3',
      'mark == 99',
    ];
    for (const guess of guesses) {
      const foreign = await ask(get('note', `_id == "${id(3)}" && ${guess}`), me);
      expect(foreign.code, guess).toBe('PERMISSION_ERROR');
      const anywhere = await ask(get('note', guess), me);
      expect(anywhere.code, guess).toBe('PERMISSION_ERROR');
    }
  });

  it('gives a visitor nothing, not even what belongs to nobody', async () => {
    const reply = await ask(get('note', `_id == "${id(4)}"`, 'text'));
    expect(reply).toMatchObject({
      code: 'PERMISSION_ERROR',
      message: 'You are anonymous, not logged in, and have no permission to use note.',
    });
    expect((await ask(get('note', 'owner_id == $env.uid'))).code).toBe('TOKEN_INVALID_ANONYMOUS_USER');
    expect((await ask(get('note', { owner_id: { $env: 'uid' } }))).code).toBe('TOKEN_INVALID_ANONYMOUS_USER');
  });

  it('lets staff read everything', async () => {
    expect(found(await ask(chain(['collection', 'note'], ['get']), admin))).toBe('1 2 3 4');
  });
});

describe('A rule on a field', () => {
  it('needs every field that is read, sorted by or asked about to be readable', async () => {
    const secret = (where: string, ...more: [string, ...unknown[]][]) =>
      ask(chain(['collection', 'book'], ['where', where], ['field', 'title'], ...more, ['get']), me);
    expect(found(await ask(get('book', `_id == "${id(1)}"`, 'secret'), me))).toBe('1');
    expect((await ask(get('book', `_id == "${id(2)}"`, 'secret'), me)).code).toBe('PERMISSION_ERROR');
    expect((await ask(get('book', '', 'secret'), me)).code).toBe('PERMISSION_ERROR');
    expect((await secret(`secret >= "a"`)).code).toBe('PERMISSION_ERROR');
    expect((await secret(`secret >= "zzz" && title == "b"`)).code).toBe('PERMISSION_ERROR');
    expect((await secret(`size([secret]) > 0`)).code).toBe('SYNTAX_ERROR');
    expect((await secret(`strLenCP(secret) > 0`)).code).toBe('PERMISSION_ERROR');
    expect((await secret('', ['orderBy', 'secret'])).code).toBe('PERMISSION_ERROR');
    expect(found(await secret(`secret == "mine" && owner_id == $env.uid`))).toBe('1');
    expect(found(await secret(''))).toBe('1 2');
  });

  it('fails a read of all fields when one of them is nobody’s to read, but not for staff', async () => {
    const everything = chain(['collection', 'book'], ['where', `_id == "${id(1)}"`], ['get']);
    expect((await ask(everything, me)).code).toBe('PERMISSION_ERROR');
    const reply = await ask(everything, admin);
    expect(reply.data).toEqual([{ _id: id(1), title: 'a', secret: 'mine', owner_id: ME, price: 1 }]);
  });

  it('never gives a password, not even to staff, and takes none', async () => {
    expect((await ask(get('book', '', 'never'), admin)).code).toBe('PERMISSION_ERROR');
    expect((await ask(get('book', 'never == "x"'), admin)).code).toBe('PERMISSION_ERROR');
    const change = chain(['collection', 'book'], ['where', 'true'], ['update', { never: 'x' }]);
    expect((await ask(change, admin)).code).toBe('PERMISSION_ERROR');
  });

  it('is asked for writing', async () => {
    const change = chain(['collection', 'book'], ['doc', id(1)], ['update', { secret: 'new' }]);
    expect((await ask(change, me)).code).toBe('PERMISSION_ERROR');
    expect(await ask(change, { ...me, permissions: ['EDIT'] })).toMatchObject({ code: 0, updated: 1 });
    const add = chain(['collection', 'book'], ['add', { title: 'n', secret: 's' }]);
    expect((await ask(add, me)).code).toBe('PERMISSION_ERROR');
    expect((await ask(add, { ...me, permissions: ['EDIT'] })).code).toBe(0);
    expect((await ask(add, admin)).code).toBe(0);
  });
});

describe('The matrix of operations', () => {
  const count = chain(['collection', 'book'], ['count']);
  const remove = (where: string) => chain(['collection', 'book'], ['where', where], ['remove']);
  const update = (where: string) =>
    chain(['collection', 'book'], ['where', where], ['update', { title: 'new' }]);

  it('asks count its own rule beside the one for reading', async () => {
    expect((await ask(count)).code).toBe('PERMISSION_ERROR');
    expect(await ask(count, me)).toMatchObject({ code: 0, total: 2, count: 2 });
    expect(await ask(count, {}, { action: 'count' })).toMatchObject({ code: 0, total: 2 });
    expect((await ask(chain(['collection', 'note'], ['count']), me)).code).toBe('PERMISSION_ERROR');
  });

  it('lets owners change and remove, and others not', async () => {
    expect(await ask(update('owner_id == $env.uid'), me)).toMatchObject({ code: 0, updated: 1 });
    expect(await ask(update('owner_id == $env.uid'), me)).toMatchObject({ code: 0, updated: 0 });
    expect(await ask(update(`_id == "${id(9)}"`), me)).toMatchObject({ code: 0, updated: 0 });
    expect((await ask(update('true'), me)).code).toBe('PERMISSION_ERROR');
    expect((await ask(update('true'))).code).toBe('PERMISSION_ERROR');
    expect((await ask(remove('true'), me)).code).toBe('PERMISSION_ERROR');
    expect(await ask(remove(`_id == "${id(1)}"`), me)).toMatchObject({ code: 0, deleted: 1 });
    expect(await ask(remove('true'), { ...me, permissions: ['CLEAR'] })).toMatchObject({
      code: 0,
      deleted: 1,
    });
  });

  it('keeps what nobody may write from staff too', async () => {
    for (const end of [['add', { quantity: 1 }]] as const) {
      expect((await ask(chain(['collection', 'order'], end), admin)).code).toBe('PERMISSION_ERROR');
    }
    const change = chain(['collection', 'order'], ['where', 'true'], ['update', { quantity: 1 }]);
    expect((await ask(change, admin)).code).toBe('PERMISSION_ERROR');
  });

  it('knows no other collection', async () => {
    for (const name of ['users', 'pg_class', 'sample_books', 'uni-id-users; drop table x', '__proto__', '']) {
      expect((await ask(chain(['collection', name], ['get']), admin)).code).toBe('PERMISSION_ERROR');
    }
  });

  it('looks documents up for a rule', async () => {
    await insert('sample_depts', [
      { id: ME, name: 'open', status: 1 },
      { id: OTHER, name: 'closed', status: 0 },
    ]);
    const all = chain(['collection', 'dept'], ['field', 'name'], ['get']);
    expect(await ask(all, me)).toMatchObject({ code: 0 });
    expect((await ask(all, { uid: OTHER })).code).toBe('PERMISSION_ERROR');
    expect((await ask(all, { uid: 'c'.repeat(24) })).code).toBe('PERMISSION_ERROR');
    expect((await ask(all)).code).toBe(0);
  });
});

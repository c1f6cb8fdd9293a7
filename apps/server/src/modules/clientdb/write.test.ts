import { beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import type { Doc } from './collection.ts';
import { chain, id, ME, OTHER, samples, type Who } from './samples.testing.ts';

const database = startTestDatabase();
const { ask, call, clock, insert } = samples(database);
const me: Who = { uid: ME };

const add = (doc: unknown, who: Who = me, more: Doc = {}) =>
  ask(chain(['collection', 'book'], ['add', doc]), who, more);
const update = (doc: unknown, where = 'owner_id == $env.uid', who: Who = me) =>
  ask(chain(['collection', 'book'], ['where', where], ['update', doc]), who);
const all = async () =>
  (await ask(chain(['collection', 'book'], ['limit', 1000], ['get']), { uid: ME, roles: ['admin'] }))
    .data as Doc[];

describe('add', () => {
  it('keeps every kind of value, and sets what the server sets', async () => {
    const doc = {
      title: ' Heart ',
      price: 4.5,
      stock: 2,
      tags: ['zen'],
      meta: { vip: 1 },
      open: false,
      created: 5,
      owner_id: OTHER,
      note: 'whole',
      code: 'AA',
    };
    const reply = await add(doc);
    expect(reply).toMatchObject({ code: 0, errCode: 0, message: '', errMsg: '', inserted: 1 });
    expect(reply.id).toMatch(/^[0-9a-f]{24}$/);
    expect(await all()).toEqual([
      {
        ...doc,
        _id: reply.id,
        title: 'Heart',
        created: clock.now().getTime(),
        owner_id: ME,
        link: 'index of whole',
      },
    ]);
    expect(
      (await ask(chain(['collection', 'book'], ['where', 'note == "whole"'], ['field', 'note'], ['get']), me))
        .data,
    ).toEqual([{ _id: reply.id, note: 'whole' }]);
  });

  it('adds many or none', async () => {
    const reply = await add([{ title: 'a' }, { title: 'b' }]);
    expect(reply).toMatchObject({ code: 0, inserted: 2 });
    expect(reply.ids).toHaveLength(2);
    expect(
      await add([
        { title: 'c', code: 'AA' },
        { title: 'd', code: 'AA' },
      ]),
    ).toMatchObject({ code: 'DUPLICATE_KEY' });
    expect(await all()).toHaveLength(2);
    expect((await add([])).code).toBe('SYNTAX_ERROR');
    expect((await add(Array(101).fill({ title: 'x' }))).code).toBe('SYNTAX_ERROR');
    expect((await add('x')).code).toBe('SYNTAX_ERROR');
  });

  it('asks a visitor to log in, where the uid is set and where a rule asks for it', async () => {
    expect((await add({ title: 'a' }, {})).code).toBe('TOKEN_INVALID_ANONYMOUS_USER');
    expect((await ask(chain(['collection', 'note'], ['add', {}]), {})).code).toBe(
      'TOKEN_INVALID_ANONYMOUS_USER',
    );
    expect((await ask(chain(['collection', 'order'], ['add', {}]), {})).code).toBe('PERMISSION_ERROR');
  });

  it.each<[Doc, string]>([
    [{}, 'Please fill in Title.'],
    [{ title: null }, 'Please fill in Title.'],
    [{ title: '   ' }, 'Please fill in Title.'],
    [{ title: 5 }, 'Title is not of the right type.'],
    [{ title: 'x'.repeat(21) }, 'Title is too long or has too many entries; 20 at most.'],
    [{ title: 'a', price: -1 }, 'price is less than 0.'],
    [{ title: 'a', price: 1_000 }, 'price is more than 1000.'],
    [{ title: 'a', stock: 1.5 }, 'stock is not of the right type.'],
    [{ title: 'a', stock: 3e9 }, 'stock is not of the right type.'],
    [{ title: 'a', tags: 'zen' }, 'tags is not of the right type.'],
    [{ title: 'a', tags: [1] }, 'tags is not of the right type.'],
    [{ title: 'a', tags: ['1', '2', '3', '4'] }, 'tags is too long or has too many entries; 3 at most.'],
    [{ title: 'a', tags: ['123456789'] }, 'tags is too long or has too many entries; 8 at most.'],
    [{ title: 'a', meta: { vip: 'x' } }, 'vip is not of the right type.'],
    [{ title: 'a', meta: { strange: 1 } }, 'There is no field strange.'],
    [{ title: 'a', open: 1 }, 'open is not of the right type.'],
    [{ title: 'a', code: 'CC' }, 'no such code'],
    [{ title: 'a', code: 'c' }, 'no such code'],
    [{ title: 'a', link: 'javascript:x' }, 'link is not in the right format.'],
    [{ title: 'a', link: '/short' }, 'link is too short or has too few entries; 9 at least.'],
    [{ title: 'a', nosuch: 1 }, 'There is no field nosuch.'],
    [{ title: 'a', _id: id(1) }, 'There is no field _id.'],
    [{ title: 'a', 'meta.vip': 1 }, 'There is no field meta.vip.'],
    [{ title: 'a', price: 1, stock: 2 }, 'price below stock'],
  ])('refuses %j', async (doc, message) => {
    expect(await add(doc)).toEqual({
      code: 'VALIDATION_ERROR',
      errCode: 'VALIDATION_ERROR',
      message,
      errMsg: message,
    });
    expect(await all()).toEqual([]);
  });

  it('speaks the caller’s language', async () => {
    expect((await add({}, { ...me, language: 'zh-Hans' })).message).toBe('请填写Title');
    expect((await add({}, { ...me, language: 'th' })).message).toBe('กรุณากรอกTitle');
  });

  it('refuses values that are no values', async () => {
    expect((await add({ title: { $where: 1 } })).code).toBe('SYNTAX_ERROR');
    expect((await add({ title: 'a\0' })).code).toBe('SYNTAX_ERROR');
    expect((await add({ title: 'a', meta: { vip: { $db: [] } } })).code).toBe('SYNTAX_ERROR');
  });
});

describe('update', () => {
  beforeEach(() =>
    insert('sample_books', [
      { id: id(1), title: 'a', price: 5, stock: 1, owner_id: ME },
      { id: id(2), title: 'b', price: 6, stock: 1, owner_id: ME, code: 'AA' },
    ]),
  );

  it('changes what is named, tells how many it changed, and takes away with null', async () => {
    expect(await update({ price: 6 })).toMatchObject({ code: 0, updated: 1 });
    expect(await update({ price: 6 })).toMatchObject({ code: 0, updated: 0 });
    expect(await update({ code: null, note: 'x' }, `_id == "${id(2)}"`)).toMatchObject({
      code: 0,
      updated: 1,
    });
    expect((await all())[1]).toMatchObject({ _id: id(2), price: 6, note: 'x' });
    expect((await all())[1]).not.toHaveProperty('code');
  });

  it('checks values, rules between fields and keys, and undoes what breaks them', async () => {
    expect((await update({ title: '' })).code).toBe('VALIDATION_ERROR');
    expect((await update({ price: 'x' })).code).toBe('VALIDATION_ERROR');
    expect(await update({ stock: 6 })).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'price below stock',
    });
    expect((await update({ code: 'AA' }, `_id == "${id(1)}"`)).code).toBe('DUPLICATE_KEY');
    expect((await update({})).code).toBe('SYNTAX_ERROR');
    expect((await update({ owner_id: OTHER })).code).toBe('SYNTAX_ERROR');
    expect((await update(5)).code).toBe('SYNTAX_ERROR');
    expect((await all()).map(({ stock, owner_id }) => [stock, owner_id])).toEqual([
      [1, ME],
      [1, ME],
    ]);
  });

  it('reaches a thousand documents and no more', async () => {
    const many = Array.from({ length: 1_000 }, (_, i) => ({ id: id(`c${i}`), owner_id: ME, title: 'x' }));
    await insert('sample_books', many);
    expect((await update({ title: 'y' })).code).toBe('SYNTAX_ERROR');
    expect(await update({ title: 'y' }, 'owner_id == $env.uid && title == "x"')).toMatchObject({
      updated: 1_000,
    });
  });
});

describe('Actions', () => {
  it('run around the command they are named with', async () => {
    const reply = await add({ title: 'a' }, me, { action: 'mark, count' });
    expect(reply).toMatchObject({ code: 0, marked: 'book create' });
    expect(await all()).toMatchObject([{ title: 'marked' }]);
  });

  it.each([5, 'nosuch', 'mark,nosuch', 'a,b,c,d,e,f'])('%j is refused', async (action) => {
    expect((await add({ title: 'a' }, me, { action })).code).toBe('SYNTAX_ERROR');
  });
});

describe('multiSend', () => {
  const get = { command: chain(['collection', 'book'], ['field', 'title'], ['getTemp', { getCount: true }]) };
  const bad = { command: chain(['collection', 'nosuch'], ['getTemp']) };

  it('answers each alone', async () => {
    await add({ title: 'a' });
    const reply = await call(
      { multiCommand: [get, bad, {}, 5, { command: chain(['collection', 'book'], ['count']) }] },
      me,
    );
    expect(reply).toMatchObject({ code: 0, errCode: 0 });
    const list = reply.dataList as Doc[];
    expect(list.map(({ code }) => code)).toEqual([0, 'PERMISSION_ERROR', 'SYNTAX_ERROR', 'SYNTAX_ERROR', 0]);
    expect(list[0]).toMatchObject({ data: [{ title: 'a' }], affectedDocs: 1, count: 1 });
  });

  it.each([5, [], Array(11).fill(get)])('takes one to ten commands (%#)', async (multiCommand) => {
    expect((await call({ multiCommand }, me)).code).toBe('SYNTAX_ERROR');
  });
});

describe('The token', () => {
  const read = { command: chain(['collection', 'book'], ['field', 'title'], ['get']) };

  it.each([
    ['invalid', 'TOKEN_INVALID_WRONG_TOKEN'],
    ['expired', 'TOKEN_INVALID_TOKEN_EXPIRED'],
  ] as const)('that is %s fails also a public read', async (state, code) => {
    const reply = await call(read, {}, { state });
    expect(reply).toMatchObject({ code, errCode: code });
    expect(reply).not.toHaveProperty('data');
  });

  it('that is no text is invalid', async () => {
    expect((await call({ ...read, uniIdToken: { a: 1 } })).code).toBe('TOKEN_INVALID');
  });

  it('that was renewed goes out flat, with errors too', async () => {
    const identity = { uid: ME, roles: [], permissions: [], sessionId: 's' };
    const renewed = { token: 'fresh', tokenExpired: 5 };
    const auth = { state: 'valid', identity, renewed } as const;
    expect(await call(read, me, auth)).toMatchObject({ code: 0, ...renewed });
    expect(await call({}, me, auth)).toMatchObject({ code: 'SYNTAX_ERROR', ...renewed });
  });
});

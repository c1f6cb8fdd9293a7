import { beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { chain, dbCmd, found, get, id, insertVaried, ME, type Step, samples } from './samples.testing.ts';

const database = startTestDatabase();
const { ask, insert } = samples(database);

beforeEach(() => insertVaried(insert));

describe('An object where', () => {
  const price = (...steps: Step[]) => ({ price: dbCmd(...steps) });
  it.each([
    [{}, '1 2 3 4'],
    [{ title: 'Heart' }, '1'],
    [{ title: null }, '4'],
    [{ 'meta.vip': 3 }, '3'],
    [{ meta: { vip: 3 } }, '3'],
    [{ tags: 'zen', price: 5 }, '1'],
    [price(['gt', 4]), '1 2'],
    [price(['gte', 5], ['lt', 12]), '1'],
    [price(['lte', 5]), '1 3'],
    [price(['eq', 5]), '1'],
    [price(['neq', 5]), '2 3 4'],
    [price(['in', [5, 0]]), '1 3'],
    [price(['nin', [5, 0]]), '2 4'],
    [price(['exists', true]), '1 2 3'],
    [price(['exists', false]), '4'],
    [price(['gt', 10], ['or', [dbCmd(['lt', 1])]]), '2 3'],
    [price(['not', dbCmd(['gt', 4])]), '3 4'],
    [price(['and', [dbCmd(['gt', 1]), dbCmd(['lt', 6])]]), '1'],
    [dbCmd(['or', [{ price: 5 }, { title: 'Diamond' }]]), '1 2'],
    [dbCmd(['or', { price: 5 }, { title: 'Diamond' }]), '1 2'],
    [dbCmd(['nor', [{ price: 5 }, { title: 'Diamond' }]]), '3 4'],
    [{ tags: dbCmd(['size', 2]) }, '1'],
    [{ title: { $regexp: { source: 'LOTUS', flags: 'i' } } }, '3'],
    [{ created: dbCmd(['gt', { $date: '2026-01-01T12:00:00Z' }]) }, '2 3'],
    [{ owner_id: { $env: 'uid' } }, '1 2'],
    [{ created: dbCmd(['lt', { $env: 'now' }]) }, '1 2 3'],
  ])('%j', async (where, expected) => {
    expect(found(await ask(get('book', where), { uid: ME }))).toBe(expected);
  });

  it.each([
    { $where: 'x' },
    { nosuch: 1 },
    price(['geoNear', 1]),
    price(['in', 5]),
    dbCmd(['gt', 1]),
    dbCmd(),
    { $db: ['x'] },
    { title: { $regexp: { source: '(' } } },
    { title: { $regexp: 5 } },
    { created: { $date: 'soon' } },
    { title: { $env: 'path' } },
    { title: 'a\0b' },
    { 'a..b': 1 },
    ['title'],
    5,
  ])('%j is refused', async (where) => {
    expect((await ask(get('book', where), { uid: ME })).code).toBe('SYNTAX_ERROR');
  });
});

describe('doc', () => {
  it('finds one document, and is narrowed by where', async () => {
    const one = (where: string) =>
      ask(
        chain(
          ['collection', 'book'],
          ['doc', id(2)],
          ['where', where],
          ['field', 'title'],
          ['get', { getOne: true }],
        ),
      );
    expect(await one('')).toMatchObject({ code: 0, data: { _id: id(2), title: 'Diamond' }, affectedDocs: 1 });
    const none = await one('price == 5');
    expect(none).toMatchObject({ code: 0, affectedDocs: 0 });
    expect(none).not.toHaveProperty('data');
  });
});

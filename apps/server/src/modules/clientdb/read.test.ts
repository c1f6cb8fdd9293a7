import { beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import type { Doc } from './collection.ts';
import { chain, found, id, insertShelf, ME, type Step, samples } from './samples.testing.ts';

const database = startTestDatabase();
const { ask, call, insert } = samples(database);
const me = { uid: ME };

beforeEach(() => insertShelf(insert));

const books = (...steps: Step[]) => ask(chain(['collection', 'book'], ...steps), me);
const data = (reply: Doc) => reply.data as Doc[];

describe('field', () => {
  it('picks, renames and goes into what is inside', async () => {
    const reply = await books(
      ['where', 'title == "a"'],
      ['field', 'title as name, meta.vip, meta.list.n, price as p, nosuch, tags'],
      ['get'],
    );
    expect(data(reply)).toEqual([
      { _id: id(1), name: 'a', meta: { vip: 1, list: [{ n: 1 }] }, p: 3, tags: ['x', 'y'] },
    ]);
    expect(
      data(await books(['where', 'title == "a"'], ['field', 'meta.list.m as ms, _id as key'], ['get'])),
    ).toEqual([{ _id: id(1), ms: [2], key: id(1) }]);
  });

  it('computes', async () => {
    const items =
      'size(tags) as n, concat(title, ",", "x") as both, created, add(created, 1) as later, price*2 as twice';
    expect(data(await books(['where', 'title == "a"'], ['field', items], ['get']))).toEqual([
      {
        _id: id(1),
        n: 2,
        both: 'a,x',
        created: Date.UTC(2026, 0, 1, 20),
        later: Date.UTC(2026, 0, 1, 20) + 1,
        twice: 6,
      },
    ]);
  });

  it.each([
    'size(tags)',
    'a as b c',
    'title as 1x',
    'f(',
    'nosuch(1) as n',
    'sum(price) as s',
    'size(nosuch) as n',
    'a{b',
  ])('%s is refused', async (items) =>
    expect((await books(['field', items], ['get'])).code).toBe('SYNTAX_ERROR'),
  );
});

describe('Order and pages', () => {
  it.each([
    [['price'], '4 2 3 1'],
    [['price desc'], '1 3 2 4'],
    [['price', 'desc'], '1 3 2 4'],
    [['title asc'], '4 3 1 2'],
    [['stock desc, price asc'], '4 3 2 1'],
    [['meta.vip desc'], '1 2 3 4'],
    [[''], '1 2 3 4'],
  ])('orderBy %j', async (params, expected) => {
    expect(found(await books(['field', 'title'], ['orderBy', ...params], ['get']))).toBe(expected);
  });

  it('sorts by what is computed', async () => {
    expect(found(await books(['field', 'price*-1 as p'], ['orderBy', 'p asc'], ['limit', 2], ['get']))).toBe(
      '4 1',
    );
  });

  it('skips and limits, and counts all the same', async () => {
    const reply = await books(['field', 'title'], ['skip', 1], ['limit', 2], ['get', { getCount: true }]);
    expect(reply).toMatchObject({ code: 0, affectedDocs: 2, count: 4 });
    expect(found(reply)).toBe('2 3');
  });

  it('gives a hundred without a limit', async () => {
    await insert(
      'sample_orders',
      Array.from({ length: 120 }, (_, i) => ({ id: id(`f${String(i).padStart(3, '0')}`), quantity: i })),
    );
    expect((await ask(chain(['collection', 'order'], ['get']))).affectedDocs).toBe(100);
    expect((await ask(chain(['collection', 'order'], ['limit', 1000], ['get']))).affectedDocs).toBe(123);
  });

  it.each([
    [['limit', 0]],
    [['limit', 1001]],
    [['limit', 1.5]],
    [['skip', -1]],
    [['orderBy', 'price up']],
    [['orderBy', 'nosuch']],
    [['orderBy', 'note']],
    [['orderBy', 5]],
  ] as [[string, unknown]][])('%j is refused', async (step) => {
    expect((await books(['field', 'title'], step, ['get'])).code).toBe('SYNTAX_ERROR');
  });
});

describe('The order of calls', () => {
  it.each<Step[]>([
    [['get']],
    [['collection', 'book']],
    [['collection', 'book'], ['where', ''], ['collection', 'book'], ['get']],
    [['collection', 'book'], ['limit', 1], ['skip', 1], ['get']],
    [['collection', 'book'], ['field', 'title'], ['where', ''], ['get']],
    [['collection', 'book'], ['where', ''], ['where', ''], ['get']],
    [['collection', 'book'], ['aggregate'], ['get']],
    [['collection', 'book'], ['geoNear', {}], ['get']],
    [
      ['collection', 'book'],
      ['set', {}],
    ],
    [['collection', 'book'], ['toString'], ['get']],
    [['collection', 'book'], ['getTemp']],
    [
      ['collection', 'book'],
      ['update', { title: 'x' }],
    ],
    [['collection', 'book'], ['remove']],
    [['collection', 'book'], ['limit', 1], ['remove']],
    [
      ['collection', 'book'],
      ['where', ''],
      ['add', {}],
    ],
    [['collection', 'book'], ['get'], ['get']],
    [['collection', 'book'], ['doc', 5], ['get']],
    [['collection', 'book'], ['field', 5], ['get']],
    [['collection', 5], ['get']],
    [['collection', 'book', 'order', 'note', 'dept'], ['get']],
    [['collection', 'book,note'], ['get']],
    [['collection', 'book'], ['groupField', 'sum(price) as s'], ['get']],
    [['collection', 'book'], ['distinct'], ['get']],
    [['collection', 'book'], ['groupBy', 'stock'], ['groupField', 'price as s'], ['get']],
    [['collection', 'book'], ['groupBy', 'note'], ['get']],
    [['collection', 'book'], ['groupBy', 'stock'], ['orderBy', 'price'], ['get']],
  ])('%j is refused', async (...steps) => {
    expect((await ask(chain(...steps), me)).code).toBe('SYNTAX_ERROR');
  });

  it.each([
    undefined,
    null,
    5,
    {},
    { $db: [] },
    { $db: [5] },
    { $db: [{ $method: 'get', $param: 'x' }] },
    { $db: Array(21).fill({ $method: 'where', $param: [] }) },
  ])('a command %j is refused', async (command) =>
    expect((await call({ command }, me)).code).toBe('SYNTAX_ERROR'),
  );
});

describe('Groups', () => {
  it('gathers', async () => {
    const reply = await books(
      ['where', 'stock > 0'],
      ['groupBy', 'stock'],
      [
        'groupField',
        'sum(price) as total, count(*) as n, avg(price) as mean, max(title) as last, first(title) as one, push(price) as all, addToSet(stock) as set, min(created) as since',
      ],
      ['orderBy', 'n desc, stock asc'],
      ['get'],
    );
    expect(data(reply)).toEqual([
      {
        stock: 1,
        total: 4,
        n: 2,
        mean: 2,
        last: 'b',
        one: 'a',
        all: [3, 1],
        set: [1],
        since: Date.UTC(2026, 0, 1, 20),
      },
      {
        stock: 5,
        total: 2,
        n: 2,
        mean: 2,
        last: 'B',
        one: 'B',
        all: [2, null],
        set: [5],
        since: Date.UTC(2026, 0, 5, 1),
      },
    ]);
  });

  it('groups by Beijing days', async () => {
    const reply = await books(
      ['where', 'created != null'],
      ['groupBy', 'dateToString(add(new Date(0), created), "%Y-%m-%d", "+0800") as day'],
      ['groupField', 'count(*) as n'],
      ['get'],
    );
    expect(data(reply)).toEqual([
      { day: '2026-01-02', n: 2 },
      { day: '2026-01-05', n: 1 },
    ]);
  });

  it('makes distinct', async () => {
    expect(data(await books(['field', 'stock'], ['distinct'], ['orderBy', 'stock desc'], ['get']))).toEqual([
      { stock: 5 },
      { stock: 1 },
    ]);
  });
});

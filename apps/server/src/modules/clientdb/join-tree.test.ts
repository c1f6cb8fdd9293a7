import { beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import type { Doc } from './collection.ts';
import {
  type Chain,
  chain,
  found,
  id,
  insertShelf,
  ME,
  OTHER,
  type Step,
  samples,
} from './samples.testing.ts';

const database = startTestDatabase();
const { ask, insert } = samples(database);
const me = { uid: ME };

beforeEach(() => insertShelf(insert));

const data = (reply: Doc) => reply.data as Doc[];

describe('Joins', () => {
  const temp = (...steps: Step[]) => chain(...steps, ['getTemp']);
  const order = temp(['collection', 'order'], ['where', 'quantity < 4']);
  const join = (sub: Chain, ...steps: Step[]) => ask(chain(['collection', order, sub], ...steps), me);

  it('puts what a key refers to in its place', async () => {
    const reply = await join(temp(['collection', 'book'], ['field', 'title']), ['get', { getCount: true }]);
    expect(reply.count).toBe(2);
    expect(data(reply)).toEqual([
      { _id: id(11), book_id: [{ _id: id(1), title: 'a' }], quantity: 2, buyer: id(21) },
      { _id: id(12), book_id: [{ _id: id(1), title: 'a' }], quantity: 3 },
    ]);
  });

  it('joins by names, with fields in braces and conditions on what is joined', async () => {
    const reply = await ask(
      chain(
        ['collection', 'order,book'],
        ['where', 'book_id.title == "a" && quantity > 2'],
        ['field', 'quantity,book_id{title as t,meta.vip}'],
        ['get'],
      ),
      me,
    );
    expect(data(reply)).toEqual([
      { _id: id(12), quantity: 3, book_id: [{ _id: id(1), t: 'a', meta: { vip: 1 } }] },
    ]);
  });

  it('keeps the value where the key is on the other side', async () => {
    const reply = await ask(
      chain(
        ['collection', temp(['collection', 'book'], ['where', 'price > 2'], ['field', 'title']), order],
        ['get'],
      ),
      me,
    );
    const own = { book_id: id(1) };
    expect(data(reply)).toEqual([
      {
        title: 'a',
        _id: {
          order: [
            { _id: id(11), quantity: 2, buyer: id(21), ...own },
            { _id: id(12), quantity: 3, ...own },
          ],
          _value: id(1),
        },
      },
    ]);
  });

  it('joins three, and asks the rules of each', async () => {
    const three = chain(
      [
        'collection',
        temp(['collection', 'order'], ['where', 'quantity == 2']),
        temp(['collection', 'book'], ['field', 'title']),
        temp(['collection', 'note'], ['field', 'text']),
      ],
      ['get'],
    );
    expect(data(await ask(three, me))).toEqual([
      {
        _id: id(11),
        quantity: 2,
        book_id: [{ _id: id(1), title: 'a' }],
        buyer: [{ _id: id(21), text: 'mine' }],
      },
    ]);
    expect((await ask(three, { uid: OTHER })).code).toBe('PERMISSION_ERROR');
    expect((await ask(three)).code).toBe('PERMISSION_ERROR');
  });

  it('gets one temporary table alone', async () => {
    expect(found(await ask(chain(['collection', order], ['get']), me))).toBe('17 18');
  });
});

describe('Trees', () => {
  beforeEach(async () => {
    await insert('sample_depts', [
      { id: ME, name: 'root', status: 1 },
      { id: id(2), parent_id: ME, name: 'two', status: 1 },
      { id: id(3), parent_id: id(2), name: 'three', status: 1 },
      { id: id(4), parent_id: ME, name: 'four', status: 0 },
      { id: id(5), parent_id: '', name: 'alone', status: 1 },
    ]);
  });
  const tree = (where: string, getTree: unknown) =>
    ask(chain(['collection', 'dept'], ['where', where], ['field', 'name'], ['get', { getTree }]), me);
  const names = (docs: unknown): unknown => (docs as Doc[]).map((doc) => [doc.name, names(doc.children)]);

  it('hangs children on their parents', async () => {
    expect(names((await tree('', { startWith: '' })).data)).toEqual([
      ['alone', []],
      [
        'root',
        [
          ['two', [['three', []]]],
          ['four', []],
        ],
      ],
    ]);
    expect(names((await tree('status == 1', { limitLevel: 1 })).data)).toEqual([
      ['alone', []],
      ['root', [['two', []]]],
    ]);
    expect(names((await tree('', { startWith: 'name == "two"' })).data)).toEqual([['two', [['three', []]]]]);
  });

  it('finds the way up', async () => {
    const reply = await ask(
      chain(
        ['collection', 'dept'],
        ['field', 'name'],
        ['get', { getTreePath: { level: 5, startWith: 'name == "three"' } }],
      ),
      me,
    );
    expect(names(reply.data)).toEqual([['root', [['two', [['three', []]]]]]]);
  });

  it.each([
    [{ getTree: { limitLevel: 16 } }],
    [{ getTree: { limitLevel: 0 } }],
    [{ getTreePath: {} }],
    [{ getTree: { startWith: 'nosuch == 1' } }],
  ])('%j is refused', async (options) => {
    expect((await ask(chain(['collection', 'dept'], ['get', options]), me)).code).toBe('SYNTAX_ERROR');
  });

  it('ends where a ring of parents would go on for ever, and refuses a forest', async () => {
    await database.pool.query(`update sample_depts set parent_id = $1 where id = $2`, [id(3), ME]);
    expect((await tree('', { startWith: 'name == "two"', limitLevel: 15 })).code).toBe(0);
    await insert(
      'sample_depts',
      Array.from({ length: 2_100 }, (_, i) => ({ id: id(`e${i}`), parent_id: id(5), name: 'x', status: 1 })),
    );
    expect((await tree('', { startWith: 'name == "alone"' })).code).toBe('SYNTAX_ERROR');
  });
});

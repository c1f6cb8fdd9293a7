import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing/database.ts';
import { type AttackedApp, attackedApp, INSIDE, type Person, type Step } from './attacked-app.testing.ts';

const database = startTestDatabase();
let attacked: AttackedApp;
let person: Person;
beforeEach(async () => {
  attacked = await attackedApp(database);
  person = await attacked.person();
});
afterEach(() => attacked.close());

/** What an attacker puts where a name or a condition belongs, besides plain noise. */
const PIECES = [
  "'; drop table users; --",
  '"; select pg_sleep(5); --',
  'nickname" from users--',
  'a\u0000b',
  '_id == "x"',
  'password',
  'nickname',
  '__proto__.constructor',
  'constructor.constructor("return 1")()',
  'process.exit(1)',
  '/(a+)+$/.test(nickname)',
  `/${'(a|'.repeat(40)}x${')'.repeat(40)}/.test(nickname)`,
  '/(?=a)\\1/.test(nickname)',
  `${'('.repeat(200)}1${')'.repeat(200)}`,
  `${'!'.repeat(500)}true`,
  `nickname in [${'1,'.repeat(2_000)}1]`,
  'nickname == $env.uid',
  'doc._id == auth.uid',
  'add(add(add(1, 2), 3), nickname) == pow(10, 400)',
  'dateToString(register_date, "%Y%%%s", "x")',
  'count(*) as n, max(password) as m',
  '1 as "x; --"',
  'nickname as a, nickname as a',
  '*',
  '$where',
  '{"$gt": ""}',
  '９',
  '\ud800',
];
const text = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme' }),
);
const thing = fc.oneof(
  text,
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.oneof(text, fc.constantFrom('$gt', '$regex', '$expr', '$or', 'nickname', '_id')),
    fc.jsonValue(),
    {
      maxKeys: 3,
    },
  ),
);
const collection = fc.oneof(
  fc.constantFrom(
    'uni-id-users',
    'opendb-feedback',
    'opendb-sign-in',
    'read-news-log',
    'opendb-news-articles',
  ),
  fc.constantFrom('uni-id-users,opendb-feedback', 'users', 'information_schema.tables', 'uni-id-users;--'),
  text,
);
const middle = fc.constantFrom(
  'foreignKey',
  'doc',
  'where',
  'field',
  'groupBy',
  'groupField',
  'orderBy',
  'skip',
  'limit',
);
const end = fc.constantFrom('get', 'count', 'add', 'update', 'remove', 'getTemp', 'aggregate');
const command = fc
  .tuple(collection, fc.array(fc.tuple(middle, thing), { maxLength: 3 }), fc.tuple(end, thing))
  .map(([name, steps, last]): Step[] => [['collection', name], ...steps, last]);

/** Beside the app's own tables one more, which only a statement of an attacker's could take away. */
beforeAll(() => database.pool.query('create table canary (id int)'));
afterAll(() => database.pool.query('drop table canary'));

describe('The database language of existing clients', () => {
  it('answers every nonsense by one of its own codes, tells nothing of the inside, and runs nothing of it', async () => {
    await fc.assert(
      fc.asyncProperty(command, fc.boolean(), async (steps, loggedIn) => {
        const answer = await attacked.documents(loggedIn ? person : undefined, ...steps);
        // What the gateway itself cannot read has no data at all.
        if (answer === undefined) return;
        expect(answer.code).not.toBe('SYSTEM_ERROR');
        expect(JSON.stringify(answer).replaceAll(JSON.stringify(steps), '')).not.toMatch(
          /\.ts:\d+|\bat \w+ \(|violates|relation "/,
        );
      }),
      { numRuns: 250 },
    );
    expect(attacked.logged.filter(({ level }) => level === 'error')).toEqual([]);
    const { rows } = await database.pool.query(
      'select (select count(*)::int from users) as people, 1 as canary from pg_tables where tablename = $1',
      ['canary'],
    );
    expect(rows).toEqual([{ people: 1, canary: 1 }]);
  });

  it.each(PIECES)('takes %j as text or not at all, wherever it stands', async (piece) => {
    for (const steps of [
      [['where', piece], ['get']],
      [['field', piece], ['get']],
      [['orderBy', piece], ['get']],
      [['groupBy', piece], ['groupField', piece], ['get']],
      [['where', { nickname: piece }], ['get']],
      [['where', { [piece]: 1 }], ['get']],
      [['doc', piece], ['get']],
      [
        ['doc', piece],
        ['update', { nickname: 'x' }],
      ],
      [['add', { nickname: piece }]],
    ] as const) {
      const answer = await attacked.documents(
        person,
        ['collection', 'uni-id-users'],
        ...(steps as readonly Step[]),
      );
      const message = String(answer?.message ?? '');
      expect(answer?.code, JSON.stringify(steps).slice(0, 80)).not.toBe('SYSTEM_ERROR');
      expect(message.replaceAll(piece.slice(0, 200), '')).not.toMatch(INSIDE);
    }
  });

  it('reads at most so much at once, and no deeper than it may', async () => {
    const users: Step = ['collection', 'uni-id-users'];
    for (const limit of [0, -1, 1_001, 1e9, '1000; --', null]) {
      expect((await attacked.documents(person, users, ['limit', limit], ['get'])).code).toBe('SYNTAX_ERROR');
    }
    const many = Array.from({ length: 25 }, (): Step => ['orderBy', 'nickname']);
    expect((await attacked.documents(person, users, ...many, ['get'])).code).toBe('SYNTAX_ERROR');
    await attacked.person();
    const everybody = await attacked.documents(
      person,
      users,
      ['where', 'true'],
      ['update', { nickname: 'x' }],
    );
    expect(everybody.code).toBe('PERMISSION_ERROR');
  });
});

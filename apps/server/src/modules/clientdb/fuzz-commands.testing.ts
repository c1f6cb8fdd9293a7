import fc from 'fast-check';
import { condition, field, sound, whereText } from './fuzz-texts.testing.ts';
import { chain, dbCmd, id, ME, type Step } from './samples.testing.ts';

const anything = fc.jsonValue({ maxDepth: 3 });
const whereObject = fc.oneof(
  fc.dictionary(
    field,
    fc.oneof(anything, fc.constant({ $env: 'uid' }), fc.constant({ $regexp: { source: 'a', flags: 'i' } })),
  ),
  fc
    .tuple(
      field,
      fc.constantFrom('gt', 'lt', 'eq', 'neq', 'in', 'nin', 'not', 'or', 'and', 'exists', 'size', 'mod'),
      anything,
    )
    .map(([name, method, value]) => ({ [name]: dbCmd([method, value]) })),
  anything,
);
const where = fc.oneof({ arbitrary: whereText, weight: 3 }, { arbitrary: whereObject, weight: 1 });
const fieldList = fc.oneof(
  fc.array(field, { minLength: 1, maxLength: 4 }).map((names) => names.join(',')),
  fc.tuple(condition, fc.constantFrom('n', 'total', '1x')).map(([text, name]) => `${text} as ${name}`),
  fc
    .tuple(fc.constantFrom('sum', 'max', 'push', 'count', 'first', 'addToSet'), field)
    .map(([name, of]) => `${name}(${of}) as n`),
  fc.string({ maxLength: 20 }),
);
const doc = fc.oneof(
  fc.dictionary(field, fc.oneof(anything, fc.constantFrom('AA', 'hello', 3, -1, true, [], { vip: 2 })), {
    maxKeys: 4,
  }),
  anything,
);
const collection = fc.constantFrom('book', 'note', 'order', 'dept', 'order,book', 'order,note', 'users', '');

const someStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('collection'), collection),
  fc.tuple(fc.constant('where'), where),
  fc.tuple(fc.constant('doc'), fc.oneof(fc.constantFrom(id(1), id(3)), anything)),
  fc.tuple(fc.constantFrom('field', 'groupBy', 'groupField', 'orderBy', 'foreignKey'), fieldList),
  fc.tuple(fc.constantFrom('skip', 'limit'), fc.oneof(fc.integer(), anything)),
  fc.tuple(fc.constantFrom('add', 'update'), doc),
  fc.tuple(fc.constantFrom('distinct', 'remove', 'count', 'get', 'getTemp', 'aggregate', 'constructor')),
);
const end: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.constant<Step>(['get']), weight: 6 },
  { arbitrary: fc.constant<Step>(['get', { getCount: true, getOne: true }]), weight: 1 },
  {
    arbitrary: fc.tuple(fc.constant('get'), fc.record({ getTree: fc.record({ startWith: whereText }) })),
    weight: 1,
  },
  { arbitrary: fc.constant<Step>(['count']), weight: 1 },
  { arbitrary: fc.constant<Step>(['remove']), weight: 1 },
  { arbitrary: fc.tuple(fc.constant('update'), doc), weight: 1 },
);
const optional = (step: fc.Arbitrary<Step>) => fc.option(step, { nil: undefined, freq: 2 });

/** Chains in the right order. */
const inOrder = fc
  .tuple(
    fc.tuple(fc.constant('collection'), collection),
    fc.tuple(fc.constant('where'), where),
    optional(fc.tuple(fc.constant('field'), fieldList)),
    optional(fc.tuple(fc.constant('groupBy'), fieldList)),
    optional(fc.tuple(fc.constant('groupField'), fieldList)),
    optional(fc.tuple(fc.constant('orderBy'), field)),
    end,
  )
  .map(([first, second, ...more]) => {
    const last: Step = more.at(-1) ?? ['get'];
    const kept: readonly (Step | undefined)[] = last[0] === 'get' ? more : [last];
    return chain(first, second, ...kept.filter((step) => step !== undefined));
  });
const justWhere = fc
  .tuple(fc.constantFrom('book', 'note', 'note'), where, fc.constantFrom('title', 'text', '_id', ''))
  .map(([name, condition, names]) =>
    chain(['collection', name], ['where', condition], ['field', names], ['get']),
  );
const soundRead = fc
  .tuple(sound, fc.constantFrom('_id', 'owner_id as o', '_id,owner_id'), end)
  .map(([[name, text], names, last]) => {
    const reads = last[0] === 'get';
    return chain(['collection', name], ['where', text], ...(reads ? [['field', names] as const] : []), last);
  });
const added = fc
  .tuple(fc.constantFrom('book', 'note', 'dept'), doc)
  .map(([name, given]) => chain(['collection', name], ['add', given]));
const disorder = fc.array(someStep, { maxLength: 8 }).map((steps) => chain(...steps));
const command = fc.oneof(
  { arbitrary: soundRead, weight: 8 },
  { arbitrary: justWhere, weight: 4 },
  { arbitrary: inOrder, weight: 4 },
  { arbitrary: added, weight: 1 },
  { arbitrary: disorder, weight: 2 },
);
const call = fc.record(
  {
    command,
    action: fc.constantFrom(...Array<string>(30).fill(''), 'count', 'mark', 'nosuch', 'count,mark'),
  },
  { requiredKeys: ['command'] },
);
/** What the function is called with. */
export const args = fc.oneof(
  { arbitrary: call, weight: 20 },
  { arbitrary: fc.record({ multiCommand: fc.array(call, { maxLength: 3 }) }), weight: 1 },
  { arbitrary: fc.record({ command: anything, multiCommand: anything }, { requiredKeys: [] }), weight: 1 },
);
export const who = fc.constantFrom({ uid: ME }, { uid: ME }, {}, { uid: ME, permissions: ['EDIT'] });

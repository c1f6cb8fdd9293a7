import fc from 'fast-check';
import { id, OTHER } from './samples.testing.ts';

const FIELDS = [
  ...[
    '_id',
    'title',
    'price',
    'stock',
    'tags',
    'meta',
    'meta.vip',
    'meta.items.n',
    'open',
    'created',
    'secret',
  ],
  ...['never', 'owner_id', 'note', 'text', 'mark', 'extra', 'extra.a', 'at', 'book_id', 'quantity', 'nosuch'],
];
/** Names of fields, of which one is none. */
export const field = fc.constantFrom(...FIELDS);
const literal = fc.oneof(
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '1e999',
    '"a"',
    "'b'",
    'true',
    'false',
    'null',
    '[]',
    '[1,"a"]',
    '$env.uid',
  ),
  fc.constantFrom(
    '$cloudEnv_uid',
    '$cloudEnv_now',
    '$env.clientIP',
    `new ${'Date'}()`,
    'new Date(5)',
    `"${OTHER}"`,
  ),
  fc.double().map(String),
  fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text)),
);
const pattern = fc.oneof(
  fc.constantFrom(
    '^a',
    'a+b*',
    '(a|b)?',
    '[a-z]{1,3}',
    '\\d\\w\\s',
    '.',
    'c.n.ry',
    '(a+)+',
    '(?=x)',
    '[^]',
    '\\u4f5b',
  ),
  fc.string({ maxLength: 12 }),
);
const operator = fc.constantFrom('==', '!=', '>', '>=', '<', '<=', ' in ', '+', '&', '===', '=');
const functionName = fc.constantFrom(
  ...'add subtract divide pow sqrt ln exp abs mod size concat substr slice cond arrayElemAt toLower strLenCP'.split(
    ' ',
  ),
  ...'ifNull dateToString dayOfWeek week setUnion concatArrays split eq cmp and not mergeObjects isArray strcasecmp sum filter timestampToDate'.split(
    ' ',
  ),
);

interface Words {
  readonly field: fc.Arbitrary<string>;
  readonly operator: fc.Arbitrary<string>;
  readonly literal: fc.Arbitrary<string>;
  readonly pattern: fc.Arbitrary<string>;
  /** What is computed beside functions of anything; unset: only those. */
  readonly called?: fc.Arbitrary<string>;
}

/** Where-strings of the grammar over these words. */
function grammar({ field, operator, literal, pattern, called }: Words) {
  return fc.letrec<{ condition: string; value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(field, literal),
      called ??
        fc
          .tuple(functionName, fc.array(tie('value'), { minLength: 1, maxLength: 3 }))
          .map(([name, args]) => `${name}(${args.join(', ')})`),
    ),
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.tuple(field, operator, literal).map((parts) => parts.join('')),
      fc.tuple(field, operator, literal).map((parts) => parts.join('')),
      fc.tuple(tie('value'), operator, tie('value')).map((parts) => parts.join('')),
      fc
        .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
        .map((parts) => `(${parts.join(' ')})`),
      tie('condition').map((inside) => `!(${inside})`),
      fc
        .tuple(pattern, fc.constantFrom('', 'i', 'g', 'm'), field)
        .map(([source, flags, name]) => `/${source}/${flags}.test(${name})`),
      fc
        .tuple(pattern, field)
        .map(([source, name]) => `new RegExp(${JSON.stringify(source)}).test("${name}")`),
    ),
  })).condition;
}

/** Sensible and not. */
export const condition = grammar({ field, operator, literal, pattern });
const ORDERS = fc.constantFrom('==', '!=', '>', '>=', '<', '<=');
const PLAIN = fc.constantFrom(
  '1',
  '0',
  '-1.5',
  '"a"',
  'true',
  'null',
  '$env.now',
  'new Date(5)',
  '1e300',
  `"${OTHER}"`,
  `"${id(4)}"`,
);
const bookField = fc.constantFrom(
  '_id',
  'title',
  'price',
  'stock',
  'tags',
  'meta',
  'meta.vip',
  'open',
  'created',
  'owner_id',
  'secret',
);
const noteField = fc.constantFrom('_id', 'owner_id', 'text', 'mark', 'tags', 'extra.a', 'at');
const SOUND = {
  operator: ORDERS,
  literal: PLAIN,
  pattern: fc.constantFrom(
    '^a',
    'a+b*',
    '(a|b)?c',
    '[a-z]{1,3}',
    'can.ry',
    '\\d',
    '.',
    'x$',
    '\\u4f5b',
    '[^a]',
  ),
};
const bookCall = fc.constantFrom(
  ...[
    'add(price, stock)',
    'divide(price, stock)',
    'pow(price, price)',
    'size(tags)',
    'strLenCP(title)',
    'ln(stock)',
  ],
  ...[
    'concat(title, title)',
    'year(created)',
    'ifNull(title, "x")',
    'meta.vip * 2',
    'arrayElemAt(tags, 0)',
    'abs(price)',
  ],
  ...[
    'cond(open, price, stock)',
    'substr(secret, 0, 2)',
    'toUpper(title)',
    'slice(tags, 1)',
    'exp(multiply(price, stock))',
  ],
);
const noteCall = fc.constantFrom(
  ...[
    'add(mark, mark)',
    'divide(1, subtract(mark, 9))',
    'sqrt(subtract(mark, 5))',
    'size(tags)',
    'strLenCP(text)',
  ],
  ...[
    'substr(text, 0, 3)',
    'concat(text, owner_id)',
    'week(at)',
    'split(text, "-")',
    'indexOfCP(text, "canary")',
  ],
);
/** Conditions that are nearly always understood. */
export const sound = fc.oneof(
  fc.tuple(fc.constant('book'), grammar({ ...SOUND, field: bookField, called: bookCall })),
  fc.tuple(fc.constant('note'), grammar({ ...SOUND, field: noteField, called: noteCall })),
  fc
    .tuple(fc.constant('note'), grammar({ ...SOUND, field: noteField, called: noteCall }))
    .map(([name, text]): [string, string] => [name, `owner_id == $env.uid && ${text}`]),
);

/** A sensible text with something torn out or put in. */
const torn = fc
  .tuple(condition, fc.nat(), fc.nat(6), fc.string({ unit: 'binary', maxLength: 4 }))
  .map(([text, at, length, noise]) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + noise + text.slice(from + length);
  });
/** Where-strings of every kind: sensible, torn, noise. */
export const whereText = fc.oneof(
  { arbitrary: condition, weight: 5 },
  { arbitrary: torn, weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
);

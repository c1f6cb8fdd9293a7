/**
 * Functions of the complex grammar that map onto SQL. The others of PROTOCOL 2.4 answer SYNTAX_ERROR: those that take
 * functions or objects (filter, map, reduce, let, switch, zip, arrayToObject, objectToArray, dateFromParts …), and `in`
 * as a function, which is the operator `in` already.
 */
const FUNCTIONS = [
  ...['abs', 'add', 'ceil', 'divide', 'exp', 'floor', 'ln', 'log', 'log10', 'mod', 'multiply', 'pow', 'sqrt'],
  ...['subtract', 'trunc'],
  ...['arrayElemAt', 'concatArrays', 'indexOfArray', 'isArray', 'reverseArray', 'size', 'slice'],
  ...['and', 'not', 'or', 'cmp', 'eq', 'gt', 'gte', 'lt', 'lte', 'neq', 'cond', 'ifNull', 'literal'],
  ...[
    'dateToString',
    'dayOfMonth',
    'dayOfWeek',
    'dayOfYear',
    'hour',
    'isoDayOfWeek',
    'isoWeek',
    'isoWeekYear',
  ],
  ...['millisecond', 'minute', 'month', 'second', 'timestampToDate', 'week', 'year', 'dateFromString'],
  ...['setIsSubset', 'setEquals', 'setUnion', 'setIntersection', 'setDifference', 'mergeObjects'],
  ...['concat', 'indexOfCP', 'split', 'strLenBytes', 'strLenCP', 'strcasecmp', 'substr', 'substrCP'],
  ...['toLower', 'toUpper'],
] as const;

const ACCUMULATORS = [
  ...['addToSet', 'avg', 'first', 'last', 'max', 'min', 'push', 'stdDevPop', 'stdDevSamp', 'sum', 'count'],
];

const functions = new Set<string>(FUNCTIONS);
const accumulators = new Set<string>(ACCUMULATORS);

/** Functions of expressions; accumulators are read by the same reader and told apart by `isAccumulator`. */
export const isFunction = (name: string): boolean => functions.has(name) || accumulators.has(name);
export const isAccumulator = (name: string): boolean => accumulators.has(name);

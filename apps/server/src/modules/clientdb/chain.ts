import { isRecord } from '../../gateway/envelope.ts';
import { syntaxError } from './refusal.ts';

export const MOST_LIMIT = 1_000;
const DEFAULT_LIMIT = 100;
const MOST_STEPS = 20;
const MOST_SKIP = 1_000_000;
const MOST_JOINED = 3;

/** Names of one collection or more, or the chains of temporary tables. */
export type Source = { readonly names: readonly string[] } | { readonly temps: readonly Chain[] };

export interface End {
  readonly method: 'get' | 'getTemp' | 'count' | 'add' | 'update' | 'remove';
  /** What the method was called with. */
  readonly given: unknown;
}

/** The calls of one command in the order of PROTOCOL 2.3; what they were called with is read later. */
export interface Chain {
  readonly source: Source;
  readonly foreignKey: string | undefined;
  readonly parentKey: string | undefined;
  readonly doc: unknown;
  readonly where: unknown;
  readonly field: string | undefined;
  readonly groupBy: string | undefined;
  readonly groupField: string | undefined;
  readonly distinct: boolean;
  /** Fields and whether they descend. */
  readonly order: readonly { readonly name: string; readonly descending: boolean }[];
  readonly skip: number;
  readonly limit: number;
  /** Whether skip or limit was called. */
  readonly paged: boolean;
  readonly end: End;
}

interface Step {
  readonly method: string;
  readonly params: readonly unknown[];
}

const RANKS = [
  ['collection'],
  ['foreignKey', 'parentKey'],
  ['doc'],
  ['where'],
  ['field'],
  ['groupBy'],
  ['groupField'],
  ['distinct'],
  ['orderBy'],
  ['skip'],
  ['limit'],
  ['get', 'getTemp', 'count', 'add', 'update', 'remove'],
];
const RANK_OF = new Map(RANKS.flatMap((methods, rank) => methods.map((method) => [method, rank] as const)));
const rankOf = (method: string): number => RANK_OF.get(method) ?? -1;
const LAST = RANKS.length - 1;
/** May be called more than once in a row. */
const REPEATABLE = new Set(['orderBy', 'foreignKey']);
/** Steps that may stand before each end. */
const BEFORE: Readonly<Record<string, readonly string[] | undefined>> = {
  getTemp: ['collection', 'where', 'field', 'orderBy', 'skip', 'limit'],
  count: ['collection', 'foreignKey', 'doc', 'where'],
  add: ['collection'],
  update: ['collection', 'doc', 'where'],
  remove: ['collection', 'doc', 'where'],
};

/** Where a chain stands: sent alone, as one of several, or as a temporary table inside of another. */
export type Place = 'alone' | 'multi' | 'temp';

/** Reads `{$db: […]}`: known methods, in order, each with what it takes. @throws {DbRefusal} SYNTAX_ERROR */
export function readChain(command: unknown, place: Place = 'alone'): Chain {
  const temp = place === 'temp';
  const steps = readSteps(command);
  const end = readEnd(steps, place);
  checkOrder(steps, end);
  const one = (method: string) => steps.find((step) => step.method === method);
  const text = (method: string) => readText(one(method));
  const skip = one('skip');
  const limit = one('limit');
  return {
    source: readSource(steps[0], temp),
    foreignKey: text('foreignKey'),
    parentKey: text('parentKey'),
    doc: readDoc(one('doc')),
    where: one('where')?.params[0],
    field: text('field'),
    groupBy: text('groupBy'),
    groupField: text('groupField'),
    distinct: one('distinct') !== undefined,
    order: steps.filter(({ method }) => method === 'orderBy').flatMap(readOrder),
    skip: skip ? wholeNumber(skip, 0, MOST_SKIP) : 0,
    limit: limit ? wholeNumber(limit, 1, MOST_LIMIT) : DEFAULT_LIMIT,
    paged: skip !== undefined || limit !== undefined,
    end,
  };
}

function readSteps(command: unknown): Step[] {
  const list = isRecord(command) ? command.$db : undefined;
  if (!Array.isArray(list) || list.length === 0) return syntaxError('command.$db must be a list of calls');
  if (list.length > MOST_STEPS) return syntaxError(`a command has at most ${MOST_STEPS} calls`);
  return list.map((step: unknown) => {
    if (!isRecord(step) || typeof step.$method !== 'string') return syntaxError('a call needs a $method');
    const params = step.$param ?? [];
    if (!Array.isArray(params)) return syntaxError('$param must be a list');
    return { method: step.$method, params };
  });
}

function readEnd(steps: readonly Step[], place: Place): End {
  const last = steps.at(-1);
  if (!last || rankOf(last.method) !== LAST) {
    return syntaxError('a command ends in get, count, add, update or remove');
  }
  const given = last.params[0];
  const { method } = last;
  if (method === 'getTemp' && place === 'alone') return syntaxError('getTemp cannot be sent alone');
  if (place === 'temp' && method !== 'getTemp') return syntaxError('getTemp is missing');
  // Among several commands each ends so, and means get.
  if (method === 'getTemp' && place === 'multi') return { method: 'get', given };
  return { method: method as End['method'], given };
}

function checkOrder(steps: readonly Step[], { method: end }: End): void {
  let before = -1;
  for (const { method } of steps) {
    const rank = rankOf(method);
    if (rank < 0) syntaxError(`the method ${method} is not supported`);
    if (rank < before || (rank === before && !REPEATABLE.has(method))) {
      syntaxError(`the method ${method} cannot be called here`);
    }
    const allowed = BEFORE[end];
    if (rank < LAST && allowed && !allowed.includes(method))
      syntaxError(`${method} cannot come before ${end}`);
    before = rank;
  }
  const narrowed = steps.some(({ method }) => method === 'doc' || method === 'where');
  if ((end === 'update' || end === 'remove') && !narrowed) syntaxError(`${end} needs doc or where before it`);
}

function readSource(step: Step | undefined, temp: boolean): Source {
  if (step?.method !== 'collection') return syntaxError('a command begins with collection');
  const { params } = step;
  if (params.length === 0 || params.length > MOST_JOINED) {
    return syntaxError(`collection takes 1 to ${MOST_JOINED} collections`);
  }
  if (params.every((param) => typeof param === 'string')) {
    const names = params.flatMap((param) => param.split(',').map((name) => name.trim()));
    if (names.length > MOST_JOINED) syntaxError(`at most ${MOST_JOINED} collections are joined`);
    if (temp && names.length > 1) syntaxError('a temporary table is made from one collection');
    return { names };
  }
  if (temp) return syntaxError('a temporary table is made from a collection');
  return { temps: params.map((param) => readChain(param, 'temp')) };
}

function readDoc(step: Step | undefined): unknown {
  if (!step) return undefined;
  const [id] = step.params;
  return typeof id === 'string' || isRecord(id) ? id : syntaxError('doc needs an id');
}

function readText(step: Step | undefined): string | undefined {
  if (!step) return undefined;
  const [text] = step.params;
  if (text === undefined || text === null || text === '') return undefined;
  if (typeof text !== 'string') return syntaxError(`${step.method} takes a text`);
  return text;
}

function wholeNumber({ method, params }: Step, least: number, most: number): number {
  const [given] = params;
  const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most) {
    return syntaxError(`${method} takes a whole number from ${least} to ${most}`);
  }
  return number;
}

const MOST_ORDERS = 8;

/** `orderBy("a asc, b desc")` or `orderBy("a", "desc")`. */
function readOrder({ params }: Step): { name: string; descending: boolean }[] {
  const [text, direction] = params;
  if (text === undefined || text === '') return [];
  if (typeof text !== 'string' || (direction !== undefined && typeof direction !== 'string')) {
    return syntaxError('orderBy takes texts');
  }
  const parts = direction === undefined ? text.split(',') : [`${text} ${direction}`];
  if (parts.length > MOST_ORDERS) syntaxError(`orderBy takes at most ${MOST_ORDERS} fields`);
  return parts.map((part) => {
    const [name = '', way = 'asc', more] = part.trim().split(/\s+/);
    if (name === '' || more !== undefined || !/^(asc|desc)$/i.test(way)) syntaxError(`orderBy: "${part}"`);
    return { name, descending: way.toLowerCase() === 'desc' };
  });
}

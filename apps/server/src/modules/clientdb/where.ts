import { isRecord } from '../../gateway/envelope.ts';
import { ALWAYS, all, any, type Condition, not, type Path, type Value } from './condition.ts';
import { comparison, readCondition } from './read-condition.ts';
import { pathOf, type Reader } from './reader.ts';
import { syntaxError } from './refusal.ts';
import { safePattern } from './regex.ts';
import { environment, type Scope } from './scope.ts';
import { type Budget, deeper, newBudget, parseScript } from './script.ts';

const CLOUD_ENV = '$cloudEnv_';

/** What names mean in a text of a client. */
export function clientReader(scope: Scope, what: string, quotedFields: boolean): Reader {
  return {
    what,
    budget: newBudget(),
    quotedFields,
    now: scope.now,
    variable: ([first = '', second, ...more]) => {
      if (first.startsWith(CLOUD_ENV) && second === undefined)
        return known(scope, first.slice(CLOUD_ENV.length));
      return first === '$env' && second !== undefined && more.length === 0 ? known(scope, second) : undefined;
    },
    field: (names) => (names[0]?.startsWith('$') ? undefined : pathOf({ what }, names.join('.'))),
    condition: readCondition,
  };
}

function known(scope: Scope, name: string): Value {
  return environment(scope, name) ?? syntaxError(`the variable ${name} is not known`);
}

/** Reads what `where` was called with: a where-string or an object. Nothing at all is no condition. */
export function readWhere(scope: Scope, given: unknown, what = 'where'): Condition {
  if (given === undefined || given === null) return ALWAYS;
  if (typeof given === 'string') {
    if (given.trim() === '') return ALWAYS;
    return readCondition(clientReader(scope, what, true), parseScript(given, what));
  }
  if (isRecord(given)) return readObject({ scope, what, budget: newBudget() }, given, []);
  return syntaxError(`${what} takes a text or an object`);
}

interface ObjectReader {
  readonly scope: Scope;
  readonly what: string;
  readonly budget: Budget;
}

/** `{field: value, "a.b": command, …}` or a command such as `dbCmd.or(…)`. */
function readObject(
  reader: ObjectReader,
  given: Record<string, unknown>,
  prefix: readonly string[],
): Condition {
  return deeper(reader.budget, reader.what, () => {
    if (Array.isArray(given.$db)) return readCommand(reader, undefined, given.$db);
    const parts = Object.entries(given).map(([key, value]) => {
      if (key.startsWith('$')) return syntaxError(`${reader.what}: ${key} is not supported`);
      return readMember(reader, pathOf(reader, [...prefix, key].join('.')), value);
    });
    return all(parts);
  });
}

function readMember(reader: ObjectReader, path: Path, given: unknown): Condition {
  return deeper(reader.budget, reader.what, () => {
    if (isRecord(given)) {
      if (Array.isArray(given.$db)) return readCommand(reader, path, given.$db);
      if (given.$regexp !== undefined) return { kind: 'match', path, pattern: readRegexp(given.$regexp) };
      // Plain objects mean their members: {a: {b: 1}} is a.b == 1.
      const isPlain = given.$date === undefined && given.$env === undefined;
      if (isPlain && Object.keys(given).length > 0) return readObject(reader, given, path);
    }
    return { kind: 'compare', path, op: '==', value: readValue(reader.scope, given) };
  });
}

function readRegexp(given: unknown) {
  const { source, flags = '' } = isRecord(given) ? given : {};
  if (typeof source !== 'string' || typeof flags !== 'string')
    return syntaxError('$regexp needs source and flags');
  return safePattern(source, flags);
}

/** A value as the client writes it: `$date` and `$env` are worked out, texts are made well-formed. */
export function readValue(scope: Scope, given: unknown, depth = 0): Value {
  if (depth > 20) return syntaxError('a value is nested too deep');
  if (given === null || typeof given === 'boolean' || typeof given === 'number') return given;
  if (typeof given === 'string') {
    return given.includes('\0') ? syntaxError('a text holds a NUL character') : given.toWellFormed();
  }
  if (Array.isArray(given)) return given.map((item) => readValue(scope, item, depth + 1));
  if (!isRecord(given)) return syntaxError('a value is missing');
  if (typeof given.$env === 'string') return known(scope, given.$env);
  if (given.$date !== undefined) return readDate(given.$date);
  const entries = Object.entries(given).map(([key, value]): [string, Value] => {
    if (key.startsWith('$') || key.includes('\0'))
      return syntaxError(`${key.slice(0, 20)} is not supported here`);
    return [key.toWellFormed(), readValue(scope, value, depth + 1)];
  });
  return Object.fromEntries(entries);
}

function readDate(given: unknown): number {
  const at = typeof given === 'string' || typeof given === 'number' ? new Date(given).getTime() : Number.NaN;
  return Number.isNaN(at) ? syntaxError('$date is not a date') : at;
}

const COMPARE = { eq: '==', neq: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** A chain of `db.command`: the calls after it must all hold, but `or` takes what stands before as one of its own. */
function readCommand(reader: ObjectReader, path: Path | undefined, calls: readonly unknown[]): Condition {
  let whole: Condition = ALWAYS;
  let first = true;
  for (const call of calls) {
    if (!isRecord(call) || typeof call.$method !== 'string') return syntaxError('a call needs a $method');
    if (call.$method === 'command') continue;
    const params = call.$param ?? [];
    if (!Array.isArray(params)) return syntaxError('$param must be a list');
    const condition = readOperator(reader, path, call.$method, params);
    whole = call.$method === 'or' && !first ? any([whole, condition]) : all([whole, condition]);
    first = false;
  }
  return first ? syntaxError(`${reader.what}: an operator is missing`) : whole;
}

function readOperator(
  reader: ObjectReader,
  path: Path | undefined,
  method: string,
  params: readonly unknown[],
): Condition {
  const parts = () =>
    params
      .flatMap((param): unknown[] => (Array.isArray(param) ? param : [param]))
      .map((part) => {
        if (path) return readMember(reader, path, part);
        return isRecord(part) ? readObject(reader, part, []) : syntaxError(`${method} takes conditions`);
      });
  if (method === 'and') return all(parts());
  if (method === 'or') return any(parts());
  if (method === 'not') return not(all(parts()));
  if (method === 'nor') return not(any(parts()));
  if (!path) return syntaxError(`${method} belongs to a field`);
  const value = () => readValue(reader.scope, params[0]);
  if (Object.hasOwn(COMPARE, method)) {
    return comparison(
      COMPARE[method as keyof typeof COMPARE],
      { kind: 'field', path },
      { kind: 'value', value: value() },
    );
  }
  if (method === 'in' || method === 'nin') {
    const values = value();
    if (!Array.isArray(values)) return syntaxError(`${method} takes a list`);
    const condition: Condition = { kind: 'in', path, values: values as readonly Value[] };
    return method === 'in' ? condition : not(condition);
  }
  if (method === 'exists')
    return params[0] === false ? not({ kind: 'exists', path }) : { kind: 'exists', path };
  if (method === 'size') {
    const size = { kind: 'call', name: 'size', args: [{ kind: 'field', path }] } as const;
    return comparison('==', size, { kind: 'value', value: value() });
  }
  return syntaxError(`the operator ${method} is not supported`);
}

/** The names of a path in a text, for callers that read one alone. */
export const readPath = (what: string, name: string): Path => pathOf({ what }, name);

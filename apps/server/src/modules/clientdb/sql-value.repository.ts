import type { CompareOp, Path, Pattern, Value } from './condition.ts';
import { syntaxError } from './refusal.ts';
import type { TableField } from './registry.ts';
import { type Sql, sql } from './sql.repository.ts';

/** The name under which the rows of a command stand in every statement. */
export const ROW = 'd';

export const column = ({ column: name }: Pick<TableField, 'column'>): Sql => sql.ref(`${ROW}.${name}`);
const NOTHING = sql`false`;
/** Operators are put into statements as they are, so they come from here alone. */
export const OPERATORS: Readonly<Record<CompareOp, Sql>> = {
  '==': sql`=`,
  '!=': sql`<>`,
  '>': sql`>`,
  '>=': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
};
const BYTES = sql`COLLATE "C"`;

export const json = (value: Value): Sql => sql`${JSON.stringify(value)}::jsonb`;

/** A path inside of a JSON column, in the language of jsonpath; lists on the way are gone through. */
export function jsonPath(rest: readonly string[]): string {
  return rest.reduce(
    (path, key) => path + (/^\d{1,6}$/.test(key) ? `[${key}]` : `.${JSON.stringify(key)}`),
    '$',
  );
}

/** `field op value` for one value that is not null; true or not true, never an error that depends on a row. */
export function compareColumn(at: TableField, op: CompareOp, value: Value): Sql {
  const col = column(at);
  switch (at.field.kind) {
    case 'text':
      if (typeof value !== 'string') return NOTHING;
      return op === '=='
        ? sql`${col} = ${value}::text`
        : sql`${col} ${OPERATORS[op]} ${value}::text ${BYTES}`;
    case 'int':
    case 'number':
      return typeof value === 'number' ? compareNumber(col, at.field.kind, op, value) : NOTHING;
    case 'boolean':
      return typeof value === 'boolean' && op === '==' ? sql`${col} = ${value}::boolean` : NOTHING;
    case 'time':
      return typeof value === 'number' ? sql`${col} ${OPERATORS[op]} ${instant(value)}` : NOTHING;
    case 'texts':
      return compareTexts(col, op, value);
    case 'sealed':
      return compareSealed(at, op, value);
    case 'json':
      return compareJson(col, [], op, value);
    case 'password':
      return NOTHING;
  }
}

function compareNumber(col: Sql, kind: 'int' | 'number', op: CompareOp, value: number): Sql {
  if (kind === 'int' && Number.isSafeInteger(value)) return sql`${col} ${OPERATORS[op]} ${value}::bigint`;
  return sql`${col}::double precision ${OPERATORS[op]} ${String(value)}::double precision`;
}

const FIRST_MS = -62_135_596_800_000;
const LAST_MS = 253_402_300_799_999;

/** Instants beyond the years 1 to 9999 are before or after everything. */
function instant(ms: number): Sql {
  if (!(ms >= FIRST_MS)) return sql`'-infinity'::timestamptz`;
  if (ms > LAST_MS) return sql`'infinity'::timestamptz`;
  return sql`${new Date(ms).toISOString()}::timestamptz`;
}

function compareTexts(col: Sql, op: CompareOp, value: Value): Sql {
  if (Array.isArray(value)) {
    const texts = value.every((item) => typeof item === 'string');
    return texts && op === '==' ? sql`${col} = ${value}::text[]` : NOTHING;
  }
  if (typeof value !== 'string') return NOTHING;
  if (op === '==') return sql`${col} @> ARRAY[${value}::text]`;
  return sql`EXISTS (SELECT 1 FROM unnest(${col}) AS item WHERE item ${OPERATORS[op]} ${value}::text ${BYTES})`;
}

/** Sealed values are only found whole, through their blind index. */
function compareSealed({ field, name }: TableField, op: CompareOp, value: Value): Sql {
  const index = field.sealing?.index;
  if (!index || op !== '==') return syntaxError(`${name} can only be ${index ? 'found by ==' : 'read'}`);
  return typeof value === 'string'
    ? sql`${sql.ref(`${ROW}.${index.column}`)} = ${index.of(value)}::text`
    : NOTHING;
}

/** A value inside of JSON: equal to it, or a list that holds it. */
export function compareJson(col: Sql, rest: readonly string[], op: CompareOp, value: Value): Sql {
  const path = jsonPath(rest);
  if (value !== null && typeof value === 'object') {
    if (op !== '==') return NOTHING;
    return sql`EXISTS (SELECT 1 FROM jsonb_path_query(${col}, ${path}::jsonpath, '{}', true) AS found (item)
      WHERE item = ${json(value)} OR (jsonb_typeof(item) = 'array' AND item @> jsonb_build_array(${json(value)})))`;
  }
  const test = `${path} ? (@ ${op} $value)`;
  return sql`jsonb_path_exists(${col}, ${test}::jsonpath, jsonb_build_object('value', ${json(value)}), true)`;
}

export function isNull(at: TableField, rest: readonly string[]): Sql {
  const col = column(at);
  if (at.field.kind === 'password') return sql`true`;
  if (rest.length === 0 && at.field.kind !== 'json') return sql`${col} IS NULL`;
  const path = jsonPath(rest);
  return sql`(${col} IS NULL OR NOT jsonb_path_exists(${col}, ${path}::jsonpath, '{}', true)
    OR jsonb_path_exists(${col}, ${`${path} ? (@ == null)`}::jsonpath, '{}', true))`;
}

export function exists(at: TableField, rest: readonly string[]): Sql {
  if (at.field.kind === 'password') return NOTHING;
  const col = column(at);
  if (rest.length === 0) return sql`${col} IS NOT NULL`;
  return sql`coalesce(jsonb_path_exists(${col}, ${jsonPath(rest)}::jsonpath, '{}', true), false)`;
}

export function matches(at: TableField, rest: readonly string[], { text, insensitive }: Pattern): Sql {
  const col = column(at);
  const op = insensitive ? sql`~*` : sql`~`;
  switch (at.field.kind) {
    case 'text':
      return sql`${col} ${op} ${text}::text`;
    case 'texts':
      return sql`EXISTS (SELECT 1 FROM unnest(${col}) AS item WHERE item ${op} ${text}::text)`;
    case 'json':
      return sql`EXISTS (SELECT 1 FROM jsonb_path_query(${col}, ${`${jsonPath(rest)} [*]`}::jsonpath, '{}', true) AS found (item)
        WHERE jsonb_typeof(item) = 'string' AND (item #>> '{}') ${op} ${text}::text)`;
    case 'sealed':
      return syntaxError(`${at.name} cannot be matched`);
    default:
      return NOTHING;
  }
}

/** `field in [...]`, for plain columns in one comparison. */
export function inColumn(at: TableField, path: Path, values: readonly Value[]): Sql | undefined {
  if (path.length > 1) return undefined;
  const col = column(at);
  if (at.field.kind === 'text') {
    return sql`${col} = ANY(${values.filter((value) => typeof value === 'string')}::text[])`;
  }
  if (at.field.kind === 'texts') {
    return sql`${col} && ${values.filter((value) => typeof value === 'string')}::text[]`;
  }
  const whole = values.filter((value) => Number.isSafeInteger(value));
  return at.field.kind === 'int' && whole.length === values.length
    ? sql`${col} = ANY(${whole}::bigint[])`
    : undefined;
}

import type { CompareOp, Condition, Expression, Path, Value } from './condition.ts';
import { FUNCTIONS } from './functions.repository.ts';
import { isAccumulator } from './functions.ts';
import { syntaxError } from './refusal.ts';
import { fieldAt, type Table } from './registry.ts';
import { type Sql, sql } from './sql.repository.ts';
import { column, json, jsonPath, OPERATORS } from './sql-value.repository.ts';
import { asJson, asNumber, type Typed } from './typed.repository.ts';

export { asBoolean } from './typed.repository.ts';

/** What is computed from the row `d`, with its type. `test` turns a condition inside of it into SQL. */
export function expressionSql(table: Table, expression: Expression, test: (of: Condition) => Sql): Typed {
  switch (expression.kind) {
    case 'value':
      return expression.time === true && typeof expression.value === 'number'
        ? { type: 'time', sql: sql`clientdb_time(${String(expression.value)}::double precision)` }
        : valueSql(expression.value);
    case 'field':
      return fieldSql(table, expression.path);
    case 'test':
      return { type: 'boolean', sql: sql`coalesce(${test(expression.of)}, false)` };
    case 'call': {
      const { name } = expression;
      const make = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
      if (!make)
        return syntaxError(`${name} ${isAccumulator(name) ? 'belongs in groupField' : 'is not supported'}`);
      return make(
        expression.args.map((argument) => expressionSql(table, argument, test)),
        name,
      );
    }
  }
}

function valueSql(value: Value): Typed {
  if (typeof value === 'number')
    return { type: 'number', sql: sql`${String(value)}::double precision`, known: value };
  if (typeof value === 'string') return { type: 'text', sql: sql`${value}::text`, known: value };
  if (typeof value === 'boolean') return { type: 'boolean', sql: sql`${value}::boolean` };
  return { type: 'json', sql: value === null ? sql`NULL::jsonb` : json(value) };
}

function fieldSql(table: Table, path: Path): Typed {
  const at = fieldAt(table, path);
  const col = column(at);
  const rest = path.slice(1);
  if (rest.length > 0 && at.field.kind !== 'json') return syntaxError(`${at.name} has no ${rest.join('.')}`);
  switch (at.field.kind) {
    case 'text':
      return { type: 'text', sql: col };
    case 'int':
    case 'number':
      return { type: 'number', sql: sql`${col}::double precision` };
    case 'boolean':
      return { type: 'boolean', sql: col };
    case 'time':
      return { type: 'time', sql: col };
    case 'texts':
      return { type: 'json', sql: sql`to_jsonb(${col})` };
    case 'json': {
      const inside = sql`jsonb_path_query_first(${col}, ${jsonPath(rest)}::jsonpath, '{}', true)`;
      return { type: 'json', sql: rest.length === 0 ? col : inside };
    }
    default:
      return syntaxError(`nothing can be computed from ${at.name}`);
  }
}

/** Compares two computed values: numbers and instants as numbers, texts by their bytes, the rest as JSON. */
export function compareExpressions(op: CompareOp, left: Typed, right: Typed): Sql {
  const types = [left.type, right.type];
  if (types.includes('number') || types.includes('time')) {
    return sql`${asNumber(left)} ${OPERATORS[op]} ${asNumber(right)}`;
  }
  if (left.type === 'text' && right.type === 'text') {
    return sql`${left.sql} ${OPERATORS[op]} ${right.sql} COLLATE "C"`;
  }
  if (left.type === 'boolean' && right.type === 'boolean')
    return sql`${left.sql} ${OPERATORS[op]} ${right.sql}`;
  return sql`${asJson(left)} ${OPERATORS[op]} ${asJson(right)}`;
}

/** Whether a computed list holds a computed value. */
export function inExpression(left: Typed, right: Typed): Sql {
  if (right.type !== 'json') return syntaxError('in needs a list');
  return sql`clientdb_array(${right.sql}) @> jsonb_build_array(${asJson(left)})`;
}

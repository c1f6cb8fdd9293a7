import type { Condition, Expression, Path, Value } from './condition.ts';
import { asBoolean, compareExpressions, expressionSql, inExpression } from './expression.repository.ts';
import { syntaxError } from './refusal.ts';
import { fieldAt, type Table, type TableField } from './registry.ts';
import { type Sql, sql } from './sql.repository.ts';
import {
  column,
  compareColumn,
  compareJson,
  exists,
  inColumn,
  isNull,
  matches,
} from './sql-value.repository.ts';
import type { Typed } from './typed.repository.ts';

const MOST_VALUES = 1_000;

/** A condition as SQL over the row `d`: true, false or null, where null counts as false. Values are always bound. */
export function conditionSql(table: Table, condition: Condition): Sql {
  switch (condition.kind) {
    case 'truth':
      return condition.value ? sql`true` : sql`false`;
    case 'all':
    case 'any': {
      const parts = condition.of.map((part) => conditionSql(table, part));
      return sql`(${sql.join(parts, condition.kind === 'all' ? ' AND ' : ' OR ')})`;
    }
    case 'not':
      return sql`(${conditionSql(table, condition.of)}) IS NOT TRUE`;
    case 'compare':
      return compare(table, condition);
    case 'in':
      return membership(table, condition.path, condition.values);
    case 'match': {
      const { at, rest } = locate(table, condition.path);
      return matches(at, rest, condition.pattern);
    }
    case 'exists': {
      const { at, rest } = locate(table, condition.path);
      return exists(at, rest);
    }
    case 'relation': {
      const test = (of: Condition) => conditionSql(table, of);
      const left = expressionSql(table, condition.left, test);
      const right = expressionSql(table, condition.right, test);
      const nothing = nullTest(condition, left, right);
      if (nothing) return nothing;
      return condition.op === 'in'
        ? inExpression(left, right)
        : compareExpressions(condition.op, left, right);
    }
    case 'holds':
      return asBoolean(expressionSql(table, condition.of, (of) => conditionSql(table, of)));
  }
}

/** `size(tags) == null`: what could not be computed is nothing. */
function nullTest(
  { op, ...sides }: Condition & { kind: 'relation' },
  left: Typed,
  right: Typed,
): Sql | undefined {
  if (op !== '==' && op !== '!=') return undefined;
  const isNothing = (side: Expression) => side.kind === 'value' && side.value === null;
  const of = isNothing(sides.right) ? left : isNothing(sides.left) ? right : undefined;
  if (!of) return undefined;
  const value = of.type === 'json' ? sql`nullif(${of.sql}, 'null')` : of.sql;
  return op === '==' ? sql`(${value} IS NULL)` : sql`(${value} IS NOT NULL)`;
}

/** The field of a path and what is inside of it; only JSON has an inside. */
function locate(table: Table, path: Path): { at: TableField; rest: readonly string[] } {
  const at = fieldAt(table, path);
  const rest = path.slice(1);
  if (rest.length > 0 && at.field.kind !== 'json') syntaxError(`${at.name} has no ${rest.join('.')}`);
  return { at, rest };
}

function compare(table: Table, condition: Condition & { kind: 'compare' }): Sql {
  const { path, op, value } = condition;
  const { at, rest } = locate(table, path);
  if (op === '!=') return sql`(${compare(table, { ...condition, op: '==' })}) IS NOT TRUE`;
  if (value === null) return op === '==' || op === '>=' || op === '<=' ? isNull(at, rest) : sql`false`;
  return rest.length > 0 ? compareJson(column(at), rest, op, value) : compareColumn(at, op, value);
}

function membership(table: Table, path: Path, values: readonly Value[]): Sql {
  if (values.length > MOST_VALUES) syntaxError(`in takes at most ${MOST_VALUES} values`);
  const { at, rest } = locate(table, path);
  const given = values.filter((value) => value !== null);
  const parts = given.length < values.length ? [isNull(at, rest)] : [];
  const whole = inColumn(at, path, given);
  if (whole) parts.push(whole);
  else parts.push(...given.map((value) => compare(table, { kind: 'compare', path, op: '==', value })));
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, ' OR ')})`;
}

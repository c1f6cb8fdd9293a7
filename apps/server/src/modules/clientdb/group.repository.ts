import type { Db } from '../../lib/db.ts';
import type { Doc } from './collection.ts';
import type { Expression } from './condition.ts';
import { syntaxError } from './refusal.ts';
import { computedSql, fromWhere, orderSql, outward, type Rows } from './select.repository.ts';
import { execute, type Sql, sql } from './sql.repository.ts';
import { ROW } from './sql-value.repository.ts';
import { asBoolean, asJson, asNumber, type Typed } from './typed.repository.ts';

export interface Accumulated {
  readonly name: string;
  /** Unset for count. */
  readonly of: Expression | undefined;
  readonly as: string;
}

export interface Grouping {
  readonly keys: readonly { readonly expression: Expression; readonly as: string }[];
  readonly accumulated: readonly Accumulated[];
}

export interface GroupPage {
  /** `at`: which of keys and accumulated, counted together. */
  readonly order: readonly { readonly at: number; readonly descending: boolean }[];
  readonly skip: number;
  readonly limit: number;
}

/** At most so many values in one list of `push` and `addToSet`. */
const MOST_PUSHED = 1_000;

/** The groups of the rows, each with its keys and what was gathered. Without anything gathered: the distinct keys. */
export async function readGrouped(db: Db, rows: Rows, grouping: Grouping, page: GroupPage): Promise<Doc[]> {
  const keys = grouping.keys.map(({ expression, as }) => ({ as, of: computedSql(rows.table, expression) }));
  const id = sql.ref(`${ROW}.${rows.table.idColumn}`);
  const gathered = grouping.accumulated.map(({ name, of, as }) => ({
    as,
    of: gather(name, of && computedSql(rows.table, of), id),
  }));
  const parts = [...keys, ...gathered].map(({ as, of }) => ({
    as,
    of: outward(of),
    isText: of.type === 'text',
  }));
  const columns = parts.map(({ of }, i) => sql`${of} AS ${sql.ref(`c${i}`)}`);
  const by = keys.map((_, i) => sql.whole(i + 1));
  const named = parts.map((_, i) => sql.ref(`groups.c${i}`));
  const order = page.order.map(({ at, descending }) =>
    orderSql(named[at] ?? sql`1`, parts[at]?.isText === true, descending),
  );
  const found = await execute(
    db,
    sql`SELECT ${sql.join(named)} FROM (
      SELECT ${sql.join(columns)} ${fromWhere(rows, true)} GROUP BY ${sql.join(by)}) AS groups
      ORDER BY ${sql.join([...order, ...named.slice(0, keys.length)])}
      LIMIT ${page.limit}::integer OFFSET ${page.skip}::integer`,
  );
  return found.map((row) => Object.fromEntries(parts.map(({ as }, i) => [as, row[`c${i}`] ?? null])));
}

/** An accumulator over the rows of a group; where their order matters it is that of their ids. */
function gather(name: string, of: Typed | undefined, id: Sql): Typed {
  if (!of) return { type: 'number', sql: sql`count(*)` };
  switch (name) {
    case 'sum':
      return { type: 'number', sql: sql`coalesce(sum(${asNumber(of)}), 0)` };
    case 'avg':
      return { type: 'number', sql: sql`avg(${asNumber(of)})` };
    case 'stdDevPop':
      return { type: 'number', sql: sql`stddev_pop(${asNumber(of)})` };
    case 'stdDevSamp':
      return { type: 'number', sql: sql`stddev_samp(${asNumber(of)})` };
    case 'min':
    case 'max':
      return extreme(name, of);
    case 'first':
      return { type: 'json', sql: sql`((array_agg(${asJson(of)} ORDER BY ${id}))[1])` };
    case 'last':
      return { type: 'json', sql: sql`((array_agg(${asJson(of)} ORDER BY ${id} DESC))[1])` };
    case 'push':
      return {
        type: 'json',
        sql: sql`to_jsonb((array_agg(${asJson(of)} ORDER BY ${id}))[1:${sql.whole(MOST_PUSHED)}])`,
      };
    case 'addToSet':
      return {
        type: 'json',
        sql: sql`to_jsonb((array_agg(DISTINCT ${asJson(of)}))[1:${sql.whole(MOST_PUSHED)}])`,
      };
    default:
      return syntaxError(`${name} is not supported`);
  }
}

function extreme(name: 'min' | 'max', of: Typed): Typed {
  const call = (inside: Sql) => (name === 'min' ? sql`min(${inside})` : sql`max(${inside})`);
  if (of.type === 'text') return { type: 'text', sql: call(sql`${of.sql} COLLATE "C"`) };
  if (of.type === 'boolean')
    return {
      type: 'boolean',
      sql: name === 'min' ? sql`bool_and(${asBoolean(of)})` : sql`bool_or(${asBoolean(of)})`,
    };
  return of.type === 'time'
    ? { type: 'time', sql: call(of.sql) }
    : { type: 'number', sql: call(asNumber(of)) };
}

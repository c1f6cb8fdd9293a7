import type { Db } from '../../lib/db.ts';
import type { Doc } from './collection.ts';
import { conditionSql } from './condition.repository.ts';
import {
  ALWAYS,
  all,
  type Condition,
  conjuncts,
  type Expression,
  isAlways,
  type Path,
  type Value,
} from './condition.ts';
import { decode } from './documents.ts';
import { expressionSql } from './expression.repository.ts';
import { type Recent, recent } from './recent.ts';
import { syntaxError } from './refusal.ts';
import { fieldAt, type Table, type TableField } from './registry.ts';
import { execute, type Sql, sql } from './sql.repository.ts';
import { column, jsonPath, ROW } from './sql-value.repository.ts';
import type { Typed } from './typed.repository.ts';

/** The rows a command is about. `guard` is what the rules add to its condition. */
export interface Rows {
  readonly table: Table;
  readonly where: Condition;
  readonly guard: Condition;
}

export interface Order {
  readonly by: Path | Expression;
  readonly descending: boolean;
}

export interface Page {
  readonly order: readonly Order[];
  readonly skip: number;
  readonly limit: number;
}

export interface Computed {
  readonly expression: Expression;
  readonly as: string;
}

/**
 * `FROM … WHERE …`. What is computed is computed behind a fence, on rows that the caller may see: PostgreSQL would
 * else be free to compute it first, on any row. Where some rows do not exist for the caller, that holds for every condition.
 */
export function fromWhere({ table, where, guard }: Rows, fenced = false): Sql {
  const parts = conjuncts(where);
  const computed = table.visible && !isAlways(guard) ? parts : parts.filter(isComputed);
  const inner = [
    ...goneSql(table),
    ...conditions(table, all([guard, ...parts.filter((part) => !computed.includes(part))])),
  ];
  const plain = sql`${sql.ref(table.table)} AS ${sql.ref(ROW)} WHERE ${sql.join([sql`true`, ...inner], ' AND ')}`;
  if (computed.length === 0 && !fenced) return sql`FROM ${plain}`;
  return sql`FROM (SELECT ${sql.ref(ROW)}.* FROM ${plain} OFFSET 0) AS ${sql.ref(ROW)}
    WHERE ${conditionSql(table, all(computed))}`;
}

function conditions(table: Table, condition: Condition): Sql[] {
  return isAlways(condition) ? [] : [conditionSql(table, condition)];
}

function goneSql({ goneColumn }: Table): Sql[] {
  return goneColumn === undefined ? [] : [sql`${sql.ref(`${ROW}.${goneColumn}`)} IS NULL`];
}

function isComputed(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(isComputed);
  if (condition.kind === 'not') return isComputed(condition.of);
  return condition.kind === 'relation' || condition.kind === 'holds';
}

export const computedSql = (table: Table, expression: Expression): Typed =>
  expressionSql(table, expression, (condition) => conditionSql(table, condition));

/** A computed value as it leaves: instants as milliseconds. */
export function outward({ type, sql: of }: Typed): Sql {
  return type === 'time' ? sql`(extract(epoch FROM ${of}) * 1000)::double precision` : of;
}

/** What rows are put in order by: texts by their bytes, nothing first. */
export function orderSql(of: Sql, isText: boolean, descending: boolean): Sql {
  return sql`${of}${isText ? sql` COLLATE "C"` : sql``} ${descending ? sql`DESC NULLS LAST` : sql`ASC NULLS FIRST`}`;
}

function orderOf(table: Table, { by, descending }: Order): Sql {
  if ('kind' in by) {
    const typed = computedSql(table, by);
    return orderSql(typed.sql, typed.type === 'text', descending);
  }
  const at = fieldAt(table, by);
  const rest = by.slice(1);
  if (at.field.kind === 'sealed' || at.field.kind === 'password') syntaxError(`${at.name} has no order`);
  if (rest.length > 0 && at.field.kind !== 'json') syntaxError(`${at.name} has no ${rest.join('.')}`);
  if (rest.length === 0) return orderSql(column(at), at.field.kind === 'text', descending);
  const inside = sql`jsonb_path_query_first(${column(at)}, ${jsonPath(rest)}::jsonpath, '{}', true)`;
  return orderSql(inside, false, descending);
}

const numbered = (of: Sql, i: number): Sql => sql`${of} AS ${sql.ref(`c${i}`)}`;

const columnLists = new WeakMap<Table, Recent<Sql>>();

/** The id and the columns of these fields; clients ask for the same ones over and over. */
function columnsOf(table: Table, fields: readonly TableField[]): Sql {
  const known = columnLists.get(table) ?? recent<Sql>(100);
  columnLists.set(table, known);
  return known.of(fields.map(({ name }) => name).join(), () => {
    const all = [sql.ref(`${ROW}.${table.idColumn}`), ...fields.map(column)];
    return sql.flat(sql.join(all.map(numbered)));
  });
}

/** Documents with these fields, and what is computed beside them. */
export async function readDocs(
  db: Db,
  rows: Rows,
  page: Page,
  fields: readonly TableField[],
  computed: readonly Computed[] = [],
): Promise<Doc[]> {
  const { table } = rows;
  const kept = fields.filter(({ field, name }) => field.kind !== 'password' && name !== '_id');
  const id = sql.ref(`${ROW}.${table.idColumn}`);
  const columns = computed.map(({ expression }, i) =>
    numbered(outward(computedSql(table, expression)), i + 1 + kept.length),
  );
  const order = [...page.order.map((part) => orderOf(table, part)), id];
  const fenced = computed.length > 0 || page.order.some(({ by }) => 'kind' in by);
  const found = await execute(
    db,
    sql`SELECT ${sql.join([columnsOf(table, kept), ...columns])} ${fromWhere(rows, fenced)} ORDER BY ${sql.join(order)}
      LIMIT ${page.limit}::integer OFFSET ${page.skip}::integer`,
  );
  return found.map((row) => {
    const _id = String(row.c0);
    const doc: Doc = { _id };
    for (const [i, field] of kept.entries()) {
      const value = decode(field, row[`c${i + 1}`], _id);
      if (value !== undefined) doc[field.name] = value;
    }
    for (const [i, { as }] of computed.entries()) doc[as] = row[`c${i + 1 + kept.length}`] ?? null;
    return doc;
  });
}

export async function countRows(db: Db, rows: Rows): Promise<number> {
  const [row] = await execute(db, sql`SELECT count(*) AS count ${fromWhere(rows)}`);
  return Number(row?.count ?? 0);
}

/** Whether a row of `where` meets `condition`. */
export async function anyRow(db: Db, table: Table, where: Condition, condition: Condition): Promise<boolean> {
  const from = fromWhere({ table, where: all([where, condition]), guard: ALWAYS });
  const [row] = await execute(db, sql`SELECT EXISTS (SELECT 1 ${from}) AS found`);
  return row?.found === true;
}

/** One field of one document, undefined when there is none. */
export async function readOne(db: Db, table: Table, id: string, field: string): Promise<Value | undefined> {
  const where: Condition = { kind: 'compare', path: ['_id'], op: '==', value: id };
  const page = { order: [], skip: 0, limit: 1 };
  const [doc] = await readDocs(db, { table, where, guard: ALWAYS }, page, [fieldAt(table, [field])]);
  return doc?.[field] as Value | undefined;
}

/** Ids of at most `limit` rows, which are locked until the transaction ends. */
export async function lockIds(db: Db, rows: Rows, limit: number): Promise<string[]> {
  const id = sql.ref(`${ROW}.${rows.table.idColumn}`);
  const found = await execute(
    db,
    sql`SELECT ${id} AS id ${fromWhere(rows)} ORDER BY ${id} LIMIT ${limit}::integer`,
  );
  const ids = found.map((row) => String(row.id));
  const table = sql.ref(rows.table.table);
  const key = sql.ref(rows.table.idColumn);
  await execute(
    db,
    sql`SELECT 1 FROM ${table} WHERE ${key} = ANY(${ids}::text[]) ORDER BY ${key} FOR UPDATE`,
  );
  return ids;
}

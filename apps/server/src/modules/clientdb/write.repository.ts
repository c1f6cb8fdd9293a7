import type { Db } from '../../lib/db.ts';
import type { Doc } from './collection.ts';
import { fieldAt, type Table, type TableField } from './registry.ts';
import { execute, type Sql, sql } from './sql.repository.ts';

interface Assignment {
  readonly column: Sql;
  readonly value: Sql;
  /** Whether a column that already has the value can be told by comparing. */
  readonly comparable: boolean;
}

/** The columns that a field's value fills: two where a sealed value is also found by its index. */
function assignments({ field, column, name }: TableField, value: unknown, id: string): Assignment[] {
  const one = (of: Sql, comparable = true) => [{ column: sql.ref(column), value: of, comparable }];
  if (field.kind === 'sealed') return sealed({ field, column, name } as TableField, value, id);
  if (value === null) return one(sql`NULL`);
  switch (field.kind) {
    case 'text':
      return one(sql`${value}::text`);
    case 'int':
      return one(sql`${value}::bigint`);
    case 'number':
      return one(sql`${value}::double precision`);
    case 'boolean':
      return one(sql`${value}::boolean`);
    case 'time':
      return one(sql`${new Date(Number(value)).toISOString()}::timestamptz`);
    case 'texts':
      return one(sql`${value}::text[]`);
    case 'json':
      return one(sql`${JSON.stringify(value)}::jsonb`);
    default:
      throw new Error(`${name} cannot be written`);
  }
}

function sealed({ field, column, name }: TableField, value: unknown, id: string): Assignment[] {
  const { seal, index } = field.sealing ?? {};
  if (!seal) throw new Error(`${name} has nothing to seal it`);
  const text = value === null ? null : String(value);
  const kept = {
    column: sql.ref(column),
    value: sql`${text === null ? null : seal(id, text)}::text`,
    comparable: false,
  };
  if (!index) return [kept];
  const found = sql`${text === null ? null : index.of(text)}::text`;
  return [kept, { column: sql.ref(index.column), value: found, comparable: true }];
}

/** Inserts documents, each with its `_id`. */
export async function insertDocs(db: Db, table: Table, docs: readonly Doc[]): Promise<void> {
  for (const { _id, ...doc } of docs) {
    const id = String(_id);
    const parts = [
      { column: sql.ref(table.idColumn), value: sql`${id}::text` },
      ...Object.entries(doc)
        .filter(([, value]) => value !== undefined && value !== null)
        .flatMap(([name, value]) => assignments(fieldAt(table, [name]), value, id)),
    ];
    const columns = sql.join(parts.map(({ column }) => column));
    const values = sql.join(parts.map(({ value }) => value));
    await execute(db, sql`INSERT INTO ${sql.ref(table.table)} (${columns}) VALUES (${values})`);
  }
}

/** Writes a change into rows. @returns how many of them it made different. */
export async function updateDocs(db: Db, table: Table, ids: readonly string[], change: Doc): Promise<number> {
  const names = Object.keys(change).map((name) => fieldAt(table, [name]));
  if (names.length === 0 || ids.length === 0) return 0;
  // A sealed value is bound to its row, so each row gets its own.
  const groups = names.some(({ field }) => field.kind === 'sealed') ? ids.map((id) => [id]) : [ids];
  let updated = 0;
  for (const group of groups) updated += await updateSame(db, table, group, change);
  return updated;
}

async function updateSame(db: Db, table: Table, ids: readonly string[], change: Doc): Promise<number> {
  const [first = ''] = ids;
  const parts = Object.entries(change).flatMap(([name, value]) =>
    assignments(fieldAt(table, [name]), value, first),
  );
  const set = sql.join(parts.map(({ column, value }) => sql`${column} = ${value}`));
  const different = parts.every(({ comparable }) => comparable)
    ? sql`(${sql.join(
        parts.map(({ column, value }) => sql`${column} IS DISTINCT FROM ${value}`),
        ' OR ',
      )})`
    : sql`true`;
  const rows = await execute(
    db,
    sql`UPDATE ${sql.ref(table.table)} SET ${set}
      WHERE ${sql.ref(table.idColumn)} = ANY(${ids}::text[]) AND ${different} RETURNING 1`,
  );
  return rows.length;
}

/** @returns how many were there. */
export async function deleteDocs(db: Db, table: Table, ids: readonly string[]): Promise<number> {
  const id = sql.ref(table.idColumn);
  const rows = await execute(
    db,
    sql`DELETE FROM ${sql.ref(table.table)} WHERE ${id} = ANY(${ids}::text[]) RETURNING 1`,
  );
  return rows.length;
}

import { syntaxError } from './refusal.ts';
import { type Sql, sql } from './sql.repository.ts';

/** A piece of SQL and what it yields. */
export interface Typed {
  readonly type: 'number' | 'text' | 'boolean' | 'time' | 'json';
  readonly sql: Sql;
  /** The value itself where the client wrote it. */
  readonly known?: string | number;
}

/** As a number; what is none is nothing. */
export function asNumber({ type, sql: of }: Typed): Sql {
  if (type === 'number') return of;
  if (type === 'time') return sql`(extract(epoch FROM ${of}) * 1000)::double precision`;
  return type === 'json' ? sql`clientdb_number(${of})` : syntaxError(`a number is needed, not a ${type}`);
}

export function asText({ type, sql: of }: Typed): Sql {
  if (type === 'text') return of;
  return type === 'json' ? sql`clientdb_text(${of})` : syntaxError(`a text is needed, not a ${type}`);
}

/** As true or false: what is there and neither false nor 0. */
export function asBoolean({ type, sql: of }: Typed): Sql {
  if (type === 'boolean') return of;
  if (type === 'json') return sql`clientdb_boolean(${of})`;
  return type === 'number' ? sql`(${of} <> 0)` : sql`(${of} IS NOT NULL)`;
}

export function asTime({ type, sql: of }: Typed): Sql {
  if (type === 'time') return of;
  if (type === 'number') return sql`clientdb_time(${of})`;
  return type === 'json'
    ? sql`clientdb_time(clientdb_number(${of}))`
    : syntaxError(`an instant is needed, not a ${type}`);
}

/** As a list; what is none is nothing. */
export function asList({ type, sql: of }: Typed): Sql {
  return type === 'json' ? sql`clientdb_array(${of})` : syntaxError(`a list is needed, not a ${type}`);
}

export function asJson(typed: Typed): Sql {
  if (typed.type === 'json') return typed.sql;
  return sql`to_jsonb(${typed.type === 'time' ? asNumber(typed) : typed.sql})`;
}

export function asInt(typed: Typed): Sql {
  return sql`clientdb_int(${asNumber(typed)})`;
}

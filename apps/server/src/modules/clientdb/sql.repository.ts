import { type Db, sendStatement } from '../../lib/db.ts';

// No value of a client has these keys, whatever it is made of: JSON has no symbols.
const TEXTS = Symbol('texts');
const PARTS = Symbol('parts');

/** A piece of a statement: texts of ours, and between them other pieces and values that are bound. */
export interface Sql {
  readonly [TEXTS]: readonly string[];
  readonly [PARTS]: readonly unknown[];
}

/**
 * A piece of a statement. What stands in it is another piece, or a value, which is always bound. Statements of clients
 * differ from call to call, so this only puts texts together: a query builder's tree would cost more than the query.
 */
export function sql(texts: readonly string[], ...parts: readonly unknown[]): Sql {
  return { [TEXTS]: texts, [PARTS]: parts };
}

const text = (of: string): Sql => sql([of]);

// Names come from declarations alone, so there are not many.
const refs = new Map<string, Sql>();

/** A column or table by its name, `table.column` by both. Never a name of a client. */
sql.ref = (name: string): Sql => {
  const known = refs.get(name);
  if (known) return known;
  const quoted = name.split('.').map((part) => `"${part.replaceAll('"', '""')}"`);
  const ref = text(quoted.join('.'));
  refs.set(name, ref);
  return ref;
};

/** A whole number of ours, as it is written. @throws {RangeError} when it is none. */
sql.whole = (number: number): Sql => {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no whole number`);
  return text(String(number));
};

/** Pieces one after the other, with `between` between them. */
sql.join = (pieces: readonly Sql[], between: ' AND ' | ' OR ' | ' || ' | ', ' = ', '): Sql =>
  sql(['', ...Array<string>(Math.max(0, pieces.length - 1)).fill(between), ''], ...pieces);

/** The same piece without pieces in it, for one that is used over and over. @throws when it holds values. */
sql.flat = (of: Sql): Sql => {
  const values: unknown[] = [];
  const whole = written(of, values);
  if (values.length > 0) throw new Error('a piece with values stays as it is');
  return text(whole);
};

/** Sends a statement and answers its rows. */
export function execute(db: Db, statement: Sql): Promise<Record<string, unknown>[]> {
  const values: unknown[] = [];
  return sendStatement(db, written(statement, values), values);
}

function written(of: Sql, values: unknown[]): string {
  const { [TEXTS]: texts, [PARTS]: parts } = of;
  let whole = texts[0] ?? '';
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i];
    whole += (isSql(part) ? written(part, values) : `$${values.push(part)}`) + (texts[i + 1] ?? '');
  }
  return whole;
}

function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && PARTS in part;
}

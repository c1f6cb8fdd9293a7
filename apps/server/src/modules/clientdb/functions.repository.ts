import type { CompareOp } from './condition.ts';
import { dateText } from './date-text.repository.ts';
import { syntaxError } from './refusal.ts';
import { type Sql, sql } from './sql.repository.ts';
import { OPERATORS } from './sql-value.repository.ts';
import {
  asBoolean,
  asInt,
  asJson,
  asList,
  asNumber,
  asText,
  asTime,
  type Typed,
} from './typed.repository.ts';

type Make = (args: readonly Typed[], name: string) => Typed;

const number = (of: Sql): Typed => ({ type: 'number', sql: of });
const text = (of: Sql): Typed => ({ type: 'text', sql: of });
const boolean = (of: Sql): Typed => ({ type: 'boolean', sql: of });
const jsonOf = (of: Sql): Typed => ({ type: 'json', sql: of });

/** Checks how many arguments there are. */
function taking(
  least: number,
  most: number,
  make: (args: readonly [Typed, ...Typed[]], name: string) => Typed,
): Make {
  return (args, name) => {
    const [first, ...rest] = args;
    if (!first || args.length < least || args.length > most)
      return syntaxError(`${name}: wrong number of arguments`);
    return make([first, ...rest], name);
  };
}
const one = (make: (of: Typed, name: string) => Typed): Make => taking(1, 1, ([of], name) => make(of, name));
const two = (make: (a: Typed, b: Typed, name: string) => Typed): Make =>
  taking(2, 2, ([a, b = a], name) => make(a, b, name));

const math1: Make = one((of, name) => number(sql`clientdb_math(${name}::text, ${asNumber(of)})`));
const math2: Make = two((a, b, name) =>
  number(sql`clientdb_math(${name}::text, ${asNumber(a)}, ${asNumber(b)})`),
);
/** Sums and products go on; an instant plus milliseconds stays an instant. */
const mathMany: Make = taking(2, 20, ([first, ...rest], name) => {
  const all = [first, ...rest];
  const whole = rest.reduce(
    (sum, of) => sql`clientdb_math(${name}::text, ${sum}, ${asNumber(of)})`,
    asNumber(first),
  );
  const times = all.filter(({ type }) => type === 'time').length;
  return times === 1 && name !== 'multiply'
    ? { type: 'time', sql: sql`clientdb_time(${whole})` }
    : number(whole);
});
const set: Make = two((a, b, name) =>
  jsonOf(sql`clientdb_set(${name.slice(3).toLowerCase()}::text, ${asList(a)}, ${asList(b)})`),
);

function comparing(op: CompareOp): Make {
  return two((a, b) => {
    if (a.type === 'text' && b.type === 'text')
      return boolean(sql`(${a.sql} ${OPERATORS[op]} ${b.sql} COLLATE "C")`);
    const numbers = [a.type, b.type].some((type) => type === 'number' || type === 'time');
    const [left, right] = numbers ? [asNumber(a), asNumber(b)] : [asJson(a), asJson(b)];
    return boolean(sql`(${left} ${OPERATORS[op]} ${right})`);
  });
}

/** A part of an instant, in the time zone of the second argument, UTC without one. */
function datePart(part: Sql): Make {
  return taking(1, 2, ([at, zone]) =>
    number(sql`extract(${part} FROM ${asTime(at)} AT TIME ZONE ${zoneOf(zone)})::double precision`),
  );
}

/** `+0800` and the like, and UTC; PostgreSQL counts such offsets the other way round, so an interval is given. */
function zoneOf(zone: Typed | undefined): Sql {
  if (!zone) return sql`interval '0'`;
  const [whole, sign, hours, minutes] =
    /^(?:UTC|GMT)?([+-])?(\d\d)?:?(\d\d)?$/.exec(String(zone.known ?? '?')) ?? [];
  if (whole === undefined) return syntaxError('a time zone is written like +0800');
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  if (offset > 14 * 60) return syntaxError('a time zone is at most 14 hours off');
  return sql`make_interval(mins => ${sign === '-' ? -offset : offset}::integer)`;
}

const substring: Make = taking(3, 3, ([of, from = of, length = of]) =>
  text(sql`substr(${asText(of)}, greatest(${asInt(from)}, 0) + 1, greatest(${asInt(length)}, 0))`),
);

/** Every function of the complex grammar that has a meaning here. Each yields nothing where it would fail. */
export const FUNCTIONS: Readonly<Record<string, Make | undefined>> = {
  abs: math1,
  ceil: math1,
  exp: math1,
  floor: math1,
  ln: math1,
  log10: math1,
  sqrt: math1,
  trunc: math1,
  divide: math2,
  log: math2,
  mod: math2,
  pow: math2,
  subtract: taking(2, 2, (args, name) => mathMany(args, name)),
  add: mathMany,
  multiply: mathMany,
  arrayElemAt: two((list, at) => jsonOf(sql`(${asList(list)} -> ${asInt(at)})`)),
  concatArrays: taking(1, 20, ([first, ...rest]) =>
    jsonOf(rest.reduce((whole, of) => sql`(${whole} || ${asList(of)})`, asList(first))),
  ),
  indexOfArray: two((list, of) => number(sql`clientdb_index(${asList(list)}, ${asJson(of)})`)),
  isArray: one((of) => boolean(sql`(coalesce(jsonb_typeof(${asJson(of)}), '') = 'array')`)),
  reverseArray: one((of) => jsonOf(sql`clientdb_reverse(${asList(of)})`)),
  size: one((of) => number(sql`jsonb_array_length(${asList(of)})::double precision`)),
  slice: taking(2, 3, ([list, a = list, b]) =>
    jsonOf(
      b
        ? sql`clientdb_slice(${asList(list)}, ${asInt(a)}, ${asInt(b)})`
        : sql`clientdb_end(${asList(list)}, ${asInt(a)})`,
    ),
  ),
  and: taking(1, 20, (args) => boolean(sql`(${sql.join(args.map(asBoolean), ' AND ')})`)),
  or: taking(1, 20, (args) => boolean(sql`(${sql.join(args.map(asBoolean), ' OR ')})`)),
  not: one((of) => boolean(sql`((${asBoolean(of)}) IS NOT TRUE)`)),
  eq: comparing('=='),
  neq: comparing('!='),
  gt: comparing('>'),
  gte: comparing('>='),
  lt: comparing('<'),
  lte: comparing('<='),
  cmp: two((a, b) => number(sql`sign(${asNumber(a)} - ${asNumber(b)})::double precision`)),
  cond: taking(3, 3, ([test, yes = test, no = test]) =>
    jsonOf(sql`(CASE WHEN ${asBoolean(test)} THEN ${asJson(yes)} ELSE ${asJson(no)} END)`),
  ),
  ifNull: two((a, b) =>
    a.type === b.type
      ? { type: a.type, sql: sql`coalesce(${a.sql}, ${b.sql})` }
      : jsonOf(sql`coalesce(nullif(${asJson(a)}, 'null'), ${asJson(b)})`),
  ),
  literal: one((of) => of),
  dateToString: taking(1, 3, ([at, format, zone]) =>
    text(
      dateText(
        sql`(${asTime(at)} AT TIME ZONE ${zoneOf(zone)})`,
        String(format?.known ?? '%Y-%m-%dT%H:%M:%S.%LZ'),
      ),
    ),
  ),
  dateFromString: one(({ known }) => {
    const at = typeof known === 'string' ? new Date(known).getTime() : Number.NaN;
    if (Number.isNaN(at)) return syntaxError('dateFromString takes a written date');
    return { type: 'time', sql: sql`clientdb_time(${String(at)}::double precision)` };
  }),
  timestampToDate: one((of) => ({ type: 'time', sql: asTime(of) })),
  year: datePart(sql`year`),
  month: datePart(sql`month`),
  dayOfMonth: datePart(sql`day`),
  dayOfYear: datePart(sql`doy`),
  hour: datePart(sql`hour`),
  minute: datePart(sql`minute`),
  isoDayOfWeek: datePart(sql`isodow`),
  isoWeek: datePart(sql`week`),
  isoWeekYear: datePart(sql`isoyear`),
  // Sunday is 1.
  dayOfWeek: (args, name) => number(sql`(${datePart(sql`dow`)(args, name).sql} + 1)`),
  week: taking(1, 2, ([at, zone]) => number(sql`clientdb_week(${asTime(at)} AT TIME ZONE ${zoneOf(zone)})`)),
  second: (args, name) => number(sql`floor(${datePart(sql`second`)(args, name).sql})`),
  millisecond: (args, name) =>
    number(
      sql`floor(mod((${datePart(sql`milliseconds`)(args, name).sql})::numeric, 1000))::double precision`,
    ),
  setUnion: set,
  setIntersection: set,
  setDifference: set,
  setIsSubset: two((a, b) => boolean(sql`(${asList(a)} <@ ${asList(b)})`)),
  setEquals: two((a, b) => boolean(sql`clientdb_same_set(${asList(a)}, ${asList(b)})`)),
  mergeObjects: two((a, b) =>
    jsonOf(
      sql`(jsonb_path_query_first(${asJson(a)}, '$ ? (@.type() == "object")') || jsonb_path_query_first(${asJson(b)}, '$ ? (@.type() == "object")'))`,
    ),
  ),
  concat: taking(1, 20, (args) => text(sql`(${sql.join(args.map(asText), ' || ')})`)),
  indexOfCP: two((of, part) => number(sql`(strpos(${asText(of)}, ${asText(part)}) - 1)::double precision`)),
  split: two((of, by) => jsonOf(sql`to_jsonb(string_to_array(${asText(of)}, nullif(${asText(by)}, '')))`)),
  strLenBytes: one((of) => number(sql`octet_length(${asText(of)})::double precision`)),
  strLenCP: one((of) => number(sql`char_length(${asText(of)})::double precision`)),
  strcasecmp: two((a, b) => number(sql`clientdb_casecmp(${asText(a)}, ${asText(b)})`)),
  substr: substring,
  substrCP: substring,
  toLower: one((of) => text(sql`lower(${asText(of)})`)),
  toUpper: one((of) => text(sql`upper(${asText(of)})`)),
};

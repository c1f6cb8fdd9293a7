/**
 * A value of an export without the wrappers that databases put around what JSON has no word for: `$oid`, `$date`,
 * `$numberInt`, `$numberLong`, `$numberDouble`. Dates become milliseconds.
 */
export function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first) {
    const [name, inner] = first;
    if (name === '$oid') return inner;
    if (name === '$date') return instant(unwrap(inner));
    if (/^\$number(Int|Long|Double)$/.test(name)) return Number(inner);
  }
  return Object.fromEntries(entries.map(([name, inner]) => [name, unwrap(inner)]));
}

/** Milliseconds since 1970 of a number or an ISO text; NaN when it is neither. */
export function instant(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

import type { Doc } from './collection.ts';
import type { Path } from './condition.ts';
import type { TableField } from './registry.ts';
import type { Item } from './selection.ts';

/** A value of a column as clients see it; undefined when there is none. `id` is the row's id. */
export function decode({ field }: TableField, value: unknown, id: string): unknown {
  if (value === null || value === undefined) return undefined;
  if (value instanceof Date) return value.getTime();
  if (field.kind === 'sealed' && typeof value === 'string') return field.sealing?.open(id, value);
  return field.shown ? field.shown(value) : value;
}

/** The value at a path; lists on the way are gone through. */
function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const found = value.map((item) => valueAt(item, [key, ...rest])).filter((item) => item !== undefined);
    return found;
  }
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? valueAt((value as Record<string, unknown>)[key], rest)
    : undefined;
}

/** The value with nothing inside of it but what is at the path. */
function onlyAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => onlyAt(item, [key, ...rest]));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return {};
  return { [key]: onlyAt((value as Record<string, unknown>)[key], rest) };
}

function merged(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((item, i) => merged(item, b[i]));
  const objects = [a, b].every((side) => typeof side === 'object' && side !== null && !Array.isArray(side));
  if (!objects) return b ?? a;
  const whole: Record<string, unknown> = { ...(a as object) };
  for (const [key, value] of Object.entries(b as object)) {
    whole[key] = Object.hasOwn(whole, key) ? merged(whole[key], value) : value;
  }
  return whole;
}

/** What a field list asks of a whole document. `_id` is always there. Without a list: everything. */
export function project(doc: Doc, items: readonly Item[] | undefined): Doc {
  if (!items || items.length === 0) return doc;
  const chosen: Doc = { _id: doc._id };
  for (const item of items) {
    if (item.kind === 'computed') put(chosen, item.as, doc[item.as]);
    else if (item.kind === 'nested') put(chosen, item.field, nested(doc[item.field], item.items));
    else if (item.as !== undefined) put(chosen, item.as, valueAt(doc, item.path));
    else {
      const [name, ...rest] = item.path;
      if (doc[name] !== undefined) put(chosen, name, merged(chosen[name], onlyAt(doc[name], rest)));
    }
  }
  return chosen;
}

function put(doc: Doc, name: string, value: unknown): void {
  if (value !== undefined) doc[name] = value;
}

/** Fields of joined documents: in a list, or in `{collection: list, _value}`. */
function nested(value: unknown, items: readonly Item[]): unknown {
  if (Array.isArray(value)) return value.map((item) => project(item as Doc, items));
  return value;
}

/** Names of the fields that a list reads; undefined without a list, which reads all. */
export function namesRead(
  items: readonly Item[] | undefined,
  pathsIn: (item: Item) => readonly Path[],
): string[] | undefined {
  if (!items || items.length === 0) return undefined;
  return [...new Set(items.flatMap(pathsIn).map(([name]) => name))];
}

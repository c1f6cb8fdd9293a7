import type { Chain } from './chain.ts';
import type { Doc } from './collection.ts';
import { all, type Condition, type Path, pathsIn } from './condition.ts';
import { namesRead, project } from './documents.ts';
import { syntaxError } from './refusal.ts';
import { fieldAt, type Table, tableNamed } from './registry.ts';
import type { Run } from './run.ts';
import { isAdmin } from './scope.ts';
import { type Computed, type Order, type Page, type Rows, readDocs } from './select.repository.ts';
import { type Item, readItems } from './selection.ts';
import { readPath, readValue, readWhere } from './where.ts';

/** The only collection of a chain. */
export function tableOf(run: Run, { source }: Chain): Table {
  const [name, ...more] = 'names' in source ? source.names : [];
  if (name === undefined || more.length > 0) return syntaxError('this needs one collection');
  return tableNamed(run.registry, name, run.scope.uid === null);
}

/** The condition of a chain: its id and its where. */
export function conditionOf(run: Run, { doc, where }: Chain): Condition {
  const rest = readWhere(run.scope, where);
  if (doc === undefined) return rest;
  const value = readValue(run.scope, doc);
  if (typeof value !== 'string') return syntaxError('doc needs an id');
  return all([{ kind: 'compare', path: ['_id'], op: '==', value }, rest]);
}

/** How the documents of one collection are read. */
export interface Plan {
  readonly items: readonly Item[] | undefined;
  /** Fields that are read; undefined: all. */
  readonly names: readonly string[] | undefined;
  readonly computed: readonly Computed[];
  readonly page: Page;
}

export function planOf(run: Run, chain: Chain, table: Table): Plan {
  const items = chain.field === undefined ? undefined : readItems(run.scope, chain.field, 'field');
  const known = items?.filter((item) => item.kind !== 'path' || table.fields.has(item.path[0]));
  const computed = (known ?? []).flatMap((item) => (item.kind === 'computed' ? [item] : []));
  const names = namesRead(items, pathsOfItem);
  return {
    items: known && known.length === 0 ? [{ kind: 'path', path: ['_id'], as: undefined }] : known,
    names: names?.filter((name) => table.fields.has(name)),
    computed,
    page: { order: chain.order.map((part) => orderOf(part, items)), skip: chain.skip, limit: chain.limit },
  };
}

/** A name after orderBy may be one that the field list gave. */
function orderOf({ name, descending }: Chain['order'][number], items: readonly Item[] | undefined): Order {
  const named = items?.find((item) => 'as' in item && item.as === name);
  if (named?.kind === 'computed') return { by: named.expression, descending };
  return { by: named?.kind === 'path' ? named.path : readPath('orderBy', name), descending };
}

function pathsOfItem(item: Item): readonly Path[] {
  if (item.kind === 'path') return [item.path];
  return item.kind === 'nested' ? [[item.field]] : [];
}

/** Fields that a plan looks at, whether it shows them or not. */
export function namesTouched(table: Table, { names, computed, page }: Plan): string[] {
  const shown = names ?? [...table.fields.keys()];
  const looked = [
    ...computed.flatMap(({ expression }) => pathsIn(expression)),
    ...page.order.flatMap(({ by }) => ('kind' in by ? pathsIn(by) : [by])),
  ];
  return [...shown, ...looked.map(([name]) => name)];
}

/** Without a field list all fields are read; staff get all that may be read at all. */
export function readNames(run: Run, table: Table, plan: Plan): string[] {
  const names = namesTouched(table, plan);
  if (plan.names || !isAdmin(run.scope)) return names;
  return names.filter((name) => fieldAt(table, [name]).field.kind !== 'password');
}

export async function readPlan(run: Run, rows: Rows, plan: Plan, page: Page = plan.page): Promise<Doc[]> {
  const names = plan.names ?? [...rows.table.fields.keys()];
  const fields = names.map((name) => fieldAt(rows.table, [name]));
  const docs = await readDocs(run.ctx.db, rows, page, fields, plan.computed);
  return docs.map((doc) => project(doc, plan.items));
}

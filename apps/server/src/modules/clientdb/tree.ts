import { authorize } from './access.ts';
import type { Doc } from './collection.ts';
import { all, any, type Condition, type Value } from './condition.ts';
import { project } from './documents.ts';
import { type Plan, readNames } from './plan.ts';
import { syntaxError } from './refusal.ts';
import { fieldAt, type Table } from './registry.ts';
import type { Run } from './run.ts';
import { type Page, type Rows, readDocs } from './select.repository.ts';
import { readWhere } from './where.ts';

/** What both ways through a tree need. */
export interface TreeQuery {
  readonly run: Run;
  readonly table: Table;
  readonly where: Condition;
  readonly plan: Plan;
  /** As the client named it; else the declaration says. */
  readonly parentKey: string | undefined;
}

const DEFAULT_LEVEL = 10;
const MOST_LEVEL = 15;
/** Documents of one tree. */
const MOST_NODES = 2_000;

/** `getTree`: from the roots down, children in `children`. */
export async function readTree(query: TreeQuery, options: Record<string, unknown>) {
  const level = levelOf(options.limitLevel, 'limitLevel');
  const { up, down } = keysOf(query);
  const roots = startOf(query, options.startWith) ?? any([equals(up, null), equals(up, '')]);
  const { rows, fetch } = await reader(query, [up, down], all([query.where, roots]));
  const first = await fetch(rows.where, query.plan.page);
  const left = { nodes: MOST_NODES - first.length };
  let parents = first;
  for (let deep = 0; deep < level && parents.length > 0; deep += 1) {
    const keys = parents.map((doc) => doc[down] as Value);
    const children = await fetch(
      all([query.where, { kind: 'in', path: [up], values: keys }]),
      pageOf(query, left.nodes),
    );
    left.nodes = remaining(left.nodes - children.length);
    hang(parents, children, up, down);
    parents = children;
  }
  return { data: first.map((doc) => shown(doc, query)), count: first.length };
}

/** `getTreePath`: from documents up to their roots; the topmost holds the next in `children`. */
export async function readTreePath(query: TreeQuery, options: Record<string, unknown>) {
  const level = levelOf(options.level, 'level');
  const { up, down } = keysOf(query);
  const start = startOf(query, options.startWith);
  if (!start) return syntaxError('getTreePath needs startWith');
  const { rows, fetch } = await reader(query, [up, down], all([query.where, start]));
  let lowest = await fetch(rows.where, query.plan.page);
  const left = { nodes: MOST_NODES - lowest.length };
  const tops: Doc[] = [];
  for (let deep = 0; deep < level && lowest.length > 0; deep += 1) {
    const keys = lowest.map((doc) => doc[up] as Value).filter((key) => key !== undefined && key !== '');
    const parents = await fetch(
      all([query.where, { kind: 'in', path: [down], values: keys }]),
      pageOf(query, left.nodes),
    );
    left.nodes = remaining(left.nodes - parents.length);
    const known = new Set(parents.map((doc) => doc[down]));
    tops.push(...lowest.filter((doc) => !known.has(doc[up])));
    hang(
      parents,
      lowest.filter((doc) => known.has(doc[up])),
      up,
      down,
    );
    lowest = parents;
  }
  return { data: [...tops, ...lowest].map((doc) => shown(doc, query)), count: tops.length + lowest.length };
}

const equals = (name: string, value: Value): Condition => ({
  kind: 'compare',
  path: [name],
  op: '==',
  value,
});

/** The field that names a document's parent, and the field of the parent that it names. */
function keysOf({ table, parentKey }: TreeQuery): { up: string; down: string } {
  const declared = [...table.fields.values()].find(({ field }) => field.parentKey !== undefined);
  const up = parentKey ?? declared?.name ?? syntaxError(`${table.name} has no parentKey`);
  const { field } = fieldAt(table, [up]);
  const down = field.parentKey ?? '_id';
  for (const name of [up, down]) {
    if (fieldAt(table, [name]).field.kind !== 'text') syntaxError(`${name} cannot be a parentKey`);
  }
  return { up, down };
}

function levelOf(given: unknown, name: string): number {
  if (given === undefined || given === null) return DEFAULT_LEVEL;
  if (typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= MOST_LEVEL) return given;
  return syntaxError(`${name} is a whole number from 1 to ${MOST_LEVEL}`);
}

/** `startWith`; the component of existing clients sends '' for none. */
function startOf({ run }: TreeQuery, given: unknown): Condition | undefined {
  return given === undefined || given === null || given === ''
    ? undefined
    : readWhere(run.scope, given, 'startWith');
}

/** Rules are asked for the first documents by the whole condition, and for all others by the condition of the tree. */
async function reader(query: TreeQuery, keys: readonly string[], where: Condition) {
  const { run, table, plan } = query;
  const read = [...readNames(run, table, plan), ...keys];
  const guard = all([
    await authorize(run, table, ['read'], where, { read }),
    await authorize(run, table, ['read'], query.where, { read }),
  ]);
  const names = new Set(plan.names ? [...plan.names, ...keys] : table.fields.keys());
  const fields = [...names].map((name) => fieldAt(table, [name]));
  const rows: Rows = { table, where, guard };
  const fetch = (condition: Condition, page: Page) =>
    readDocs(run.ctx.db, { ...rows, where: condition }, page, fields, plan.computed);
  return { rows, fetch };
}

function remaining(left: number): number {
  return left < 0 ? syntaxError(`a tree has at most ${MOST_NODES} documents`) : left;
}

/** One more than may still come, so that too many are noticed. */
function pageOf({ plan }: TreeQuery, left: number): Page {
  return { order: plan.page.order, skip: 0, limit: left + 1 };
}

function hang(parents: readonly Doc[], children: readonly Doc[], up: string, down: string): void {
  const byKey = new Map<unknown, Doc[]>();
  for (const parent of parents) {
    const own: Doc[] = [];
    parent.children = own;
    byKey.set(parent[down], own);
  }
  for (const child of children) byKey.get(child[up])?.push(child);
}

/** The document as the field list wants it, and so its children. */
function shown(doc: Doc, query: TreeQuery): Doc {
  const { children = [], ...own } = doc;
  const below = (children as Doc[]).map((child) => shown(child, query));
  return { ...project(own, query.plan.items), children: below };
}

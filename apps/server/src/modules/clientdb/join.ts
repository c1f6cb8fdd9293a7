import { isRecord } from '../../gateway/envelope.ts';
import { authorize } from './access.ts';
import type { Chain } from './chain.ts';
import type { Doc } from './collection.ts';
import { all, any, type Condition, not, type Path, pathsOf, type Value } from './condition.ts';
import { project } from './documents.ts';
import { conditionOf, type Plan, planOf, readNames, readPlan } from './plan.ts';
import { syntaxError } from './refusal.ts';
import { type Table, tableNamed } from './registry.ts';
import type { Run } from './run.ts';
import { countRows, type Page, type Rows } from './select.repository.ts';
import type { Item } from './selection.ts';

/** Documents that a join brings, over all rows of the page. */
const MOST_JOINED = 1_000;
const WHOLE: Page = { order: [], skip: 0, limit: MOST_JOINED };

export function isJoin({ source }: Chain): boolean {
  return 'names' in source ? source.names.length > 1 : source.temps.length > 1;
}

/** One collection of a join: the table, its own condition, and how it is read. */
interface Side {
  readonly table: Table;
  readonly where: Condition;
  readonly plan: Plan;
  readonly chain: Chain;
}

/** How a sub table hangs on the main one. */
interface Link {
  readonly sub: Side;
  /** The field of the main table, which holds the documents in the result. */
  readonly mainField: string;
  readonly subField: string;
  /** The key is on the sub table: the result keeps the value beside the documents. */
  readonly onSub: boolean;
}

/** Joins along foreign keys (PROTOCOL 2.5): the main rows first, then what belongs to them. */
export async function readJoined(
  run: Run,
  chain: Chain,
  getCount: boolean,
): Promise<{ data: Doc[]; count?: number }> {
  if (chain.groupBy !== undefined || chain.groupField !== undefined || chain.distinct) {
    return syntaxError('joined collections are not grouped');
  }
  const [main, ...subs] = sidesOf(run, chain);
  if (!main) return syntaxError('collection is missing');
  const links = subs.map((sub) =>
    linkOf(main, sub, chain.foreignKey?.split(',').map((key) => key.trim()) ?? []),
  );
  const outer = planOf(run, { ...chain, field: undefined }, main.table);
  const items =
    chain.field === undefined ? undefined : gathered(planOf(run, chain, main.table).items ?? [], links);
  if (items?.some(({ kind }) => kind === 'computed'))
    return syntaxError('nothing is computed over joined collections');
  const where = all([main.where, await resolved(run, links, checkInside(links, conditionOf(run, chain)))]);
  const plan = joinedPlan(main, outer, items, links, chain);
  const read = readNames(run, main.table, plan);
  const guard = await authorize(run, main.table, ['read'], where, { read });
  const rows: Rows = { table: main.table, where, guard };
  const docs = await readPlan(run, rows, plan);
  const keys = docs.map((doc) => ({ ...doc }));
  for (const link of links) await attach(run, { docs, keys }, link, nestedItems(items, link));
  const data = docs.map((doc) => project(doc, items && withoutNested(items)));
  return getCount ? { data, count: await countRows(run.ctx.db, rows) } : { data };
}

/** `user_id.nickname, user_id._id` of a joined field asks for the same as `user_id{nickname,_id}`. */
function gathered(items: readonly Item[], links: readonly Link[]): Item[] {
  const joined = new Map<string, Item[]>();
  const rest: Item[] = [];
  for (const item of items) {
    const [field, ...inside] = item.kind === 'path' && item.as === undefined ? item.path : [];
    const link = links.find(({ mainField, onSub }) => mainField === field && !onSub);
    const [first, ...more] = inside;
    if (!link || field === undefined || first === undefined) rest.push(item);
    else {
      const asked = joined.get(field) ?? [];
      joined.set(field, [...asked, { kind: 'path', path: [first, ...more], as: undefined }]);
    }
  }
  return [...rest, ...[...joined].map(([field, asked]): Item => ({ kind: 'nested', field, items: asked }))];
}

function sidesOf(run: Run, chain: Chain): Side[] {
  const { source } = chain;
  const temps: readonly Chain[] =
    'temps' in source
      ? source.temps
      : source.names.map((name): Chain => ({ ...bare(chain), source: { names: [name] } }));
  return temps.map((temp) => {
    const name = 'names' in temp.source ? (temp.source.names[0] ?? '') : '';
    const table = tableNamed(run.registry, name, run.scope.uid === null);
    return { table, where: conditionOf(run, temp), plan: planOf(run, temp, table), chain: temp };
  });
}

/** A collection of a string join: all of it. */
function bare(chain: Chain): Chain {
  const none = { doc: undefined, where: undefined, field: undefined, order: [], skip: 0, limit: MOST_JOINED };
  return { ...chain, ...none, foreignKey: undefined, paged: false };
}

/** What is read of the main rows: the outer order and page, else those of the temporary table. */
function joinedPlan(
  main: Side,
  outer: Plan,
  items: readonly Item[] | undefined,
  links: readonly Link[],
  chain: Chain,
): Plan {
  if (main.chain.paged && chain.paged)
    return syntaxError('skip and limit stand once, in the table or after it');
  const order = outer.page.order.length > 0 ? outer.page.order : main.plan.page.order;
  const page = { ...(main.chain.paged ? main.plan.page : outer.page), order };
  if (main.plan.computed.length > 0) return syntaxError('nothing is computed over joined collections');
  const wanted = items?.flatMap((item) =>
    item.kind === 'path' ? [item.path[0]] : item.kind === 'nested' ? [item.field] : [],
  );
  const names = wanted ?? main.plan.names;
  const keys = links.map(({ mainField }) => mainField);
  const known = names?.filter((name) => main.table.fields.has(name));
  return { items: undefined, names: known && [...new Set([...known, ...keys])], computed: [], page };
}

const nestedItems = (items: readonly Item[] | undefined, { mainField }: Link) =>
  items?.flatMap((item) => (item.kind === 'nested' && item.field === mainField ? item.items : []));

/** What was asked for inside of a join has been chosen there already. */
function withoutNested(items: readonly Item[]): Item[] {
  return items.map((item) =>
    item.kind === 'nested' ? { kind: 'path', path: [item.field], as: undefined } : item,
  );
}

function linkOf(main: Side, sub: Side, chosen: readonly string[]): Link {
  const candidates: (Link & { key: string })[] = [];
  for (const { name, field } of main.table.fields.values()) {
    const [table, subField = '_id'] = field.foreignKey?.split('.') ?? [];
    if (table === sub.table.name) {
      candidates.push({ sub, mainField: name, subField, onSub: false, key: `${main.table.name}.${name}` });
    }
  }
  for (const { name, field } of sub.table.fields.values()) {
    const [table, mainField = '_id'] = field.foreignKey?.split('.') ?? [];
    if (table === main.table.name) {
      candidates.push({ sub, mainField, subField: name, onSub: true, key: `${sub.table.name}.${name}` });
    }
  }
  const link = candidates.find(({ key }) => chosen.includes(key)) ?? candidates[0];
  return link ?? syntaxError(`no foreignKey joins ${main.table.name} and ${sub.table.name}`);
}

/** Each condition on joined documents is a statement of its own. */
const MOST_INSIDE = 8;

function checkInside(links: readonly Link[], condition: Condition): Condition {
  const inside = pathsOf(condition).filter((path) => links.some((link) => insideOf(link, path)));
  if (inside.length > MOST_INSIDE)
    syntaxError(`where: at most ${MOST_INSIDE} conditions on joined documents`);
  return condition;
}

/** Conditions on joined documents become conditions on the key: that it is one of theirs. */
async function resolved(run: Run, links: readonly Link[], condition: Condition): Promise<Condition> {
  if (condition.kind === 'all' || condition.kind === 'any') {
    const parts: Condition[] = [];
    // One after the other: a single command does not take all connections.
    for (const part of condition.of) parts.push(await resolved(run, links, part));
    return condition.kind === 'all' ? all(parts) : any(parts);
  }
  if (condition.kind === 'not') return not(await resolved(run, links, condition.of));
  const [path] = pathsOf(condition);
  const link = path && links.find((one) => insideOf(one, path));
  if (!link || !path || !('path' in condition)) return condition;
  const inside = insideOf(link, path) ?? syntaxError('where: a joined field is missing');
  const where = all([link.sub.where, { ...condition, path: inside }]);
  const docs = await readSub(run, link, where, [link.subField]);
  if (docs.length >= MOST_JOINED) return syntaxError('where: too many joined documents');
  return { kind: 'in', path: [link.mainField], values: docs.map((doc) => doc[link.subField] as Value) };
}

/** The path inside of the joined document; undefined when the path leads elsewhere. */
function insideOf({ mainField, onSub, sub }: Link, [first, ...rest]: Path): Path | undefined {
  const parts = onSub && rest[0] === sub.table.name ? rest.slice(1) : rest;
  const [head, ...tail] = parts;
  if (first !== mainField || head === undefined || (onSub && parts === rest)) return undefined;
  return [head, ...tail];
}

async function readSub(run: Run, { sub }: Link, where: Condition, names: readonly string[]): Promise<Doc[]> {
  const plan: Plan = {
    items: undefined,
    names,
    computed: [],
    page: { ...sub.plan.page, skip: 0, limit: MOST_JOINED },
  };
  const guard = await authorize(run, sub.table, ['read'], where, { read: readNames(run, sub.table, plan) });
  return readPlan(run, { table: sub.table, where, guard }, plan);
}

/** Puts the joined documents where their key is. `keys`: the documents as they were, which another join may need. */
async function attach(
  run: Run,
  { docs, keys }: { readonly docs: readonly Doc[]; readonly keys: readonly Doc[] },
  link: Link,
  items: readonly Item[] | undefined,
): Promise<void> {
  const { sub, mainField, subField, onSub } = link;
  const values = [...new Set(keys.flatMap((doc) => listOf(doc[mainField])))];
  const chosen = items && items.length > 0 ? items : sub.plan.items;
  if (chosen?.some(({ kind }) => kind === 'computed'))
    syntaxError('nothing is computed over joined collections');
  const shown = chosen?.flatMap((item) => (item.kind === 'path' ? [item.path[0]] : []));
  const names = shown && [...new Set([...shown.filter((name) => sub.table.fields.has(name)), subField])];
  const where = all([sub.where, { kind: 'in', path: [subField], values }]);
  const found = values.length === 0 ? [] : await readSub(run, link, where, names ?? allNames(run, sub.table));
  const byKey = new Map<unknown, Doc[]>();
  for (const doc of found) {
    for (const key of listOf(doc[subField]))
      byKey.set(key, [...(byKey.get(key) ?? []), project(doc, chosen)]);
  }
  for (const [i, doc] of docs.entries()) {
    const value = keys[i]?.[mainField];
    const joined = listOf(value).flatMap((key) => byKey.get(key) ?? []);
    const before = onSub && isRecord(doc[mainField]) ? doc[mainField] : {};
    doc[mainField] = onSub ? { ...before, [sub.table.name]: joined, _value: value } : joined;
  }
}

function allNames(run: Run, table: Table): string[] {
  const plan: Plan = { items: undefined, names: undefined, computed: [], page: WHOLE };
  return readNames(run, table, plan);
}

const listOf = (value: unknown): Value[] =>
  value === undefined || value === null ? [] : ((Array.isArray(value) ? value : [value]) as Value[]);

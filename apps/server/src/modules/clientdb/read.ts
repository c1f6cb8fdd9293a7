import { isRecord } from '../../gateway/envelope.ts';
import { authorize, countOperations } from './access.ts';
import type { Chain } from './chain.ts';
import type { Doc } from './collection.ts';
import { readGroups } from './group.ts';
import { isJoin, readJoined } from './join.ts';
import { conditionOf, planOf, readNames, readPlan, tableOf } from './plan.ts';
import { syntaxError } from './refusal.ts';
import type { Run } from './run.ts';
import { countRows, type Rows } from './select.repository.ts';
import { recordStaffLook } from './staff-look.ts';
import { readTree, readTreePath } from './tree.ts';

/** What `get` was called with. */
interface GetOptions {
  readonly getOne: boolean;
  readonly getCount: boolean;
  readonly getTree: Record<string, unknown> | undefined;
  readonly getTreePath: Record<string, unknown> | undefined;
}

export function readOptions(given: unknown): GetOptions {
  const options = isRecord(given) ? given : {};
  const tree = (value: unknown) => (isRecord(value) ? value : value === true ? {} : undefined);
  return {
    getOne: options.getOne === true,
    getCount: options.getCount === true,
    getTree: tree(options.getTree),
    getTreePath: tree(options.getTreePath),
  };
}

/** `get`: data, affectedDocs, and count when it is asked for. */
export async function read(run: Run, chain: Chain): Promise<Doc> {
  const options = readOptions(chain.end.given);
  const { data, count } = await readData(run, chain, options);
  const shown = options.getOne ? data.slice(0, 1) : data;
  await recordStaffLook(run, chain, shown);
  return {
    ...(options.getOne ? (shown[0] ? { data: shown[0] } : {}) : { data: shown }),
    affectedDocs: shown.length,
    ...(options.getCount ? { count } : {}),
  };
}

interface Found {
  readonly data: Doc[];
  readonly count?: number;
}

async function readData(run: Run, chain: Chain, options: GetOptions): Promise<Found> {
  const one = options.getOne ? { ...chain, limit: 1 } : chain;
  if (isJoin(chain)) {
    if (options.getTree || options.getTreePath) return syntaxError('a tree is made from one collection');
    return readJoined(run, one, options.getCount);
  }
  const single = unwrapped(one);
  if (options.getTree || options.getTreePath) {
    const table = tableOf(run, single);
    const where = conditionOf(run, single);
    const plan = planOf(run, single, table);
    const tree = { run, table, where, plan, parentKey: chain.parentKey };
    return options.getTree ? readTree(tree, options.getTree) : readTreePath(tree, options.getTreePath ?? {});
  }
  if (single.groupBy !== undefined || single.groupField !== undefined || single.distinct) {
    return { data: await readGroups(run, tableOf(run, single), conditionOf(run, single), single) };
  }
  return readPlain(run, single, options.getCount);
}

/** A single temporary table is the same as its chain, narrowed by what is called on it. */
function unwrapped(chain: Chain): Chain {
  if (!('temps' in chain.source)) return chain;
  const [temp] = chain.source.temps;
  if (!temp) return syntaxError('collection is missing');
  const called = [chain.doc, chain.where, chain.field, chain.groupBy].some((given) => given !== undefined);
  if (called || chain.paged || chain.order.length > 0)
    return syntaxError('a single temporary table is only got');
  return { ...temp, end: chain.end };
}

async function readPlain(run: Run, chain: Chain, getCount: boolean): Promise<Found> {
  const table = tableOf(run, chain);
  const where = conditionOf(run, chain);
  const plan = planOf(run, chain, table);
  const guard = await authorize(run, table, ['read'], where, { read: readNames(run, table, plan) });
  const rows: Rows = { table, where, guard };
  const data = await readPlan(run, rows, plan);
  return getCount ? { data, count: await countRows(run.ctx.db, rows) } : { data };
}

/** `count`: how many documents the condition has. */
export async function count(run: Run, chain: Chain): Promise<Doc> {
  if (isJoin(chain)) return syntaxError('count needs one collection');
  const single = unwrapped(chain);
  const table = tableOf(run, single);
  const where = conditionOf(run, single);
  const guard = await authorize(run, table, countOperations(table), where, {});
  const total = await countRows(run.ctx.db, { table, where, guard });
  return { total, count: total, affectedDocs: total };
}

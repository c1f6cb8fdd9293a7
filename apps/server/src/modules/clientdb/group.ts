import { authorize } from './access.ts';
import type { Chain } from './chain.ts';
import type { Doc } from './collection.ts';
import { type Condition, type Expression, pathsIn } from './condition.ts';
import { isAccumulator } from './functions.ts';
import { type Accumulated, type Grouping, readGrouped } from './group.repository.ts';
import { syntaxError } from './refusal.ts';
import { fieldAt, type Table } from './registry.ts';
import type { Run } from './run.ts';
import { type Item, readItems } from './selection.ts';

/** `groupBy` with `groupField`, and `distinct`: rows are put together, so there is no `_id`. */
export async function readGroups(run: Run, table: Table, where: Condition, chain: Chain): Promise<Doc[]> {
  const { groupBy, groupField, field } = chain;
  if (groupBy === undefined && groupField !== undefined) return syntaxError('groupField needs groupBy');
  const by = groupBy ?? field ?? syntaxError('distinct needs field');
  const keys = readItems(run.scope, by, groupBy === undefined ? 'distinct' : 'groupBy').map((item) =>
    keyOf(table, item),
  );
  const accumulated =
    groupField === undefined ? [] : readItems(run.scope, groupField, 'groupField').map(accumulator);
  const grouping: Grouping = { keys, accumulated };
  const touched = [
    ...keys.flatMap(({ expression }) => pathsIn(expression)),
    ...accumulated.flatMap(({ of }) => (of ? pathsIn(of) : [])),
  ].map(([name]) => name);
  const guard = await authorize(run, table, ['read'], where, { read: touched });
  const names = [...keys, ...accumulated].map(({ as }) => as);
  const order = chain.order.map(({ name, descending }) => {
    const at = names.indexOf(name);
    return at < 0 ? syntaxError(`orderBy: ${name} is not in the result`) : { at, descending };
  });
  return readGrouped(run.ctx.db, { table, where, guard }, grouping, {
    order,
    skip: chain.skip,
    limit: chain.limit,
  });
}

function keyOf(table: Table, item: Item): { expression: Expression; as: string } {
  if (item.kind === 'computed') return item;
  if (item.kind === 'nested') return syntaxError('groups are made of one collection');
  const { field } = fieldAt(table, item.path);
  if (field.kind === 'sealed') return syntaxError(`${item.path[0]} cannot be grouped by`);
  return { expression: { kind: 'field', path: item.path }, as: item.as ?? item.path.join('.') };
}

function accumulator(item: Item): Accumulated {
  if (item.kind !== 'computed' || item.expression.kind !== 'call' || !isAccumulator(item.expression.name)) {
    return syntaxError('groupField takes accumulators such as sum(score) as total');
  }
  const { name, args } = item.expression;
  const [of, more] = args;
  if (!of || more) return syntaxError(`${name} takes one argument`);
  return { name, of: name === 'count' ? undefined : of, as: item.as };
}

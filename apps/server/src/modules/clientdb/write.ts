import { newId } from '../../lib/ids.ts';
import { authorize, mayCreate } from './access.ts';
import type { Chain } from './chain.ts';
import type { Doc } from './collection.ts';
import { type Condition, not } from './condition.ts';
import { conditionOf, tableOf } from './plan.ts';
import { readCondition } from './read-condition.ts';
import { refuseWith, syntaxError } from './refusal.ts';
import { fieldRuleReader, type Table } from './registry.ts';
import type { Run } from './run.ts';
import { parseScript } from './script.ts';
import { anyRow, lockIds } from './select.repository.ts';
import { checkWritten } from './validate.ts';
import { deleteDocs, insertDocs, updateDocs } from './write.repository.ts';

const MOST_ADDED = 100;
/** Rows that one update or remove may reach. */
const MOST_CHANGED = 1_000;

/** A write that is checked and can begin: `run` gets the context of its transaction. */
export interface Prepared {
  readonly table: Table;
  /** The documents to be created; actions may change them. */
  readonly newData: Doc[];
  readonly carryOut: (run: Run) => Promise<Doc>;
}

/** Checks `add` outside of a transaction: what a module asks before may count uses. */
export async function prepareAdd(run: Run, chain: Chain): Promise<Prepared> {
  const table = tableOf(run, chain);
  const { given } = chain.end;
  const many = Array.isArray(given);
  const list: unknown[] = many ? given : [given];
  if (list.length === 0 || list.length > MOST_ADDED)
    return syntaxError(`add takes 1 to ${MOST_ADDED} documents`);
  const written = list.map((item) => checkWritten(run.scope, table, item, 'create'));
  await mayCreate(run, table, new Set(written.flatMap(({ named }) => named)));
  const newData = written.map(({ doc }): Doc => ({ _id: newId(run.ctx.now()), ...doc }));
  await table.declared.triggers?.beforeCreate?.(run.ctx, newData);
  return { table, newData, carryOut: (inside) => create(inside, table, newData, many) };
}

async function create(run: Run, table: Table, docs: readonly Doc[], many: boolean): Promise<Doc> {
  await insertDocs(run.ctx.db, table, docs);
  const ids = docs.map(({ _id }) => String(_id));
  await keepFieldRules(run, table, ids);
  await table.declared.triggers?.afterCreate?.(run.ctx, docs);
  return many ? { ids, inserted: ids.length } : { id: ids[0], inserted: 1 };
}

/** Checks `update` outside of a transaction, but for the rules on its rows. */
export async function prepareUpdate(run: Run, chain: Chain): Promise<Prepared> {
  const table = tableOf(run, chain);
  const where = conditionOf(run, chain);
  const { doc, named } = checkWritten(run.scope, table, chain.end.given, 'update');
  if (named.length === 0) return syntaxError('update changes nothing');
  await table.declared.triggers?.beforeUpdate?.(run.ctx, doc);
  return { table, newData: [], carryOut: (inside) => update(inside, table, where, doc, named) };
}

async function update(
  run: Run,
  table: Table,
  where: Condition,
  change: Doc,
  named: readonly string[],
): Promise<Doc> {
  const guard = await authorize(run, table, ['update'], where, { written: named });
  const ids = await reached(run, table, where, guard);
  const updated = await updateDocs(run.ctx.db, table, ids, change);
  await keepFieldRules(run, table, ids);
  if (ids.length > 0) await table.declared.triggers?.afterUpdate?.(run.ctx, ids, change);
  return { updated };
}

export function prepareRemove(run: Run, chain: Chain): Prepared {
  const table = tableOf(run, chain);
  const where = conditionOf(run, chain);
  return {
    table,
    newData: [],
    async carryOut(inside) {
      const guard = await authorize(inside, table, ['delete'], where, {});
      const ids = await reached(inside, table, where, guard);
      return { deleted: await deleteDocs(inside.ctx.db, table, ids) };
    },
  };
}

async function reached(run: Run, table: Table, where: Condition, guard: Condition): Promise<string[]> {
  const ids = await lockIds(run.ctx.db, { table, where, guard }, MOST_CHANGED + 1);
  if (ids.length > MOST_CHANGED) return syntaxError(`more than ${MOST_CHANGED} documents at once`);
  return ids;
}

/** Rules between fields are asked of the rows as they are now; one that breaks them undoes the write. */
async function keepFieldRules(run: Run, table: Table, ids: readonly string[]): Promise<void> {
  for (const { rule, errorMessage } of table.declared.fieldRules ?? []) {
    const condition = readCondition(fieldRuleReader(rule, run.scope.now), parseScript(rule, rule));
    const written: Condition = { kind: 'in', path: ['_id'], values: ids };
    if (ids.length > 0 && (await anyRow(run.ctx.db, table, written, not(condition)))) {
      refuseWith('VALIDATION_ERROR', errorMessage);
    }
  }
}

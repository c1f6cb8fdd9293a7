import type { Operation } from './collection.ts';
import {
  ALWAYS,
  all,
  type Condition,
  conjuncts,
  isAlways,
  isNever,
  NEVER,
  not,
  pathsOf,
} from './condition.ts';
import { fieldAt, type Table, tableNamed } from './registry.ts';
import { foldRule, implies, lookUps, type Rule } from './rule.ts';
import { forbidden, type Run } from './run.ts';
import { isAdmin } from './scope.ts';
import { anyRow, readOne } from './select.repository.ts';

export interface Touched {
  /** Fields that are read; those of the condition need not be named. */
  readonly read?: Iterable<string>;
  /** Fields that are changed. */
  readonly written?: Iterable<string>;
}

/**
 * Whether the caller may do `operations` to the rows of `where`, and touch these fields of them.
 *
 * A rule on documents is passed when the condition proves it. Otherwise rows are looked up, and one that breaks the
 * rule fails the command (PROTOCOL 2.6). They are looked up by the part of the condition that speaks only of ids, of
 * fields the rule itself names, and of what everybody may see: were secret fields part of it, failing or not failing
 * would tell a stranger their values.
 * @returns what must be added to the condition: which rows there are for the caller, and the rules that were not proven,
 * against rows that change meanwhile.
 */
export async function authorize(
  run: Run,
  table: Table,
  operations: readonly Operation[],
  where: Condition,
  { read = [], written = [] }: Touched,
): Promise<Condition> {
  const readNames = new Set([...read, ...pathsOf(where).map(([name]) => name)]);
  for (const name of readNames) if (fieldAt(table, [name]).field.kind === 'password') forbidden(run, table);
  if (operations.some((operation) => table.closed.has(operation)) || anyFixed(table, written)) {
    forbidden(run, table);
  }
  if (isAdmin(run.scope)) return ALWAYS;
  const ofRows = await fold(
    run,
    operations.map((operation) => table.rules[operation] ?? 'nobody'),
  );
  const ofFields = await fold(run, [
    ...[...readNames].map((name) => fieldAt(table, [name]).read),
    ...[...written].map((name) => fieldAt(table, [name]).write),
  ]);
  const open = unproven(where, ofRows);
  const rules = [...open, ...unproven(where, ofFields)];
  if (rules.some(isNever)) forbidden(run, table);
  const visible = all(await fold(run, [table.visible]));
  const guard = all(rules);
  if (isAlways(guard)) return visible;
  const looked = await openPart(run, table, where, guard, open.length === 0);
  if (await anyRow(run.ctx.db, table, all([visible, looked]), not(guard))) forbidden(run, table);
  return all([visible, guard]);
}

/** Counting needs the rule for reading, and its own beside it when there is one. */
export function countOperations(table: Table): readonly Operation[] {
  return table.rules.count ? ['read', 'count'] : ['read'];
}

/** Whether a document may be created and these fields of it written: no document is there yet to ask. */
export async function mayCreate(run: Run, table: Table, written: Iterable<string>): Promise<void> {
  if (table.closed.has('create') || anyFixed(table, written)) forbidden(run, table);
  if (isAdmin(run.scope)) return;
  const rules = await fold(run, [
    table.rules.create ?? 'nobody',
    ...[...written].map((name) => fieldAt(table, [name]).write),
  ]);
  if (!rules.every(isAlways)) forbidden(run, table);
}

function anyFixed(table: Table, written: Iterable<string>): boolean {
  return [...written].some((name) => {
    const { field } = fieldAt(table, [name]);
    return field.fixed === true || field.kind === 'password';
  });
}

/** Each rule once, worked out for who asks. Without a rule everybody may, unless it says that nobody may. */
async function fold(run: Run, rules: readonly (Rule | 'nobody' | undefined)[]): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const rule of new Set(rules)) {
    if (rule === 'nobody') conditions.push(NEVER);
    else if (rule?.looksUp) {
      const found = await lookUps(rule, run.scope, (...at) => lookUp(run, ...at));
      conditions.push(foldRule(rule, run.scope, found));
    } else if (rule) conditions.push(foldRule(rule, run.scope));
  }
  return conditions;
}

/** `get(…)` in a rule is the declaration's own question: no rule is asked for it. */
async function lookUp(run: Run, collection: string, id: string, field: string) {
  const table = tableNamed(run.registry, collection, run.scope.uid === null);
  return (await readOne(run.ctx.db, table, id, field)) ?? null;
}

function unproven(where: Condition, rules: readonly Condition[]): Condition[] {
  return rules.filter((rule) => !implies(where, rule));
}

async function openPart(
  run: Run,
  table: Table,
  where: Condition,
  guard: Condition,
  rowsAreOpen: boolean,
): Promise<Condition> {
  const named = new Set(['_id', ...pathsOf(guard).map(([name]) => name)]);
  const parts: Condition[] = [];
  for (const part of conjuncts(where)) {
    const unnamed = pathsOf(part).flatMap(([name]) => (named.has(name) ? [] : [name]));
    const rules = unnamed.map((name) => fieldAt(table, [name]).read);
    const open = unnamed.length === 0 || (rowsAreOpen && (await fold(run, rules)).every(isAlways));
    if (open) parts.push(part);
  }
  return all(parts);
}

import type { ModuleName } from '@yuanguang/contract/default-config';
import { refuse } from '../../lib/refusal.ts';
import type { Action, Collection, Field, Operation } from './collection.ts';
import type { Path } from './condition.ts';
import { readCondition } from './read-condition.ts';
import { pathOf, type Reader } from './reader.ts';
import { permissionError, syntaxError } from './refusal.ts';
import { foldRule, type Rule, ruleOf } from './rule.ts';
import { newBudget, parseScript } from './script.ts';

/** A collection with its rules read and its columns named. */
export interface Table {
  readonly name: string;
  readonly table: string;
  readonly idColumn: string;
  readonly goneColumn: string | undefined;
  /** Which rows there are for who asks. */
  readonly visible: Rule | undefined;
  /** With `_id`. */
  readonly fields: ReadonlyMap<string, TableField>;
  readonly rules: Readonly<Partial<Record<Operation, Rule>>>;
  /** What nobody may do, staff neither. */
  readonly closed: ReadonlySet<Operation>;
  readonly declared: Collection;
}

export interface TableField {
  readonly name: string;
  readonly column: string;
  readonly field: Field;
  readonly read: Rule | undefined;
  readonly write: Rule | undefined;
}

export interface Registry {
  readonly tables: ReadonlyMap<string, Table>;
  readonly actions: ReadonlyMap<string, Action>;
  /** The modules that are switched on now; unset: all. */
  readonly open?: Readonly<Record<ModuleName, boolean>>;
}

const ID: Field = { kind: 'text', bsonType: 'string', write: 'false', pattern: '^[0-9a-f]{24}$' };
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;

/** Reads every declaration. @throws when one is wrong: at the start, not when somebody asks. */
export function registry(collections: readonly Collection[]): Registry {
  const tables = new Map<string, Table>();
  for (const collection of collections) {
    if (tables.has(collection.name)) throw new Error(`collection ${collection.name} is declared twice`);
    tables.set(collection.name, tableOf(collection));
  }
  const actions = collections.flatMap((collection) => collection.actions ?? []);
  return { tables, actions: new Map(actions.map((action) => [action.name, action])) };
}

function tableOf(collection: Collection): Table {
  const { name, table, idColumn = 'id', goneColumn, permission } = collection;
  const fields = new Map<string, TableField>();
  for (const [key, field] of Object.entries({ _id: { ...ID, column: idColumn }, ...collection.fields })) {
    const column = field.column ?? key;
    if (!IDENTIFIER.test(column) && field.kind !== 'password')
      throw new Error(`${name}.${key}: column ${column}`);
    fields.set(key, { name: key, column, field, read: read(field.read), write: read(field.write) });
  }
  const rules = {
    read: read(permission.read),
    create: read(permission.create),
    update: read(permission.update),
    delete: read(permission.delete),
    count: read(permission.count),
  };
  for (const { rule } of collection.fieldRules ?? []) checkFieldRule(rule);
  const writing = ['create', 'update', 'delete'] as const;
  const silent = writing.every((operation) => permission[operation] === undefined);
  const closed = new Set<Operation>(writing.filter((operation) => silent || permission[operation] === null));
  const visible = read(collection.visible);
  return { name, table, idColumn, goneColumn, visible, fields, rules, closed, declared: collection };
}

/** A rule is tried once for a visitor, so that a misspelt one is found at the start. */
function read(text: string | null | undefined): Rule | undefined {
  if (text === undefined || text === null) return undefined;
  const rule = ruleOf(text);
  const nobody = { uid: null, roles: [], permissions: [], now: 0, ip: '', actions: [], folded: new Map() };
  if (!rule.looksUp) foldRule(rule, nobody);
  return rule;
}

/** Fields stand bare in a rule between fields. */
export function fieldRuleReader(rule: string, now: number): Reader {
  const what = `rule ${rule}`;
  return {
    what,
    budget: newBudget(),
    quotedFields: false,
    now,
    variable: (names) => (names.join() === 'now' ? now : undefined),
    field: (names) => pathOf({ what }, names.join('.')),
    condition: readCondition,
  };
}

function checkFieldRule(rule: string): void {
  readCondition(fieldRuleReader(rule, 0), parseScript(rule, rule));
}

/**
 * The collection of a name. What is not declared is nobody's to see; of a module that is switched off nothing is read or
 * written, by whatever way: refuses 'module-closed'.
 */
export function tableNamed({ tables, open }: Registry, name: string, isAnonymous: boolean): Table {
  const table = tables.get(name) ?? permissionError([name.slice(0, 64)], isAnonymous);
  const { module } = table.declared;
  if (open && module && !open[module]) refuse('module-closed');
  return table;
}

/** The field at the head of a path. */
export function fieldAt(table: Table, [name]: Path): TableField {
  return table.fields.get(name) ?? syntaxError(`${table.name} has no field ${name}`);
}

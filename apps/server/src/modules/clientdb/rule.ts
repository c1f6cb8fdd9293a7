import type { Expression as Node } from 'acorn';
import { ALWAYS, type Condition, type Value } from './condition.ts';
import { compareValues, readCondition } from './read-condition.ts';
import { type AnyNode, namesOf, pathOf, type Reader } from './reader.ts';
import { syntaxError } from './refusal.ts';
import { isAdmin, type Scope } from './scope.ts';
import { newBudget, parseScript } from './script.ts';

/** A rule of a declaration, read once at the start. */
export interface Rule {
  readonly text: string;
  readonly node: Node;
  /** The same for who has no uid. */
  readonly forVisitors: Node;
  /** Whether it looks documents up with `get(…)`. */
  readonly looksUp: boolean;
}

/** Finds the field of a document in another collection for `get("database.collection.id").field`. */
export type LookUp = (collection: string, id: string, field: string) => Promise<Value>;

const known = new Map<string, Rule>();

/** Reads the text of a rule; the same text is read once. */
export function ruleOf(text: string): Rule {
  const found = known.get(text);
  if (found) return found;
  const node = parseScript(text, `rule ${text}`);
  const rule = { text, node, forVisitors: withoutNobody(node), looksUp: /\bget\s*\(/.test(text) };
  known.set(text, rule);
  return rule;
}

/**
 * Works a rule out for who asks: what remains is a condition on the documents, often nothing but true or false.
 * `lookedUp` holds what its `get(…)` found, by the text of the call.
 */
export function foldRule(rule: Rule, scope: Scope, lookedUp?: ReadonlyMap<string, Value>): Condition {
  if (isAdmin(scope)) return ALWAYS;
  if (rule.looksUp) return fold(rule, scope, lookedUp);
  const condition = scope.folded.get(rule.text) ?? fold(rule, scope);
  scope.folded.set(rule.text, condition);
  return condition;
}

function fold(rule: Rule, scope: Scope, lookedUp?: ReadonlyMap<string, Value>): Condition {
  const node = scope.uid === null ? rule.forVisitors : rule.node;
  return readCondition(ruleReader(rule, scope, lookedUp), node);
}

/** A visitor without a login owns nothing, not even what belongs to nobody: no field equals a uid that is not there. */
function withoutNobody(node: Node): Node {
  if (node.type === 'ParenthesizedExpression') return withoutNobody(node.expression);
  if (node.type === 'LogicalExpression') {
    return { ...node, left: withoutNobody(node.left), right: withoutNobody(node.right) };
  }
  if (node.type === 'UnaryExpression') return { ...node, argument: withoutNobody(node.argument) };
  if (node.type !== 'BinaryExpression') return node;
  const [left, right] = [namesOf(node.left), namesOf(node.right)];
  const isUid = (names: string[] | undefined) => names?.join('.') === 'auth.uid';
  const ofDoc = left?.[0] === 'doc' || right?.[0] === 'doc';
  if (!ofDoc || (!isUid(left) && !isUid(right))) return node;
  const { start, end } = node;
  return { type: 'Literal', value: node.operator.startsWith('!'), raw: '', start, end };
}

function ruleReader(rule: Rule, scope: Scope, lookedUp?: ReadonlyMap<string, Value>): Reader {
  const what = `rule ${rule.text}`;
  return {
    what,
    budget: newBudget(),
    quotedFields: false,
    now: scope.now,
    variable: (names) => {
      switch (names.join('.')) {
        case 'auth.uid':
          return scope.uid;
        case 'auth.role':
          return scope.roles;
        case 'auth.permission':
          return scope.permissions;
        case 'now':
          return scope.now;
        case 'action':
          return scope.actions;
        default:
          return undefined;
      }
    },
    field: ([first, ...rest]) =>
      first === 'doc' && rest.length > 0 ? pathOf({ what }, rest.join('.')) : undefined,
    lookup: (node) => lookedUp?.get(callText(rule, node) ?? ''),
    condition: readCondition,
  };
}

/** `get(…).field` as it stands in the rule, undefined when the node is something else. */
function callText(rule: Rule, node: AnyNode): string | undefined {
  return lookUpOf(node) ? rule.text.slice(node.start, node.end) : undefined;
}

function lookUpOf(node: AnyNode): { argument: AnyNode; field: string } | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'CallExpression') return undefined;
  const { callee, arguments: args } = node.object;
  const [argument] = args;
  if (callee.type !== 'Identifier' || callee.name !== 'get' || !argument) return undefined;
  return node.property.type === 'Identifier' ? { argument, field: node.property.name } : undefined;
}

/** Every `get(…)` of a rule, looked up; its address may hold `${auth.uid}`, but nothing of a document. */
export async function lookUps(rule: Rule, scope: Scope, find: LookUp): Promise<Map<string, Value>> {
  const found = new Map<string, Value>();
  if (!rule.looksUp || isAdmin(scope)) return found;
  const reader = ruleReader(rule, scope);
  for (const node of lookUpNodes(rule.node)) {
    const call = lookUpOf(node);
    const address = call && constantText(reader, call.argument);
    const [database, collection, id, more] = address?.split('.') ?? [];
    if (!call || database !== 'database' || !collection || id === undefined || more !== undefined) {
      return syntaxError(`rule ${rule.text}: get needs "database.collection.id"`);
    }
    // Nobody's id finds nothing.
    found.set(
      rule.text.slice(node.start, node.end),
      id === '' ? null : await find(collection, id, call.field),
    );
  }
  return found;
}

function constantText(reader: Reader, node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  let text = '';
  for (const [i, quasi] of node.quasis.entries()) {
    text += quasi.value.cooked ?? '';
    const part = node.expressions[i];
    const names = part && namesOf(part);
    if (names) text += String(reader.variable(names) ?? '');
    else if (part) return undefined;
  }
  return text;
}

function lookUpNodes(node: AnyNode): AnyNode[] {
  if (lookUpOf(node)) return [node];
  switch (node.type) {
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...lookUpNodes(node.left), ...lookUpNodes(node.right)];
    case 'UnaryExpression':
      return lookUpNodes(node.argument);
    case 'ParenthesizedExpression':
      return lookUpNodes(node.expression);
    default:
      return [];
  }
}

/** Whether every document that meets `where` provably meets `rule` too. */
export function implies(where: Condition, rule: Condition): boolean {
  if (rule.kind === 'truth') return rule.value;
  if (rule.kind === 'all') return rule.of.every((part) => implies(where, part));
  if (rule.kind === 'any' && rule.of.some((part) => implies(where, part))) return true;
  if (where.kind === 'all') return where.of.some((part) => implies(part, rule));
  if (where.kind === 'any') return where.of.every((part) => implies(part, rule));
  if (where.kind === 'truth') return !where.value;
  if (JSON.stringify(where) === JSON.stringify(rule)) return true;
  if (where.kind !== 'compare' || where.op !== '==' || rule.kind !== 'compare') return false;
  // Equality with a list, or inside of one, does not fix the value; a plain field's value it does.
  const fixes =
    where.path.length === 1 && where.path.join() === rule.path.join() && typeof where.value !== 'object';
  return fixes && rule.op !== '!=' && compareValues(rule.op, where.value, rule.value);
}

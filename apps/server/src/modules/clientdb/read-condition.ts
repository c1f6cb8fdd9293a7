import type { BinaryExpression, CallExpression } from 'acorn';
import {
  all,
  any,
  type CompareOp,
  type Condition,
  type Expression,
  flipped,
  not,
  type Path,
  type Value,
} from './condition.ts';
import { constant, readExpression } from './read-expression.ts';
import type { AnyNode, Reader } from './reader.ts';
import { syntaxError } from './refusal.ts';
import { safePattern } from './regex.ts';
import { deeper } from './script.ts';

/** Reads a tree as a condition on a document. */
export function readCondition(reader: Reader, node: AnyNode): Condition {
  return deeper(reader.budget, reader.what, () => readNode(reader, node));
}

const OPERATORS: Readonly<Record<string, CompareOp>> = {
  '==': '==',
  '===': '==',
  '!=': '!=',
  '!==': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
};

function readNode(reader: Reader, node: AnyNode): Condition {
  if (node.type === 'ParenthesizedExpression') return readCondition(reader, node.expression);
  if (node.type === 'LogicalExpression' && node.operator !== '??') return readLogical(reader, node);
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return not(readCondition(reader, node.argument));
  if (node.type === 'BinaryExpression') return readBinary(reader, node);
  if (node.type === 'CallExpression') {
    const test = readTest(reader, node);
    if (test) return test;
  }
  return holds(reader, readExpression(reader, node));
}

/** A long chain of && or || is a deep tree that leans to the left: walked, not descended. */
function readLogical(reader: Reader, node: AnyNode & { type: 'LogicalExpression' }): Condition {
  const parts: Condition[] = [];
  let left: AnyNode = node;
  while (left.type === 'LogicalExpression' && left.operator === node.operator) {
    parts.unshift(readCondition(reader, left.right));
    left = left.left;
  }
  parts.unshift(readCondition(reader, left));
  return node.operator === '&&' ? all(parts) : any(parts);
}

function holds(reader: Reader, of: Expression): Condition {
  switch (of.kind) {
    case 'value':
      return { kind: 'truth', value: Boolean(of.value) };
    case 'field':
      return { kind: 'compare', path: of.path, op: '==', value: true };
    case 'test':
      return of.of;
    case 'call':
      return { kind: 'holds', of };
    default:
      return syntaxError(`${reader.what}: a condition is needed here`);
  }
}

function readBinary(reader: Reader, node: BinaryExpression): Condition {
  const op = OPERATORS[node.operator];
  if (!op && node.operator !== 'in') {
    return syntaxError(`${reader.what}: a value is not a condition (${node.operator})`);
  }
  const left = readExpression(reader, node.left, reader.quotedFields);
  const right = readExpression(reader, node.right);
  return op ? comparison(op, left, right) : membership(reader, left, right);
}

/** `left op right`; what is known is worked out at once. */
export function comparison(op: CompareOp, left: Expression, right: Expression): Condition {
  if (left.kind === 'value' && right.kind === 'value') {
    return { kind: 'truth', value: compareValues(op, left.value, right.value) };
  }
  if (left.kind === 'field' && right.kind === 'value') return onField(left.path, op, right.value);
  if (left.kind === 'value' && right.kind === 'field') return onField(right.path, flipped(op), left.value);
  return { kind: 'relation', op, left, right };
}

function onField(path: Path, op: CompareOp, value: Value): Condition {
  return { kind: 'compare', path, op, value };
}

function membership(reader: Reader, left: Expression, right: Expression): Condition {
  if (right.kind === 'value') {
    if (!Array.isArray(right.value)) return syntaxError(`${reader.what}: in needs a list`);
    const values = right.value as readonly Value[];
    if (left.kind === 'field') return { kind: 'in', path: left.path, values };
    if (left.kind === 'value') {
      return { kind: 'truth', value: values.some((item) => compareValues('==', item, left.value)) };
    }
  }
  // A list in the document holds the value: the same as a comparison with it.
  if (right.kind === 'field' && left.kind === 'value') return onField(right.path, '==', left.value);
  return { kind: 'relation', op: 'in', left, right };
}

/** `/lotus/i.test(content)` and `new RegExp("lotus", "i").test(content)`. */
function readTest(reader: Reader, { callee, arguments: args }: CallExpression): Condition | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return undefined;
  if (callee.property.name !== 'test') return undefined;
  const [argument] = args;
  const field =
    argument && args.length === 1 ? readExpression(reader, argument, reader.quotedFields) : undefined;
  if (field?.kind !== 'field') return syntaxError(`${reader.what}: test needs one field`);
  const { object } = callee;
  if (object.type === 'Literal' && object.regex) {
    return {
      kind: 'match',
      path: field.path,
      pattern: safePattern(object.regex.pattern, object.regex.flags),
    };
  }
  if (
    object.type === 'NewExpression' &&
    object.callee.type === 'Identifier' &&
    object.callee.name === 'RegExp'
  ) {
    const [source, flags = ''] = object.arguments.map((part) => constant(reader, part));
    if (typeof source === 'string' && typeof flags === 'string') {
      return { kind: 'match', path: field.path, pattern: safePattern(source, flags) };
    }
  }
  return syntaxError(`${reader.what}: test needs a regular expression`);
}

/** Compares known values: of one type, null only with null. */
export function compareValues(op: CompareOp, a: Value, b: Value): boolean {
  if (op === '==' || op === '!=') return (op === '==') === (JSON.stringify(a) === JSON.stringify(b));
  const comparable =
    (typeof a === 'number' && typeof b === 'number') || (typeof a === 'string' && typeof b === 'string');
  if (!comparable) return false;
  if (op === '>') return a > b;
  if (op === '>=') return a >= b;
  return op === '<' ? a < b : a <= b;
}

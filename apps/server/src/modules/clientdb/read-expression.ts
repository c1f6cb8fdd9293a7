import type { BinaryExpression, CallExpression, NewExpression } from 'acorn';
import type { Expression, Value } from './condition.ts';
import { isFunction } from './functions.ts';
import { type AnyNode, namesOf, pathOf, type Reader } from './reader.ts';
import { syntaxError } from './refusal.ts';
import { deeper } from './script.ts';

const value = (of: Value): Expression => ({ kind: 'value', value: of });

/** Reads what stands on a side of an operator or in a function. `quotedField`: a string is a field's name. */
export function readExpression(reader: Reader, node: AnyNode, quotedField = false): Expression {
  return deeper(reader.budget, reader.what, () => readNode(reader, node, quotedField));
}

function readNode(reader: Reader, node: AnyNode, quotedField: boolean): Expression {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return readExpression(reader, node.expression, quotedField);
    case 'Literal':
      return readLiteral(reader, node.value, quotedField);
    case 'TemplateLiteral':
      return readTemplate(reader, node);
    case 'Identifier':
    case 'MemberExpression':
      return readName(reader, node);
    case 'ArrayExpression':
      return value(node.elements.map((item) => constant(reader, item)));
    case 'UnaryExpression':
      if (node.operator === '-' || node.operator === '+')
        return readSign(reader, node.operator, node.argument);
      break;
    case 'NewExpression':
      return { kind: 'value', value: readDate(reader, node), time: true };
    case 'CallExpression':
      return readCall(reader, node);
    case 'BinaryExpression':
      if (node.operator in ARITHMETIC) return readArithmetic(reader, node);
      break;
  }
  if (
    node.type === 'BinaryExpression' ||
    node.type === 'LogicalExpression' ||
    node.type === 'UnaryExpression'
  ) {
    return { kind: 'test', of: reader.condition(reader, node) };
  }
  return syntaxError(`${reader.what}: ${node.type} is not supported`);
}

/** A value that is known without a document. */
export function constant(reader: Reader, node: AnyNode | null): Value {
  const read = node === null ? value(null) : readExpression(reader, node);
  return read.kind === 'value' ? read.value : syntaxError(`${reader.what}: a constant is needed here`);
}

function readLiteral(reader: Reader, literal: unknown, quotedField: boolean): Expression {
  if (literal === null || typeof literal === 'boolean' || typeof literal === 'number') return value(literal);
  if (typeof literal !== 'string') return syntaxError(`${reader.what}: this kind of value is not supported`);
  if (literal.includes('\0')) syntaxError(`${reader.what}: holds a NUL character`);
  const text = literal.toWellFormed();
  return quotedField ? { kind: 'field', path: pathOf(reader, text) } : value(text);
}

/** Only rules put values into texts: a client's own `${…}` is gone before it is sent. */
function readTemplate(reader: Reader, node: AnyNode & { type: 'TemplateLiteral' }): Expression {
  const texts = node.quasis.map((quasi) => quasi.value.cooked ?? '');
  const values = node.expressions.map((part) => constant(reader, part));
  const whole = texts.map((text, i) => text + (i < values.length ? String(values[i]) : '')).join('');
  return readLiteral(reader, whole, false);
}

function readName(reader: Reader, node: AnyNode): Expression {
  const found = reader.lookup?.(node as Parameters<NonNullable<Reader['lookup']>>[0]);
  if (found !== undefined) return value(found);
  const names = namesOf(node);
  if (!names) return syntaxError(`${reader.what}: this name is not supported`);
  if (names.length === 1 && names[0] === 'undefined') return value(null);
  const known = reader.variable(names);
  if (known !== undefined) return value(known);
  const path = reader.field(names);
  return path ? { kind: 'field', path } : syntaxError(`${reader.what}: unknown name ${names.join('.')}`);
}

function readSign(reader: Reader, sign: '-' | '+', argument: AnyNode): Expression {
  const of = constant(reader, argument);
  if (typeof of !== 'number') return syntaxError(`${reader.what}: a sign needs a number`);
  return value(sign === '-' ? -of : of);
}

function readDate(reader: Reader, node: NewExpression): number {
  const callee = namesOf(node.callee);
  if (callee?.[0] !== 'Date' || callee.length > 1)
    return syntaxError(`${reader.what}: only a Date can be made`);
  if (node.arguments.length === 0) return reader.now;
  const [from] = node.arguments;
  const given = from && constant(reader, from);
  if (node.arguments.length > 1 || (typeof given !== 'string' && typeof given !== 'number')) {
    return syntaxError(`${reader.what}: a Date is made of one text or number`);
  }
  const at = new Date(given).getTime();
  return Number.isNaN(at) ? syntaxError(`${reader.what}: not a date`) : at;
}

function readCall(reader: Reader, node: CallExpression): Expression {
  const found = reader.lookup?.(node);
  if (found !== undefined) return value(found);
  const { callee } = node;
  if (callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier') {
    const method = callee.property.name;
    if (method === 'getTime' && callee.object.type === 'NewExpression')
      return value(readDate(reader, callee.object));
    if (namesOf(callee)?.join('.') === 'Date.now') return value(reader.now);
    return { kind: 'test', of: reader.condition(reader, node) };
  }
  if (callee.type !== 'Identifier') return syntaxError(`${reader.what}: this call is not supported`);
  if (!isFunction(callee.name))
    return syntaxError(`${reader.what}: the function ${callee.name} is not supported`);
  const args = node.arguments.map((argument) => readExpression(reader, argument));
  return { kind: 'call', name: callee.name, args };
}

const ARITHMETIC: Readonly<Record<string, { name: string; fold: (a: number, b: number) => number }>> = {
  '+': { name: 'add', fold: (a, b) => a + b },
  '-': { name: 'subtract', fold: (a, b) => a - b },
  '*': { name: 'multiply', fold: (a, b) => a * b },
  '/': { name: 'divide', fold: (a, b) => a / b },
  '%': { name: 'mod', fold: (a, b) => a % b },
};

function readArithmetic(reader: Reader, node: BinaryExpression): Expression {
  const way = ARITHMETIC[node.operator];
  const left = readExpression(reader, node.left);
  const right = readExpression(reader, node.right);
  if (!way) return syntaxError(`${reader.what}: ${node.operator} is not supported`);
  if (left.kind === 'value' && right.kind === 'value') {
    if (typeof left.value === 'number' && typeof right.value === 'number') {
      return value(way.fold(left.value, right.value));
    }
    return syntaxError(`${reader.what}: ${node.operator} needs numbers`);
  }
  return { kind: 'call', name: way.name, args: [left, right] };
}

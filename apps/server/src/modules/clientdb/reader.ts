import type { Expression as Node, PrivateIdentifier, SpreadElement, Super } from 'acorn';
import type { Condition, Path, Value } from './condition.ts';
import { syntaxError } from './refusal.ts';
import type { Budget } from './script.ts';

/** Anything that may stand where an expression stands. */
export type AnyNode = Node | SpreadElement | PrivateIdentifier | Super;

/** What names mean in a text: in a where-string bare names are fields, in a rule they hang on `doc`. */
export interface Reader {
  /** Such as `where`, for messages. */
  readonly what: string;
  readonly budget: Budget;
  /** A quoted string on the left of an operator is a field's name. */
  readonly quotedFields: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The value of a variable such as `$env.uid`; undefined when `names` is none. */
  readonly variable: (names: readonly string[]) => Value | undefined;
  /** The field that a dotted name means; undefined when it means none. */
  readonly field: (names: readonly string[]) => Path | undefined;
  /** A function that is worked out before: `get(…)` of rules. */
  readonly lookup?: (node: Node) => Value | undefined;
  readonly condition: (reader: Reader, node: AnyNode) => Condition;
}

/** `a.b.c` and `a["b"]` as names; undefined when the node is something else. */
export function namesOf(node: AnyNode): string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.optional) return undefined;
  const before = namesOf(node.object);
  if (!before) return undefined;
  const { property } = node;
  if (!node.computed) return property.type === 'Identifier' ? [...before, property.name] : undefined;
  if (property.type !== 'Literal') return undefined;
  const { value } = property;
  return typeof value === 'string' || typeof value === 'number' ? [...before, String(value)] : undefined;
}

const DEEPEST_PATH = 10;

/** `"a.b"` as a path. */
export function pathOf(reader: Pick<Reader, 'what'>, name: string): Path {
  const [first, ...rest] = name.split('.');
  if (!first || rest.length >= DEEPEST_PATH || rest.includes('')) {
    return syntaxError(`${reader.what}: "${name}" is no field`);
  }
  return [first, ...rest];
}

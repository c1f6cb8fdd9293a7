/** A path into a document: the field, then what is inside of it. */
export type Path = readonly [string, ...string[]];

export type CompareOp = '==' | '!=' | '>' | '>=' | '<' | '<=';

/** A value in a condition. Instants are milliseconds. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A pattern in the safe subset, as PostgreSQL writes it. */
export interface Pattern {
  readonly text: string;
  readonly insensitive: boolean;
}

/** What is computed from a document. */
export type Expression =
  | { readonly kind: 'field'; readonly path: Path }
  | { readonly kind: 'value'; readonly value: Value; readonly time?: boolean }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'test'; readonly of: Condition };

/** What a document must meet. Never a text that is run: it is built by the parsers and turned into SQL with bound values. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'compare'; readonly path: Path; readonly op: CompareOp; readonly value: Value }
  | { readonly kind: 'in'; readonly path: Path; readonly values: readonly Value[] }
  | { readonly kind: 'match'; readonly path: Path; readonly pattern: Pattern }
  | { readonly kind: 'exists'; readonly path: Path }
  | {
      readonly kind: 'relation';
      readonly op: CompareOp | 'in';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'holds'; readonly of: Expression };

export const ALWAYS: Condition = { kind: 'truth', value: true };
export const NEVER: Condition = { kind: 'truth', value: false };

/** All of them; constants are folded. */
export function all(of: readonly Condition[]): Condition {
  const parts = of.flatMap((part) => (part.kind === 'all' ? part.of : [part]));
  if (parts.some(isNever)) return NEVER;
  const rest = parts.filter((part) => !isAlways(part));
  return rest.length === 1 && rest[0] ? rest[0] : rest.length === 0 ? ALWAYS : { kind: 'all', of: rest };
}

/** Any of them; constants are folded. */
export function any(of: readonly Condition[]): Condition {
  const parts = of.flatMap((part) => (part.kind === 'any' ? part.of : [part]));
  if (parts.some(isAlways)) return ALWAYS;
  const rest = parts.filter((part) => !isNever(part));
  return rest.length === 1 && rest[0] ? rest[0] : rest.length === 0 ? NEVER : { kind: 'any', of: rest };
}

export function not(of: Condition): Condition {
  if (of.kind === 'truth') return { kind: 'truth', value: !of.value };
  return of.kind === 'not' ? of.of : { kind: 'not', of };
}

export const isAlways = (condition: Condition): boolean => condition.kind === 'truth' && condition.value;
export const isNever = (condition: Condition): boolean => condition.kind === 'truth' && !condition.value;

/** The parts that must all hold. */
export function conjuncts(condition: Condition): readonly Condition[] {
  if (isAlways(condition)) return [];
  return condition.kind === 'all' ? condition.of : [condition];
}

/** Every path that a condition looks at. */
export function pathsOf(condition: Condition): Path[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(pathsOf);
    case 'not':
      return pathsOf(condition.of);
    case 'truth':
      return [];
    case 'relation':
      return [...pathsIn(condition.left), ...pathsIn(condition.right)];
    case 'holds':
      return pathsIn(condition.of);
    default:
      return [condition.path];
  }
}

export function pathsIn(expression: Expression): Path[] {
  if (expression.kind === 'field') return [expression.path];
  if (expression.kind === 'call') return expression.args.flatMap(pathsIn);
  return expression.kind === 'test' ? pathsOf(expression.of) : [];
}

const OPPOSITE: Readonly<Record<CompareOp, CompareOp>> = {
  '==': '==',
  '!=': '!=',
  '>': '<',
  '>=': '<=',
  '<': '>',
  '<=': '>=',
};
/** The operator after its sides changed places. */
export const flipped = (op: CompareOp): CompareOp => OPPOSITE[op];

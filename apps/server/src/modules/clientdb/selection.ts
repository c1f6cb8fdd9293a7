import type { Expression, Path } from './condition.ts';
import { isFunction } from './functions.ts';
import { readExpression } from './read-expression.ts';
import { recent } from './recent.ts';
import { syntaxError } from './refusal.ts';
import type { Scope } from './scope.ts';
import { cleanText, parseScript } from './script.ts';
import { clientReader, readPath } from './where.ts';

/** One item of a field list. */
export type Item =
  | { readonly kind: 'path'; readonly path: Path; readonly as: string | undefined }
  /** `book_id{title}`: fields of the collection that is joined at a field. */
  | { readonly kind: 'nested'; readonly field: string; readonly items: readonly Item[] }
  | { readonly kind: 'computed'; readonly expression: Expression; readonly as: string };

const MOST_ITEMS = 100;
/** Nothing but names and commas: nothing that depends on who asks or when. */
const PLAIN = /^[\w.]+(?:\s*,\s*[\w.]+)*$/;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]{0,63}$/u;

// Lists of plain names mean the same to everybody.
const plainLists = recent<readonly Item[]>(500);

/** Reads a field list: `a, b as c, price.vip, book_id{title}, size(tags) as n`. */
export function readItems(scope: Scope, text: string, what: string): readonly Item[] {
  if (!PLAIN.test(text)) return readList(scope, text, what);
  return plainLists.of(text, () => readList(scope, text, what));
}

function readList(scope: Scope, text: string, what: string): readonly Item[] {
  const parts = splitItems(cleanText(text, what), what).filter((part) => part !== '');
  if (parts.length > MOST_ITEMS) syntaxError(`${what}: at most ${MOST_ITEMS} fields`);
  return parts.map((part) => readItem(scope, part, what));
}

function readItem(scope: Scope, part: string, what: string): Item {
  const nested = /^([^{}()"']+)\{(.*)\}$/s.exec(part);
  if (nested) {
    const [, field = '', inside = ''] = nested;
    return {
      kind: 'nested',
      field: readPath(what, field.trim()).join('.'),
      items: readItems(scope, inside, what),
    };
  }
  const [, before = part, alias] = /^(.*\S)\s+as\s+(\S+)$/is.exec(part) ?? [];
  if (alias !== undefined && (!NAME.test(alias) || alias === '__proto__'))
    return syntaxError(`${what}: "${alias}" cannot be a name`);
  if (/^[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+)*$/u.test(before)) {
    return { kind: 'path', path: readPath(what, before), as: alias };
  }
  const expression = readComputed(scope, before, what);
  if (alias === undefined) return syntaxError(`${what}: what is computed needs a name: "… as name"`);
  return { kind: 'computed', expression, as: alias };
}

/** Reads what is computed from a document, such as `dateToString(add(new Date(0), ts), "%Y-%m-%d")`. */
function readComputed(scope: Scope, text: string, what: string): Expression {
  // The only thing of the grammar that is no JavaScript.
  const script = text.replace(/\bcount\(\s*\*\s*\)/g, 'count(1)');
  const name = /^(\w+)\(/.exec(script)?.[1];
  if (name !== undefined && !isFunction(name)) syntaxError(`${what}: the function ${name} is not supported`);
  return readExpression(clientReader(scope, what, false), parseScript(script, what));
}

/** Parts between commas that stand outside of quotes and brackets. */
function splitItems(text: string, what: string): string[] {
  const parts: string[] = [];
  let open = 0;
  let quote = '';
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charAt(i);
    if (quote !== '') {
      if (character === '\\') i += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) open += 1;
    else if (')]}'.includes(character)) open -= 1;
    else if (character === ',' && open === 0) {
      parts.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  if (open !== 0 || quote !== '') syntaxError(`${what}: a bracket or quote is not closed`);
  return [...parts, text.slice(from).trim()];
}

import { type Expression as Node, parseExpressionAt } from 'acorn';
import { recent } from './recent.ts';
import { syntaxError } from './refusal.ts';

/** Characters of a where-string, a field list and the like. */
export const LONGEST_TEXT = 8_192;
const MOST_OPEN = 40;

// Clients send the same texts over and over; who asks and when is put in later.
const trees = recent<Node>(500);

/** Reads one JavaScript expression into its tree, which nobody changes. It is only looked at, never run. */
export function parseScript(text: string, where: string): Node {
  return trees.of(text, () => parsed(text, where));
}

function parsed(text: string, where: string): Node {
  const clean = cleanText(text, where);
  let node: Node;
  try {
    node = parseExpressionAt(clean, 0, { ecmaVersion: 2020 });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) {
      return syntaxError(`${where}: ${error instanceof SyntaxError ? error.message : 'nested too deep'}`);
    }
    throw error;
  }
  if (clean.slice(node.end).trim() !== '') syntaxError(`${where}: unexpected text at ${node.end}`);
  return node;
}

const codesOf = (characters: string) => new Set([...characters].map((one) => one.charCodeAt(0)));
const OPENING = codesOf('([{');
const CLOSING = codesOf(')]}');

/** A text of a client as PostgreSQL can keep it, of bounded length and with few brackets open at once. */
export function cleanText(text: string, where: string): string {
  if (text.length > LONGEST_TEXT) syntaxError(`${where}: longer than ${LONGEST_TEXT} characters`);
  if (text.includes('\0')) syntaxError(`${where}: holds a NUL character`);
  let open = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text.charCodeAt(i);
    if (OPENING.has(character)) open += 1;
    else if (CLOSING.has(character)) open -= 1;
    if (open > MOST_OPEN) syntaxError(`${where}: nested too deep`);
  }
  return text.toWellFormed();
}

const MOST_NODES = 800;
const DEEPEST = 60;

/** How much of a tree may still be read: large trees make large statements. */
export interface Budget {
  nodes: number;
  depth: number;
}

export const newBudget = (): Budget => ({ nodes: MOST_NODES, depth: DEEPEST });

/** Reads one level deeper. */
export function deeper<Result>(budget: Budget, where: string, read: () => Result): Result {
  budget.nodes -= 1;
  budget.depth -= 1;
  if (budget.nodes < 0 || budget.depth < 0) syntaxError(`${where}: too long or nested too deep`);
  const result = read();
  budget.depth += 1;
  return result;
}

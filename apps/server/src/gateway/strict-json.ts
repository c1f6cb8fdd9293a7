/** Why a text is not accepted as JSON; `reason` is fit for the caller's eyes. */
export class JsonRefused extends Error {}

/** Deepest nesting of arrays and objects that any call of the product needs, with room to spare. */
export const MAX_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

/**
 * Parses JSON that a stranger sent: at most `maxDepth` levels, no key twice in one object (the second would
 * silently win), no `__proto__` (it would become a prototype when copied).
 * @throws {JsonRefused}
 */
export function parseStrict(text: string, maxDepth: number = MAX_DEPTH): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new JsonRefused('not JSON');
  }
  if (keysWithin(value, maxDepth) !== colonsOutsideStrings(text)) throw new JsonRefused('a key occurs twice');
  return value;
}

/** Number of keys in the whole tree: equals the number of colons in its text unless a key was written twice. */
function keysWithin(value: unknown, depthLeft: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depthLeft === 0) throw new JsonRefused('nested too deep');
  let sum = 0;
  if (Array.isArray(value)) {
    for (const item of value) sum += keysWithin(item, depthLeft - 1);
    return sum;
  }
  const object = value as Record<string, unknown>;
  for (const key of Object.keys(object)) {
    if (key === '__proto__') throw new JsonRefused('the key __proto__ is not allowed');
    sum += 1 + keysWithin(object[key], depthLeft - 1);
  }
  return sum;
}

/** Only right for valid JSON, where a quote always opens or closes a string. */
function colonsOutsideStrings(text: string): number {
  const end = text.length;
  let colons = 0;
  for (let i = 0; i < end; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === COLON) colons += 1;
    else if (unit === QUOTE) i = closingQuote(text, i + 1, end);
  }
  return colons;
}

/** A loop of its own: most of a call is inside strings, and there only two characters mean anything. */
function closingQuote(text: string, from: number, end: number): number {
  let i = from;
  for (; i < end; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) break;
    if (unit === BACKSLASH) i += 1;
  }
  return i;
}

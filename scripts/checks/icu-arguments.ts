/**
 * The arguments and tags of an ICU message, sorted: `{n, plural, one {# copy} other {# copies}} for {name}` has `n`
 * and `name`. How it is shown (plural, date) is each language's own affair. @throws {SyntaxError} when braces do not match.
 */
export function icuArguments(message: string): string[] {
  const found = new Set<string>();
  const end = readText(message, 0, found);
  if (end < message.length) throw new SyntaxError(`a closing brace too many at ${end}`);
  for (const [, tag] of message.matchAll(/<([a-zA-Z]\w*)>/g)) found.add(`<${tag}>`);
  return [...found].sort();
}

/** Reads text from `at` to its end or to the brace that closes it; answers where that is. */
function readText(message: string, start: number, found: Set<string>): number {
  let at = start;
  while (at < message.length && message[at] !== '}') {
    if (message[at] === "'" && /['{}]/.test(message[at + 1] ?? '')) at = afterQuote(message, at);
    else at = message[at] === '{' ? readArgument(message, at + 1, found) : at + 1;
  }
  return at;
}

/** ICU quoting: `''` is an apostrophe, `'{…'` is taken as it stands. */
function afterQuote(message: string, at: number): number {
  if (message[at + 1] === "'") return at + 2;
  const end = message.indexOf("'", at + 1);
  return end < 0 ? message.length : end + 1;
}

/** Reads an argument from behind its opening brace; answers the place behind its closing one. */
function readArgument(message: string, start: number, found: Set<string>): number {
  const head = /^\s*(\w+)\s*(?:,\s*\w+\s*)?/.exec(message.slice(start));
  if (!head) throw new SyntaxError(`no argument's name at ${start}`);
  found.add(`${head[1]}`);
  let at = start + head[0].length;
  while (at < message.length && message[at] !== '}') {
    if (message[at] === '{') at = readText(message, at + 1, found);
    at += 1;
  }
  if (at >= message.length) throw new SyntaxError(`the argument ${head[1]} is not closed`);
  return at + 1;
}

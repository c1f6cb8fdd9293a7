import { StartError } from '../../../lib/start-error.ts';

/** One document of an export, by its place in the file from 1 on; undefined: what stands there is no JSON object. */
export interface ReadDocument {
  readonly place: number;
  readonly value: Readonly<Record<string, unknown>> | undefined;
}

/** No document of a person comes near this; a longer one is a broken file. In characters. */
const LONGEST = 1024 * 1024;

/** The file cannot be read as an export: the message is for the operator. */
export class ExportError extends StartError {}

/**
 * The documents of an export as `uni-id-users` leaves uniCloud: an array of JSON, or one document a line. Only the one
 * that is being read is in memory. @throws {ExportError} when the file is neither, or ends in the middle of a document.
 */
export async function* readDocuments(chunks: AsyncIterable<string>): AsyncGenerator<ReadDocument> {
  let place = 0;
  for await (const text of pieces(chunks)) {
    place += 1;
    yield { place, value: objectOf(text) };
  }
}

function objectOf(text: string): ReadDocument['value'] {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of each document. */
async function* pieces(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let cut: ((text: string) => string[]) & { end(): string[] } = undecided();
  for await (const chunk of chunks) yield* cut(chunk);
  yield* cut.end();

  /** The first sign tells which of the two it is. */
  function undecided() {
    const begin = (text: string): string[] => {
      const rest = text.replace(/^[\s\uFEFF]+/, '');
      if (rest === '') return [];
      if (rest[0] !== '[' && rest[0] !== '{')
        throw new ExportError('The file is no export of JSON documents.');
      cut = rest[0] === '[' ? ofArray() : ofLines();
      return cut(rest);
    };
    return Object.assign(begin, { end: (): string[] => [] });
  }
}

function ofLines() {
  let rest = '';
  const take = (text: string): string[] => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    bound(rest.length);
    return lines.filter((line) => line.trim() !== '');
  };
  return Object.assign(take, { end: () => (rest.trim() === '' ? [] : [rest]) });
}

/** Follows brackets and texts; what stands between the documents of the array is commas and blanks. */
function ofArray() {
  let document = '';
  let depth = 0;
  let inText = false;
  let escaped = false;
  let closed = false;

  function take(text: string): string[] {
    const found: string[] = [];
    let begin = depth > 1 ? 0 : -1;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at] ?? '';
      if (inText) {
        if (escaped) escaped = false;
        else if (sign === '\\') escaped = true;
        else if (sign === '"') inText = false;
        continue;
      }
      if (closed && sign.trim() !== '') throw new ExportError('The file goes on after its array has ended.');
      if (sign === '"' && depth > 1) inText = true;
      else if (sign === '{' || sign === '[') {
        depth += 1;
        if (depth === 2) begin = at;
      } else if (sign === '}' || sign === ']') {
        depth -= 1;
        if (depth === 1) {
          found.push(document + text.slice(begin, at + 1));
          document = '';
          begin = -1;
        }
        closed = depth <= 0;
      } else if (depth === 1 && !/[\s,]/.test(sign)) {
        throw new ExportError('The file is no export of JSON documents: its array holds something else.');
      }
    }
    if (begin >= 0) document += text.slice(begin);
    bound(document.length);
    return found;
  }

  return Object.assign(take, {
    end(): string[] {
      if (!closed) throw new ExportError('The file ends in the middle: it was not exported or copied whole.');
      return [];
    },
  });
}

function bound(length: number): void {
  if (length > LONGEST) throw new ExportError('A document is longer than 1 MiB: the file is broken.');
}

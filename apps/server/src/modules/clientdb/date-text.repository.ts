import { syntaxError } from './refusal.ts';
import { type Sql, sql } from './sql.repository.ts';

/** What stands behind each letter of a format, in the language of to_char. */
const PARTS: Readonly<Record<string, string>> = {
  Y: 'YYYY',
  m: 'MM',
  d: 'DD',
  H: 'HH24',
  M: 'MI',
  S: 'SS',
  L: 'MS',
  j: 'DDD',
  G: 'IYYY',
  V: 'IW',
  u: 'ID',
};

const LONGEST = 64;

/** A local time as text by a format such as `%Y-%m-%d`. */
export function dateText(local: Sql, format: string): Sql {
  if (format.length > LONGEST) return syntaxError(`a date format has at most ${LONGEST} characters`);
  const pattern = format.replace(/%(.)|[^%]+|%$/gsu, (whole, letter: string | undefined) => {
    if (letter === undefined) return whole === '%' ? syntaxError('a date format ends in %') : quoted(whole);
    if (letter === '%') return quoted('%');
    return PARTS[letter] ?? syntaxError(`%${letter} is not supported in a date format`);
  });
  return sql`to_char(${local}, ${pattern}::text)`;
}

/** Text that to_char leaves as it is. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

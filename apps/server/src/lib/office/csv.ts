/** What spreadsheets take for the beginning of a formula, also in full width and behind spaces. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV (RFC 4180), UTF-8 with a byte order mark so that Excel reads every script. Texts stay as they are, but
 * for an apostrophe before one that a spreadsheet would run as a formula.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csv } from './csv.ts';

/** Reads RFC 4180 as a program does that knows nothing of ours. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += sign;
  }
  return rows;
}

it('begins with a byte order mark, ends every row with CRLF, and keeps every text', () => {
  expect(
    csv([
      ['芳名', 'a "b", c'],
      ['อ้อย\nนวล', '𠮷田'],
    ]),
  ).toBe('\uFEFF芳名,"a ""b"", c"\r\n"อ้อย\nนวล",𠮷田\r\n');
  const text = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((one) => !/^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u.test(one));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (rows) => {
      expect(read(csv(rows))).toEqual(rows);
    }),
  );
});

it.each([
  '=HYPERLINK("http://x","a")',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '＠x',
  '\u200B=1',
  '|x',
  '%x',
])('takes the sting out of %j', (formula) => {
  expect(read(csv([[formula]]))).toEqual([[`'${formula}`]]);
});

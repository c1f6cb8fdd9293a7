import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expect, test } from 'vitest';
import { JAPANESE, SIMPLIFIED, strangersIn, TRADITIONAL } from './testing/character-sets.ts';

const document = readFileSync(new URL('../../../docs/words.md', import.meta.url), 'utf8');
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| `') && line.split('|').length > 6)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, code = '', ...cells]) => ({ code, words: cells.slice(0, LANGUAGES.length) }));

test('the list of words names the words of giving, merit and practice once each', () => {
  const codes = rows.map((row) => row.code);
  expect(new Set(codes).size, codes.join(' ')).toBe(codes.length);
  for (const code of ['sponsor', 'dedication', 'merit', 'muyu', 'beads', 'bowl', 'checkin', 'lot', 'hall']) {
    expect(codes).toContain(`\`${code}\``);
  }
});

test.each(rows)('$code has a word in every language, each in its own script', ({ words }) => {
  const [simplified = '', traditional = '', english = '', japanese = '', thai = ''] = words;
  expect(strangersIn(simplified, SIMPLIFIED)).toEqual([]);
  expect(strangersIn(traditional, TRADITIONAL)).toEqual([]);
  expect(strangersIn(japanese, JAPANESE)).toEqual([]);
  expect(simplified && traditional && japanese).toMatch(/\S/);
  expect(english).toMatch(/^[A-Za-z’ ,-]+$/);
  expect(thai).toMatch(/\p{Script=Thai}/u);
});

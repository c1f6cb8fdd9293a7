import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells are quoted where they must be, and none is a formula', () => {
  expect(
    csvOf([
      ['日期', '"心经", 10'],
      ['a\nb', '=1+1'],
      ['-2', '@x'],
    ]),
  ).toBe('\uFEFF日期,"""心经"", 10"\r\n"a\nb",\'=1+1\r\n\'-2,\'@x\r\n');
});

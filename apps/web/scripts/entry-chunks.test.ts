import { expect, test } from 'vitest';
import { filesOf, unused } from './entry-chunks.ts';

const MAIN = 'apps/web/src/app/main.tsx';
const ICONS = 'packages/ui/src/icons/*.tsx';

test('a pattern that fits no file, or nothing that is built, is told', () => {
  expect(() => filesOf('apps/web/src/app/pages.ts')).toThrow('apps/web/src/app/pages.ts');
  expect(() => unused(['packages/ui/src/no-icons/*.tsx'], new Set())).toThrow('no-icons');
  const ids = new Set([...filesOf(MAIN), filesOf(ICONS)[0] ?? '']);
  expect(unused([MAIN, ICONS], ids)).toEqual([]);
  expect(unused([MAIN, ICONS], new Set(filesOf(MAIN)))).toEqual([ICONS]);
});

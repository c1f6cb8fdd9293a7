import { expect, it } from 'vitest';
import { eachById } from './each-by-id.ts';

const LIMIT = 3;

it.each([
  ['nothing', 0, [null]],
  ['less than a page', 2, [null]],
  ['a page and no more', 3, [null, '3']],
  ['several pages', 7, [null, '3', '6']],
])('finds every row once, of %s', async (_what, count, asked) => {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }));
  const behind: (string | null)[] = [];
  const found: { id: string }[] = [];
  const all = eachById(LIMIT, async (after, limit) => {
    behind.push(after);
    return rows.filter(({ id }) => after === null || id > after).slice(0, limit);
  });
  for await (const row of all) found.push(row);
  expect(found).toEqual(rows);
  expect(behind).toEqual(asked);
});

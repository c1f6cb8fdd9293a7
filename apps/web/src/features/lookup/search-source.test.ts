import { expect, test } from 'vitest';
import source from './search-source.ts';

test.each([
  '2026 0301 0001 7',
  '13812345678',
  '+86 138-1234-5678',
  '１３８１２３４５６７８',
  'a@example.org',
])('%s leads to the look-up', (query) => {
  expect(source.leads?.(query)).toMatchObject({ entry: 'lookup' });
});

test.each(['2026', '108', '金刚经', 'a@', '', '13812345678 王'])(
  '%s is looked for among the pages',
  (query) => {
    expect(source.leads?.(query)).toBeUndefined();
  },
);

test('a number goes to the look-up as it was typed, in the address only', () => {
  expect(source.leads?.('１３８ 1234 5678')?.href).toBe('#/searchresult?query=138+1234+5678');
});

import { BUDDHA_IDS } from '@yuanguang/contract/buddhas';
import { SHRINE_BUDDHAS_MAX } from '@yuanguang/contract/rules/shrine';
import { expect, test } from 'vitest';
import { besideOf } from './beside.ts';

const placed = (count: number) => BUDDHA_IDS.slice(0, count).map((id) => ({ id, name: '' }));

test.each([
  [1, 0, [0, 0]],
  [2, 0, [0, 1]],
  [2, 1, [1, 0]],
  [3, 0, [1, 1]],
  [3, 2, [1, 1]],
  [4, 0, [1, 2]],
  [4, 3, [2, 1]],
  [9, 0, [4, 4]],
  [9, 4, [4, 4]],
])('of %d, the middle one at %d, so many stand on the left and the right: %j', (count, middle, sides) => {
  const buddhas = placed(count);
  const { left, right } = besideOf({ buddhas, middle: buddhas[middle]?.id ?? 'shakyamuni' });
  expect([left.length, right.length]).toEqual(sides);
});

test('all others are there, in their owner’s order, whoever stands in the middle', () => {
  for (let count = 1; count <= SHRINE_BUDDHAS_MAX; count += 1) {
    const buddhas = placed(count);
    for (const { id: middle } of buddhas) {
      const { left, right } = besideOf({ buddhas, middle });
      expect([...left, ...right]).toEqual(buddhas.map(({ id }) => id).filter((id) => id !== middle));
    }
  }
});

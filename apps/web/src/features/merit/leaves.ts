import type { MeritMonth } from '@yuanguang/contract/objects/merit';
import { LEAVES, type Leaf } from '@yuanguang/contract/rules/merit';

/** How many leaves of each kind the months have together. */
export function leavesOf(months: readonly Pick<MeritMonth, 'leaves'>[]): Record<Leaf, number> {
  const total = { sit: 0, copy: 0, print: 0, give: 0 };
  for (const { leaves } of months) for (const leaf of LEAVES) total[leaf] += leaves[leaf];
  return total;
}

export const sumOf = (leaves: Readonly<Record<Leaf, number>>): number =>
  LEAVES.reduce((sum, leaf) => sum + leaves[leaf], 0);

/** The kinds to speak of: those that are there, and the two that everybody may begin with. */
export const kindsOf = (total: Readonly<Record<Leaf, number>>): Leaf[] =>
  LEAVES.filter((leaf) => total[leaf] > 0 || leaf === 'sit' || leaf === 'print');

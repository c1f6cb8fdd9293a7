import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';

/** Who stands on the two sides of the middle one, each from the viewer's left to the right. */
export interface Beside {
  readonly left: readonly BuddhaId[];
  readonly right: readonly BuddhaId[];
}

export const NOBODY_BESIDE: Beside = { left: [], right: [] };

/**
 * The others of a shrine in their owner's order, half on each side, whatever place the middle one has among them; an odd one
 * stands on the side on which the owner has more of them.
 */
export function besideOf({ buddhas, middle }: Pick<Arrangement, 'buddhas' | 'middle'>): Beside {
  const ids = buddhas.map(({ id }) => id);
  const before = ids.indexOf(middle);
  const others = ids.filter((id) => id !== middle);
  const half = others.length / 2;
  const left = before > half ? Math.ceil(half) : Math.floor(half);
  return { left: others.slice(0, left), right: others.slice(left) };
}

import type { Standing } from '@yuanguang/contract/rules/altar';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import type { OfferingForm } from '@yuanguang/contract/rules/worship';
import { OFFERING_SIZES, type OfferingId } from '@yuanguang/ui/figure-ids';
import { type Place, VASE_SCALE, VASES } from './places.ts';

type Vase = Arrangement['vase'];
type Flower = 'lotus' | 'peony' | 'chrysanthemum';

/** The drawing of each vase, empty. */
export const EMPTY_VASES = {
  slender: 'vase',
  round: 'vase-round',
  bowl: 'vase-bowl',
} as const satisfies Readonly<Record<Vase, OfferingId>>;

/** The drawing of flowers in a vase. */
export const flowersIn = (vase: Vase, form: OfferingForm): OfferingId =>
  `${EMPTY_VASES[vase]}-${form as Flower}`;

/** The two vases of an altar: which drawing, and where; flowers change nothing of where a vase stands. */
export function vasesOf(
  vase: Vase,
  flower: Standing | undefined,
): { readonly id: OfferingId; readonly at: readonly Place[] } {
  if (flower) return { id: flowersIn(vase, flower.offering.form), at: VASES };
  const id = EMPTY_VASES[vase];
  const width = OFFERING_SIZES[id][0] * VASE_SCALE;
  return { id, at: VASES.map(([x, base]): Place => [x, base, width]) };
}

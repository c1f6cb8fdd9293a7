import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import type { ClothDye, OfferingId } from '@yuanguang/ui/figure-ids';

interface Cloth {
  readonly id: OfferingId;
  readonly dye?: ClothDye;
}

const CLOTHS: Readonly<Record<Arrangement['cloth'], Cloth>> = {
  indigo: { id: 'cloth-lotus' },
  cinnabar: { id: 'cloth-lotus', dye: 'cinnabar' },
  saffron: { id: 'cloth-lotus', dye: 'saffron' },
  plain: { id: 'cloth-plain' },
};

/** The drawing of an altar's cloth. */
export const clothOf = (cloth: Arrangement['cloth']): Cloth => CLOTHS[cloth];

import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { OWN_SHRINE } from '@yuanguang/contract/rules/worship';
import type { Target } from '../../../shared/router/address.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { familyOneTarget, SHRINE } from '../routes.ts';
import { type FamilyShrineAt, useFamilyShrine } from './use-family.ts';
import { useShrine } from './use-shrine.ts';

/** Where one worships. */
export interface Place {
  /** `own`, or a family shrine's id. */
  readonly place: string;
  /** As it is arranged; undefined until that is known. */
  readonly shrine: Arrangement | undefined;
  /** Of a family's: the shrine, or why there is none. */
  readonly family: FamilyShrineAt | undefined;
  /** The page of the shrine. */
  readonly back: Target;
}

/** The shrine that the address names by `?place=`: a family's; one's own where it names none. */
export function usePlace(): Place {
  const { place = OWN_SHRINE } = useSearch();
  const isOwn = place === OWN_SHRINE;
  const { shrine } = useShrine();
  const family = useFamilyShrine(isOwn ? undefined : place);
  if (isOwn) return { place, shrine, family: undefined, back: { to: SHRINE } };
  return { place, shrine: family.known?.arrangement, family, back: familyOneTarget(place) };
}

import type { BuddhaId } from '@yuanguang/contract/buddhas';
import { type Target, toHash } from '../../shared/router/address.ts';

export const SHRINE = '/fo';
export const INCENSE = '/pages/fo/xiang';
export const FLOWER = '/pages/fo/hua';
export const FRUIT = '/pages/fo/guo';
export const CHOOSE = '/pages/fo/selectfo';
export const BUDDHAS = '/pages/fo/selectFoMenu';
export const ARRANGE = '/pages/fo/myfotang';
export const BUDDHA = '/pages/fozhu/index';
export const RITE = '/pages/shangxiang/index';
export const FAMILY = '/pages/fo/family';
export const FAMILY_ONE = '/pages/fo/family/one';
export const FAMILY_MEMBERS = '/pages/fo/family/members';
export const FAMILY_JOIN = '/pages/fo/family/join';
/** The hall of one's own shrine, one niche after the other. */
export const NICHES = '/pages/fo/fotang';
/** Choosing before whom of one's own one stands. */
export const BEFORE = '/pages/fo/selectmyfo';

/** `to`: before one of one's own alone; unset, before who stands in the middle. */
const toward =
  (path: string) =>
  (to?: BuddhaId): string =>
    toHash({ to: path, search: { to } });

export const shrineHref = toward(SHRINE);
export const riteHref = toward(RITE);
export const incenseHref = toward(INCENSE);
export const flowerHref = toward(FLOWER);
export const fruitHref = toward(FRUIT);
export const beforeHref = toward(BEFORE);
export const chooseHref = toHash({ to: CHOOSE });
export const buddhasHref = toHash({ to: BUDDHAS });
export const buddhaHref = (id: BuddhaId): string => toHash({ to: BUDDHA, search: { id } });
export const nichesHref = toHash({ to: NICHES });
export const arrangeHref = toHash({ to: ARRANGE });
export const familyHref = toHash({ to: FAMILY });
export const familyOneTarget = (id: string): Target => ({ to: FAMILY_ONE, search: { id } });
export const familyOneHref = (id: string): string => toHash(familyOneTarget(id));
export const familyMembersHref = (id: string): string => toHash({ to: FAMILY_MEMBERS, search: { id } });
export const joinHref = (code: string): string => toHash({ to: FAMILY_JOIN, search: { code } });
/** A page of worship as it is in a family's shrine. */
export const inFamilyHref = (to: string, place: string): string => toHash({ to, search: { place } });
/** Giving, for what the temple itself offers. */
export const giveHref = toHash({ to: '/pages/pay/pay', search: { purpose: 'worship' } });

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

export const incenseHref = toHash({ to: INCENSE });
export const flowerHref = toHash({ to: FLOWER });
export const chooseHref = toHash({ to: CHOOSE });
export const buddhasHref = toHash({ to: BUDDHAS });
export const buddhaHref = (id: BuddhaId): string => toHash({ to: BUDDHA, search: { id } });
export const arrangeHref = toHash({ to: ARRANGE });
export const riteHref = toHash({ to: RITE });
export const fruitHref = toHash({ to: FRUIT });
export const familyHref = toHash({ to: FAMILY });
export const familyOneTarget = (id: string): Target => ({ to: FAMILY_ONE, search: { id } });
export const familyOneHref = (id: string): string => toHash(familyOneTarget(id));
export const familyMembersHref = (id: string): string => toHash({ to: FAMILY_MEMBERS, search: { id } });
export const joinHref = (code: string): string => toHash({ to: FAMILY_JOIN, search: { code } });
/** A page of worship as it is in a family's shrine. */
export const inFamilyHref = (to: string, place: string): string => toHash({ to, search: { place } });
/** Giving, for what the temple itself offers. */
export const giveHref = toHash({ to: '/pages/pay/pay' });

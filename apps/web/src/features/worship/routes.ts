import type { BuddhaId } from '@yuanguang/contract/buddhas';
import { toHash } from '../../shared/router/address.ts';

export const SHRINE = '/fo';
export const INCENSE = '/pages/fo/xiang';
export const FLOWER = '/pages/fo/hua';
export const FRUIT = '/pages/fo/guo';
export const CHOOSE = '/pages/fo/selectfo';
export const BUDDHAS = '/pages/fo/selectFoMenu';
export const ARRANGE = '/pages/fo/myfotang';
export const BUDDHA = '/pages/fozhu/index';
export const RITE = '/pages/shangxiang/index';

export const incenseHref = toHash({ to: INCENSE });
export const flowerHref = toHash({ to: FLOWER });
export const chooseHref = toHash({ to: CHOOSE });
export const buddhasHref = toHash({ to: BUDDHAS });
export const buddhaHref = (id: BuddhaId): string => toHash({ to: BUDDHA, search: { id } });
export const arrangeHref = toHash({ to: ARRANGE });
export const riteHref = toHash({ to: RITE });
export const fruitHref = toHash({ to: FRUIT });
/** Giving, for what the temple itself offers. */
export const giveHref = toHash({ to: '/pages/pay/pay' });

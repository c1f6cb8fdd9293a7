import type { HallId, TabletKindId } from '@yuanguang/contract/rules/tablet-kinds';
import { type Target, toHash } from '../../shared/router/address.ts';

export const MEMORIAL = '/pages/hall/memorial';
export const BLESSING = '/pages/hall/blessing';
export const REGISTER = '/pages/hall/register';
/** One's own tablet, to be changed by its link. */
export const CORRECT = '/pages/hall/correct';
export const LIGHT = '/pages/hall/light';
/** Where the links lead that the server sends. */
export const TABLET = '/pages/hall/tablet';
export const MINE = '/pages/hall/mine';
/** `?code=`: an invitation; `?share=`: what it has opened. */
export const SHARE = '/pages/hall/share';
export const SHOWN = '/pages/hall/shown';
export const FIND = '/pages/hall/find';

const HALL_PAGES: Readonly<Record<HallId, string>> = { memorial: MEMORIAL, blessing: BLESSING };

export const hallHref = (hall: HallId): string => toHash({ to: HALL_PAGES[hall] });
export const lightHref = (hall: HallId): string => toHash({ to: LIGHT, search: { hall } });
export const tabletTarget = (token: string): Target => ({ to: TABLET, search: { token } });
export const shareHref = (code: string): string => toHash({ to: SHARE, search: { code } });
export const shownTarget = (share: string): Target => ({ to: SHOWN, search: { share } });
export const registerTarget = (kind: TabletKindId): Target => ({ to: REGISTER, search: { kind } });
/** The form of a hall's first kind. */
export const registerHref = (hall: HallId): string =>
  toHash(registerTarget(hall === 'blessing' ? 'longevity' : 'rebirth'));
export const correctTarget = (token: string): Target => ({ to: CORRECT, search: { token } });

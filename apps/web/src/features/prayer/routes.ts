import { type Target, toHash } from '../../shared/router/address.ts';

export const LIST = '/pages/prayer/prayer';
export const ONE = '/pages/prayer/one';
export const EDIT = '/pages/prayer/edit';

export const oneTarget = (id: string): Target => ({ to: ONE, search: { id } });

export const listHref = toHash({ to: LIST });
export const newHref = toHash({ to: EDIT });
export const oneHref = (id: string): string => toHash(oneTarget(id));
export const editHref = (id: string): string => toHash({ to: EDIT, search: { id } });

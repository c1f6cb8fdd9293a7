import { toHash } from '../../shared/router/address.ts';

export const LIST = '/pages/practice/practice';
export const COUNT = '/pages/practice/count';
export const EDIT = '/pages/practice/edit';

export const listHref = toHash({ to: LIST });
export const newHref = toHash({ to: EDIT });
export const countHref = (id: string): string => toHash({ to: COUNT, search: { id } });
export const editHref = (id: string): string => toHash({ to: EDIT, search: { id } });

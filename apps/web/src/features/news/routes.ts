import { toHash } from '../../shared/router/address.ts';

export const LIST = '/pages/news/list';
export const DETAIL = '/pages/news/detail';

export const articleHref = (id: string): string => toHash({ to: DETAIL, search: { id } });

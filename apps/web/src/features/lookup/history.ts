import { keptList } from '../../shared/offline/kept-list.ts';

const queries = keptList<string>({
  key: 'yuanguang.search',
  most: 10,
  isItem: (value) => typeof value === 'string',
  idOf: (query) => query,
});

export const {
  keep: rememberQuery,
  forget: forgetQuery,
  forgetAll: forgetQueries,
  useItems: useQueries,
} = queries;

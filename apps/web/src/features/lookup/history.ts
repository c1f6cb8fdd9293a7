import { storedList } from '../../shared/storage/stored-list.ts';

const queries = storedList<string>({
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

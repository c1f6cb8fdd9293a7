import { storedList } from '../../shared/storage/stored-list.ts';

/** What was searched for: on this device only, gone with the login and with the cache (`profile/settings/storage.ts`). */
const queries = storedList<string>({
  key: 'yuanguang.searches',
  most: 10,
  isItem: (value) => typeof value === 'string',
  idOf: (query) => query,
});

export const {
  keep: rememberSearch,
  forget: forgetSearch,
  forgetAll: forgetSearches,
  useItems: useSearches,
} = queries;

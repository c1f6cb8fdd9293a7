import { storedText } from '../../../shared/storage/stored.ts';

/** The check that was begun in this tab, for who comes back without its number. */
export const startedCheck = storedText('sessionStorage', 'yuanguang.realname');

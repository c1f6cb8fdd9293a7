import { storedText } from '../../shared/storage/stored.ts';

/** What is written and not sent yet, kept until this tab is closed: a login that ended half-way takes nothing away. */
export const draft = storedText('sessionStorage', 'yuanguang.feedback');

import type { Context } from '../../../lib/context.ts';
import { eraseSignIns, listSignIns } from './sign-in.repository.ts';

const MOST_EXPORTED = 5_000;

/** What is kept of a person here: the days signed and the changes of merit. */
export const SIGN_IN_DATA = {
  name: 'signIn',
  export: ({ db }: Context, uid: string): Promise<unknown> => listSignIns(db, uid, MOST_EXPORTED),
  erase: ({ db }: Context, uid: string): Promise<void> => eraseSignIns(db, uid),
};

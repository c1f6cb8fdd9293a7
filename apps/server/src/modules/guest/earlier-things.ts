import type { ProvenContact } from '../../lib/address-book.ts';
import type { Context } from '../../lib/context.ts';
import type { EarlierDeeds } from '../merit/merit.service.ts';
import { countFree, type FreeThings, takeFree } from './free-things.repository.ts';

interface EarlierThings {
  readonly things: FreeThings;
  /** Blind index of a contact as the module keeps it. */
  readonly indexOf: (contact: ProvenContact) => string;
  /** What else is done with those that an account has been given, in the same transaction. */
  readonly joined: (ctx: Context, ids: readonly string[], uid: string) => Promise<void>;
}

/** Things of one kind that were left without a login, by the contacts that somebody has proven. */
export const earlierThings = ({ things, indexOf, joined }: EarlierThings): EarlierDeeds => ({
  count: ({ db }, contacts) => countFree(db, things, contacts.map(indexOf)),
  async join(ctx, uid, contacts) {
    const taken = await takeFree(ctx.db, things, contacts.map(indexOf), uid);
    await joined(ctx, taken, uid);
    return taken.length;
  },
});

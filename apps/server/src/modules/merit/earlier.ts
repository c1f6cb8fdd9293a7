import { inTransaction } from '../../lib/context.ts';
import { ownUid } from '../../lib/own-uid.ts';
import type { MeritContext } from './merit-context.ts';
import type { EarlierDeeds } from './merit-kind.ts';

/*
 * What somebody did before they had an account. Only a contact that its person has proven by a code counts: the office and
 * an import enter numbers, too, and a mistyped one is another person's.
 */

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

async function found(ctx: MeritContext, uid: string) {
  const contacts = await ctx.addressBook().provenContacts(ctx, uid);
  const kinds: readonly EarlierDeeds[] =
    contacts.length === 0 ? [] : ctx.kinds().flatMap(({ earlier }) => earlier ?? []);
  return { contacts, kinds };
}

/** How much was done with the proven contacts of who calls, and belongs to no account. */
export async function earlier(ctx: MeritContext): Promise<{ count: number }> {
  const { contacts, kinds } = await found(ctx, ownUid(ctx));
  return { count: sum(await Promise.all(kinds.map((kind) => kind.count(ctx, contacts)))) };
}

/** Gives all of it to the account of who calls: of every kind or, where one fails, of none. */
export async function joinEarlier(ctx: MeritContext): Promise<{ joined: number }> {
  const uid = ownUid(ctx);
  return inTransaction(ctx, async (tx) => {
    const { contacts, kinds } = await found({ ...ctx, ...tx }, uid);
    const joined: number[] = [];
    for (const kind of kinds) joined.push(await kind.join(tx, uid, contacts));
    return { joined: sum(joined) };
  });
}

import type { Context } from '../../lib/context.ts';

/** What of an order or a gift says to whom it belongs. */
export interface Owned {
  readonly uid: string | null;
  readonly owner_erased_at: Date | null;
}

export const isOwn = ({ caller }: Pick<Context, 'caller'>, { uid }: Owned): boolean =>
  uid !== null && uid === caller.uid;

/** Belongs to no account, and to none that has been erased. */
export const isFree = ({ uid, owner_erased_at }: Owned): boolean => uid === null && owner_erased_at === null;

/** The account it belongs to, as who calls sees it. */
export const ownershipOf = (ctx: Pick<Context, 'caller'>, owned: Owned): 'own' | 'free' | 'other' =>
  isFree(owned) ? 'free' : isOwn(ctx, owned) ? 'own' : 'other';

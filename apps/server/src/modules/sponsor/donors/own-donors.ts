import { Refusal } from '../../../lib/refusal.ts';
import { requireModule } from '../../config/config.service.ts';
import { orderIdOf } from '../orders/order-token.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { findOwnDonors, type Owner } from './donor.repository.ts';
import { donorKey } from './donor-key.ts';

/** So many of an account's, the newest: nobody reads further down the board. */
const MOST_OF_ACCOUNT = 200;

/** Who calls, as the owner of orders; a link that opens nothing (any more) is passed over. */
export function ownerOf(ctx: SponsorContext, orderTokens: readonly string[]): Owner {
  const orderIds = orderTokens.flatMap((token) => {
    try {
      return [orderIdOf(ctx, token)];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  });
  return { uid: ctx.caller.uid, orderIds };
}

/** The keys of the entries in the list of sponsors that are of who calls. */
export async function ownDonors(
  ctx: SponsorContext,
  { orderTokens }: { orderTokens: string[] },
): Promise<{ keys: string[] }> {
  await requireModule(ctx, 'sponsor');
  const ids = await findOwnDonors(ctx.db, ownerOf(ctx, orderTokens), MOST_OF_ACCOUNT);
  return { keys: ids.map((id) => donorKey(ctx, id)) };
}

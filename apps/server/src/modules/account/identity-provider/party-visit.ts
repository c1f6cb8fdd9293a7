import { randomBytes } from 'node:crypto';
import type { ThirdParty } from '@yuanguang/contract/objects/account';
import * as z from 'zod';
import type { PartyVisit } from '../../../providers/login/party.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteOldVisits, insertVisit, takeVisit } from './party.repository.ts';

const LIVES_MS = 10 * 60_000;
const Secrets = z.object({ nonce: z.string(), verifier: z.string() });

const random = (): string => randomBytes(32).toString('base64url');
const stateHash = ({ cipher }: AccountContext, state: string) => cipher.index('user.party-state', state);
const deviceHash = ({ cipher, caller }: AccountContext) => cipher.index('user.party-device', caller.deviceId);

/** Where a third party sends the browser back to: a door of ours, which leads on to the login page. */
export const redirectUri = ({ settings }: Pick<AccountContext, 'settings'>, party: ThirdParty): string =>
  `${settings.PUBLIC_URL}/login/${party}`;

/** Begins a way to a third party: good once, for ten minutes, on this device. `uid`: who wants it linked; null: a login. */
export async function beginVisit(
  ctx: AccountContext,
  party: ThirdParty,
  uid: string | null,
): Promise<PartyVisit> {
  const visit = {
    redirectUri: redirectUri(ctx, party),
    state: random(),
    nonce: random(),
    verifier: random(),
  };
  const at = ctx.now();
  const hash = stateHash(ctx, visit.state);
  await deleteOldVisits(ctx.db, at);
  await insertVisit(ctx.db, {
    state_hash: hash,
    party,
    device_hash: deviceHash(ctx),
    uid,
    secrets_sealed: ctx.cipher.seal(
      `user.party-visit:${hash}`,
      JSON.stringify({ nonce: visit.nonce, verifier: visit.verifier }),
    ),
    expires_at: new Date(at.getTime() + LIVES_MS),
  });
  return visit;
}

/** Ends a way: it is used up. Undefined when it was never begun, or elsewhere, with another party, or too long ago. */
export async function endVisit(
  ctx: AccountContext,
  party: ThirdParty,
  state: string,
): Promise<{ visit: PartyVisit; uid: string | null } | undefined> {
  const hash = stateHash(ctx, state);
  const kept = await takeVisit(ctx.db, hash, ctx.now());
  if (!kept || kept.party !== party || kept.device_hash !== deviceHash(ctx)) return undefined;
  const secrets = Secrets.parse(JSON.parse(ctx.cipher.open(`user.party-visit:${hash}`, kept.secrets_sealed)));
  return { visit: { redirectUri: redirectUri(ctx, party), state, ...secrets }, uid: kept.uid };
}

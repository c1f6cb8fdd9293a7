import { randomBytes } from 'node:crypto';
import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import * as z from 'zod';
import type { AuthorizationRequest } from '../../../providers/identity-provider/identity-provider.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteOldRequests, insertRequest, takeRequest } from './external-identity.repository.ts';

const LIVES_MS = 10 * 60_000;
const Secrets = z.object({ nonce: z.string(), verifier: z.string() });

const random = (): string => randomBytes(32).toString('base64url');
const stateHash = ({ cipher }: AccountContext, state: string) =>
  cipher.index('user.authorization-state', state);
const deviceHash = ({ cipher, caller }: AccountContext) =>
  cipher.index('user.authorization-device', caller.deviceId);

/** Where an identity provider sends the browser back to: a route of ours, which leads on to the login page. */
export const redirectUri = (
  { settings }: Pick<AccountContext, 'settings'>,
  provider: IdentityProviderId,
): string => `${settings.PUBLIC_URL}/login/${provider}`;

/** Good once, for ten minutes, on this device. `uid`: whose account is to be linked; null: a login. */
export async function createAuthorizationRequest(
  ctx: AccountContext,
  provider: IdentityProviderId,
  uid: string | null,
): Promise<AuthorizationRequest> {
  const request = {
    redirectUri: redirectUri(ctx, provider),
    state: random(),
    nonce: random(),
    verifier: random(),
  };
  const at = ctx.now();
  const hash = stateHash(ctx, request.state);
  await deleteOldRequests(ctx.db, at);
  await insertRequest(ctx.db, {
    state_hash: hash,
    provider,
    device_hash: deviceHash(ctx),
    uid,
    secrets_sealed: ctx.cipher.seal(
      `user.authorization-request:${hash}`,
      JSON.stringify({ nonce: request.nonce, verifier: request.verifier }),
    ),
    expires_at: new Date(at.getTime() + LIVES_MS),
  });
  return request;
}

/** Uses the request up. Undefined when it was never made, or elsewhere, for another provider, or too long ago. */
export async function takeAuthorizationRequest(
  ctx: AccountContext,
  provider: IdentityProviderId,
  state: string,
): Promise<{ request: AuthorizationRequest; uid: string | null } | undefined> {
  const hash = stateHash(ctx, state);
  const kept = await takeRequest(ctx.db, hash, ctx.now());
  if (!kept || kept.provider !== provider || kept.device_hash !== deviceHash(ctx)) return undefined;
  const secrets = Secrets.parse(
    JSON.parse(ctx.cipher.open(`user.authorization-request:${hash}`, kept.secrets_sealed)),
  );
  return { request: { redirectUri: redirectUri(ctx, provider), state, ...secrets }, uid: kept.uid };
}

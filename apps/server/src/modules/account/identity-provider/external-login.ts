import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import type { LoginResult, NewToken } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { limitCaller } from '../../../lib/limits/caller-limit.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import {
  type ExternalIdentity,
  type IdentityProvider,
  IdentityProviderError,
} from '../../../providers/identity-provider/identity-provider.ts';
import { configFor } from '../../config/config.service.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { hasOtherLoginMethod } from '../login/login-methods.repository.ts';
import { sendAccountChangeEmail } from '../notices/account-change-email.ts';
import { lockUser } from '../user/lock-user.ts';
import { writeLog } from '../user/user-log.ts';
import { createAuthorizationRequest, takeAuthorizationRequest } from './authorization-request.ts';
import { linksOf, unlinkSubjects } from './external-identity.repository.ts';
import { linkIdentity, loginByIdentity } from './external-identity.ts';

const TRIES = { perDevice: 60, perAddress: 600, seconds: 3_600 };

/** What an app got from the identity provider's own kit: a code, or a signed statement. */
export interface ExternalCredential {
  readonly code?: string | undefined;
  readonly identityToken?: string | undefined;
  /** For an account that is made now. */
  readonly nickname?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/**
 * Logs in by what an app got from an identity provider; makes the account at the first time. Refuses
 * 'uni-id-config-field-required', 'uni-id-get-third-party-account-failed', 'uni-id-invalid-invite-code',
 * 'too-many-requests', and as every login.
 */
export async function loginByProvider(
  ctx: AccountContext,
  provider: IdentityProviderId,
  input: ExternalCredential,
): Promise<LoginResult> {
  await limitTries(ctx);
  const identity = await verifyCredential(ctx, await providerOf(ctx, provider), input);
  return loginByIdentity(ctx, provider, identity, input);
}

/** Links an identity provider to the account that calls. Refuses 'uni-id-bind-conflict' too. */
export async function linkProvider(
  ctx: AccountContext,
  provider: IdentityProviderId,
  input: ExternalCredential,
): Promise<Nothing> {
  await limitTries(ctx);
  const identity = await verifyCredential(ctx, await providerOf(ctx, provider), input);
  await linkIdentity(ctx, ownUid(ctx), provider, identity);
  return {};
}

/** Refuses 'uni-id-unbind-failed' when it is not linked, 'uni-id-unbind-unique-login' when it is the only login method. */
export async function unlinkProvider(ctx: AccountContext, provider: IdentityProviderId): Promise<Nothing> {
  const uid = ownUid(ctx);
  await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, uid);
    const linked = await linksOf(tx.db, uid);
    if (!linked.some((link) => link.provider === provider)) refuse('uni-id-unbind-failed');
    if (!(await hasOtherLoginMethod(tx.db, uid, { provider }))) refuse('uni-id-unbind-unique-login');
    await unlinkSubjects(tx.db, uid, provider);
    await writeLog(tx, { type: `unbind-${provider}`, succeeded: true, uid });
    await sendAccountChangeEmail(tx, user, { what: 'unlinked', provider });
  });
  return {};
}

/** The address at the identity provider where a login, or for `bind` a linking, begins in a browser. */
export async function startExternalLogin(
  ctx: AccountContext,
  { provider, bind = false }: { readonly provider: IdentityProviderId; readonly bind?: boolean | undefined },
): Promise<{ url: string; state: string }> {
  if (bind && ctx.caller.uid === null) refuse('uni-id-check-token-failed');
  await limitTries(ctx);
  const identityProvider = await providerOf(ctx, provider);
  const request = await createAuthorizationRequest(ctx, provider, bind ? ctx.caller.uid : null);
  const url = await identityProvider
    .start(request, ctx.caller.userAgent ?? '')
    .catch((error) => failed(ctx, error));
  return { url, state: request.state };
}

/** Ends it with the query the identity provider sent back: a login, or, when it began as a linking, a link. */
export async function finishExternalLogin(
  ctx: AccountContext,
  input: {
    readonly provider: IdentityProviderId;
    readonly state: string;
    readonly query: string;
    readonly inviteCode?: string | undefined;
  },
): Promise<{ login: LoginResult | null; newToken?: NewToken; linked: IdentityProviderId[] }> {
  await limitTries(ctx);
  const { provider, state, query, inviteCode } = input;
  const identityProvider = await providerOf(ctx, provider);
  const taken = await takeAuthorizationRequest(ctx, provider, state);
  if (!taken) refuse('uni-id-get-third-party-account-failed');
  // Who logged out or became another identity meanwhile links nothing.
  if (taken.uid !== null && taken.uid !== ctx.caller.uid) refuse('uni-id-check-token-failed');
  const identity = await identityProvider.finish(taken.request, query).catch((error) => failed(ctx, error));
  if (taken.uid !== null) {
    await linkIdentity(ctx, taken.uid, provider, identity);
    return { login: null, linked: await linkedProviders(ctx, taken.uid) };
  }
  const login = await loginByIdentity(ctx, provider, identity, { inviteCode });
  return { login, newToken: login.newToken, linked: await linkedProviders(ctx, login.uid) };
}

export const linkedProviders = async (ctx: AccountContext, uid: string): Promise<IdentityProviderId[]> =>
  (await linksOf(ctx.db, uid)).map(({ provider }) => provider);

async function providerOf(ctx: AccountContext, provider: IdentityProviderId): Promise<IdentityProvider> {
  const offered = await offeredProviders(ctx);
  return offered.find(({ id }) => id === provider) ?? refuse('uni-id-config-field-required');
}

/** The identity providers that people may use now: those of the settings, Google only while `isGoogle` is on. */
export async function offeredProviders(ctx: AccountContext): Promise<IdentityProvider[]> {
  const { isGoogle } = await configFor(ctx);
  return [...ctx.identityProviders.values()].filter(({ id }) => id !== 'google' || isGoogle);
}

async function verifyCredential(
  ctx: AccountContext,
  provider: IdentityProvider,
  { code, identityToken }: ExternalCredential,
): Promise<ExternalIdentity> {
  try {
    if (code !== undefined && provider.byCode) return await provider.byCode(code);
    if (identityToken !== undefined && provider.byIdentityToken) {
      return await provider.byIdentityToken(identityToken, ctx.now);
    }
  } catch (error) {
    return failed(ctx, error);
  }
  return refuse('uni-id-config-field-required');
}

/** Why an identity provider did not confirm somebody is for the log alone. */
function failed(ctx: AccountContext, error: unknown): never {
  if (!(error instanceof IdentityProviderError)) throw error;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  ctx.log.warn({ reason: error.message, cause }, 'an identity provider did not confirm a login');
  return refuse('uni-id-get-third-party-account-failed');
}

const limitTries = (ctx: AccountContext): Promise<void> => limitCaller(ctx, 'account.external-login', TRIES);

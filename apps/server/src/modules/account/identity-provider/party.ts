import type { ThirdParty } from '@yuanguang/contract/objects/account';
import type { LoginResult, NewToken } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { limit } from '../../../lib/rate-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import { type LoginParty, PartyError, type PartyPerson } from '../../../providers/login/party.ts';
import type { AccountContext } from '../account-context.ts';
import { announceChange } from '../change-email/change-letter.ts';
import { otherWaysToLogIn } from '../login/last-way.repository.ts';
import { heldUser } from '../user/held-user.ts';
import { writeLog } from '../user/user-log.ts';
import { linksOf, unlinkSubjects } from './party.repository.ts';
import { linkPerson, loginPerson } from './party-person.ts';
import { beginVisit, endVisit } from './party-visit.ts';

const HOUR = 3_600;
const TRIES_AN_HOUR = { device: 60, address: 600 };

/** What an app got from the third party's own kit: a code, or a signed statement. */
export interface PartyProof {
  readonly code?: string | undefined;
  readonly identityToken?: string | undefined;
  /** For an account that is made now. */
  readonly nickname?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/**
 * Logs in by what an app got from a third party; makes the account at the first time. Refuses
 * 'uni-id-config-field-required', 'uni-id-get-third-party-account-failed', 'uni-id-invalid-invite-code',
 * 'too-many-requests', and as every login.
 */
export async function loginByParty(
  ctx: AccountContext,
  party: ThirdParty,
  input: PartyProof,
): Promise<LoginResult> {
  await guard(ctx);
  const person = await provePerson(ctx, partyOf(ctx, party), input);
  return loginPerson(ctx, party, person, input);
}

/** Links a third party to the account that calls. Refuses 'uni-id-bind-conflict' too. */
export async function bindParty(
  ctx: AccountContext,
  party: ThirdParty,
  input: PartyProof,
): Promise<Record<never, never>> {
  await guard(ctx);
  const person = await provePerson(ctx, partyOf(ctx, party), input);
  await linkPerson(ctx, ownUid(ctx), party, person);
  return {};
}

/** Takes a third party away. Refuses 'uni-id-unbind-failed' (not linked), 'uni-id-unbind-unique-login' (the only way in). */
export async function unbindParty(ctx: AccountContext, party: ThirdParty): Promise<Record<never, never>> {
  const uid = ownUid(ctx);
  await inTransaction(ctx, async (tx) => {
    const user = await heldUser(tx, uid);
    const linked = await linksOf(tx.db, uid);
    if (!linked.some((link) => link.party === party)) refuse('uni-id-unbind-failed');
    if (!(await otherWaysToLogIn(tx.db, uid, { party }))) refuse('uni-id-unbind-unique-login');
    await unlinkSubjects(tx.db, uid, party);
    await writeLog(tx, { type: `unbind-${party}`, succeeded: true, uid });
    await announceChange(tx, user, { what: 'unlinked', party });
  });
  return {};
}

/** The address at the third party where a login, or for `bind` a linking, begins in a browser. */
export async function startPartyVisit(
  ctx: AccountContext,
  { party, bind = false }: { readonly party: ThirdParty; readonly bind?: boolean | undefined },
): Promise<{ url: string; state: string }> {
  if (bind && ctx.caller.uid === null) refuse('uni-id-check-token-failed');
  await guard(ctx);
  const there = partyOf(ctx, party);
  const visit = await beginVisit(ctx, party, bind ? ctx.caller.uid : null);
  const url = await there.start(visit, ctx.caller.userAgent ?? '').catch((error) => failed(ctx, error));
  return { url, state: visit.state };
}

/** Ends it with the query the third party sent back: a login, or, when the way began as a linking, a link. */
export async function finishPartyVisit(
  ctx: AccountContext,
  input: {
    readonly party: ThirdParty;
    readonly state: string;
    readonly query: string;
    readonly inviteCode?: string | undefined;
  },
): Promise<{ login: LoginResult | null; newToken?: NewToken; linked: ThirdParty[] }> {
  await guard(ctx);
  const { party, state, query, inviteCode } = input;
  const there = partyOf(ctx, party);
  const ended = await endVisit(ctx, party, state);
  if (!ended) refuse('uni-id-get-third-party-account-failed');
  // Who logged out or became another person meanwhile links nothing.
  if (ended.uid !== null && ended.uid !== ctx.caller.uid) refuse('uni-id-check-token-failed');
  const person = await there.finish(ended.visit, query).catch((error) => failed(ctx, error));
  if (ended.uid !== null) {
    await linkPerson(ctx, ended.uid, party, person);
    return { login: null, linked: await linkedParties(ctx, ended.uid) };
  }
  const login = await loginPerson(ctx, party, person, { inviteCode });
  return { login, newToken: login.newToken, linked: await linkedParties(ctx, login.uid) };
}

export const linkedParties = async (ctx: AccountContext, uid: string): Promise<ThirdParty[]> =>
  (await linksOf(ctx.db, uid)).map(({ party }) => party);

function partyOf(ctx: AccountContext, party: ThirdParty): LoginParty {
  return ctx.parties.get(party) ?? refuse('uni-id-config-field-required');
}

async function provePerson(
  ctx: AccountContext,
  party: LoginParty,
  { code, identityToken }: PartyProof,
): Promise<PartyPerson> {
  try {
    if (code !== undefined && party.byCode) return await party.byCode(code);
    if (identityToken !== undefined && party.byIdentityToken) {
      return await party.byIdentityToken(identityToken, ctx.now);
    }
  } catch (error) {
    return failed(ctx, error);
  }
  return refuse('uni-id-config-field-required');
}

/** Why a third party did not confirm somebody is for the log alone. */
function failed(ctx: AccountContext, error: unknown): never {
  if (!(error instanceof PartyError)) throw error;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  ctx.log.warn({ reason: error.message, cause }, 'a third party did not confirm a login');
  return refuse('uni-id-get-third-party-account-failed');
}

async function guard(ctx: AccountContext): Promise<void> {
  const { ip, deviceId } = ctx.caller;
  await limit(ctx, { key: `account.party:${ip}:${deviceId}`, points: TRIES_AN_HOUR.device, seconds: HOUR });
  await limit(ctx, { key: `account.party:${ip}`, points: TRIES_AN_HOUR.address, seconds: HOUR });
}

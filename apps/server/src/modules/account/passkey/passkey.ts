import type { Passkey } from '@yuanguang/contract/objects/account-passkeys';
import type { LoginResult } from '@yuanguang/contract/objects/uni-id-co';
import { inTransaction } from '../../../lib/context.ts';
import { limitCaller } from '../../../lib/limits/caller-limit.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext } from '../account-context.ts';
import { hasOtherLoginMethod } from '../login/login-methods.repository.ts';
import { finishLogin } from '../login/login-result.ts';
import { sendAccountChangeEmail } from '../notices/account-change-email.ts';
import { deviceName } from '../session/device-name.ts';
import { requireFreshProof } from '../session/proof.ts';
import { lockUser } from '../user/lock-user.ts';
import { findUser, type User } from '../user/user.repository.ts';
import { writeLog } from '../user/user-log.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  passkeysOf,
  type StoredPasskey,
  usePasskey,
} from './passkey.repository.ts';
import { LoginAnswer, NewPasskeyAnswer } from './passkey-answer.ts';
import { CHALLENGE_MS, newChallenge, useChallenge } from './passkey-challenge.ts';

/** Ed25519, ES256, RS256: what authenticators have today, in the order of our preference. */
const ALGORITHMS = [-8, -7, -257];
const MOST_PASSKEYS = 10;
const MOST_NAME = 32;
const TRIES = { perDevice: 30, perAddress: 300, seconds: 600 };

/** Loaded at the first passkey: it takes longer than everything else a start loads. */
const webauthn = () => import('@simplewebauthn/server');

type Json = Readonly<Record<string, unknown>>;

/** The passkeys of who calls, oldest first. */
export async function listPasskeys(ctx: AccountContext): Promise<{ passkeys: Passkey[] }> {
  return { passkeys: (await passkeysOf(ctx.db, ownUid(ctx))).map(view) };
}

/** What the browser needs to make a new passkey. Refuses 'proof-required', 'passkey-limit', 'too-many-requests'. */
export async function startRegistration(ctx: AccountContext): Promise<{ options: Record<string, unknown> }> {
  await limitTries(ctx);
  await requireFreshProof(ctx);
  const uid = ownUid(ctx);
  const [user, known] = await Promise.all([findUser(ctx.db, uid), passkeysOf(ctx.db, uid)]);
  if (known.length >= MOST_PASSKEYS) refuse('passkey-limit');
  const called = (user && nameOf(user)) ?? ctx.relyingParty.name;
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: ctx.relyingParty.name,
    rpID: ctx.relyingParty.id,
    userID: new Uint8Array(Buffer.from(uid)),
    userName: called,
    userDisplayName: called,
    challenge: await newChallenge(ctx, uid),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { options: { ...options } };
}

/**
 * Keeps a new passkey. That the person was proven a moment ago was asked when the challenge was made, which lives five
 * minutes: a device that took its time is not sent away with a key that nobody knows. Refuses 'passkey-failed' (not made
 * by us, not now, not here, or known already), 'passkey-limit'.
 */
export async function addPasskey(
  ctx: AccountContext,
  { response, name }: { readonly response: Json; readonly name: string },
): Promise<{ passkeys: Passkey[] }> {
  const uid = ownUid(ctx);
  const answer = NewPasskeyAnswer.safeParse(response);
  if (!answer.success) refuse('passkey-failed');
  const verified = await (await webauthn())
    .verifyRegistrationResponse({
      response: answer.data,
      expectedChallenge: (challenge) => useChallenge(ctx, challenge, uid),
      expectedOrigin: ctx.relyingParty.origin,
      expectedRPID: ctx.relyingParty.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    })
    .catch((error: Error) => failed(ctx, error));
  if (!verified.verified) refuse('passkey-failed');
  const { credential } = verified.registrationInfo;
  await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, uid);
    const { length } = await passkeysOf(tx.db, uid);
    if (length >= MOST_PASSKEYS) refuse('passkey-limit');
    const added = await insertPasskey(tx.db, {
      id: credential.id,
      uid,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: cleanName(name) || deviceName(tx.caller.userAgent ?? '') || String(length + 1),
      created_at: tx.now(),
      last_used_at: null,
    });
    if (!added) refuse('passkey-failed');
    await writeLog(tx, { type: 'bind-passkey', succeeded: true, uid });
    await sendAccountChangeEmail(tx, user, { what: 'passkeyAdded' });
  });
  return listPasskeys(ctx);
}

/** Takes a passkey away; one that is not there is gone already. Refuses 'proof-required', 'uni-id-unbind-unique-login'. */
export async function removePasskey(
  ctx: AccountContext,
  { id }: { readonly id: string },
): Promise<{ passkeys: Passkey[] }> {
  await requireFreshProof(ctx);
  const uid = ownUid(ctx);
  await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, uid);
    if ((await findPasskey(tx.db, id))?.uid !== uid) return;
    if (!(await hasOtherLoginMethod(tx.db, uid, { passkey: id }))) refuse('uni-id-unbind-unique-login');
    await deletePasskey(tx.db, uid, id);
    await writeLog(tx, { type: 'unbind-passkey', succeeded: true, uid });
    await sendAccountChangeEmail(tx, user, { what: 'passkeyRemoved' });
  });
  return listPasskeys(ctx);
}

/** What the browser needs to log in by any passkey it has for us: nobody says a name. Refuses 'too-many-requests'. */
export async function startPasskeyLogin(ctx: AccountContext): Promise<{ options: Record<string, unknown> }> {
  await limitTries(ctx);
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: ctx.relyingParty.id,
    challenge: await newChallenge(ctx, null),
    timeout: CHALLENGE_MS,
    userVerification: 'preferred',
  });
  return { options: { ...options } };
}

/** Logs in by a passkey. Refuses 'passkey-failed', 'too-many-requests', and as every login. */
export async function loginByPasskey(
  ctx: AccountContext,
  { response }: { readonly response: Json },
): Promise<LoginResult> {
  await limitTries(ctx);
  const answer = LoginAnswer.safeParse(response);
  const passkey = answer.success ? await findPasskey(ctx.db, answer.data.id) : undefined;
  if (!answer.success || !passkey) refuse('passkey-failed');
  const counter = await verifyLogin(ctx, answer.data, passkey);
  const user = await findUser(ctx.db, passkey.uid);
  const used = user && (await usePasskey(ctx.db, passkey.id, counter, ctx.now()));
  if (!used) {
    await writeLog(ctx, { type: 'login', succeeded: false, uid: passkey.uid });
    refuse('passkey-failed');
  }
  return finishLogin(ctx, user);
}

/** The new count of signatures. Refuses 'passkey-failed' when anything about the answer does not hold. */
async function verifyLogin(
  ctx: AccountContext,
  answer: LoginAnswer,
  passkey: StoredPasskey,
): Promise<number> {
  const verified = await (await webauthn())
    .verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => useChallenge(ctx, challenge, null),
      expectedOrigin: ctx.relyingParty.origin,
      expectedRPID: ctx.relyingParty.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    })
    .catch((error: Error) => failed(ctx, error));
  const { userHandle } = answer.response;
  const ofOwner = !userHandle || Buffer.from(userHandle, 'base64url').toString() === passkey.uid;
  if (!verified.verified || !ofOwner) refuse('passkey-failed');
  return verified.authenticationInfo.newCounter;
}

/** The library throws for whatever does not hold; why is for the log alone. */
function failed(ctx: AccountContext, error: Error): never {
  ctx.log.info({ reason: error.message }, 'a passkey was refused');
  return refuse('passkey-failed');
}

const limitTries = (ctx: AccountContext): Promise<void> => limitCaller(ctx, 'account.passkey', TRIES);

/** What an authenticator shows beside the key; it keeps it, so no number and no address. */
const nameOf = (user: User): string | null => user.nickname ?? user.username;

const cleanName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()].slice(0, MOST_NAME).join('');

function view({ id, name, created_at, last_used_at }: StoredPasskey): Passkey {
  return {
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}

import { randomBytes } from 'node:crypto';
import type { AccountContext } from '../account-context.ts';
import { deleteOldChallenges, insertChallenge, takeChallenge } from './passkey.repository.ts';

const LIVES_MS = 5 * 60_000;
/** What a browser is told, in milliseconds. */
export const CHALLENGE_MS = LIVES_MS;

/** A device that answers is the one that asked: its id is part of what is kept. */
const hashOf = ({ cipher, caller }: AccountContext, challenge: string): string =>
  cipher.index(`user.passkey:${caller.deviceId}`, challenge);

/** 32 random bytes to be signed, good once, for five minutes. `uid`: whose new passkey it is for; null: a login. */
export async function newChallenge(
  ctx: AccountContext,
  uid: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const at = ctx.now();
  await deleteOldChallenges(ctx.db, at);
  await insertChallenge(ctx.db, {
    challenge_hash: hashOf(ctx, Buffer.from(challenge).toString('base64url')),
    uid,
    expires_at: new Date(at.getTime() + LIVES_MS),
  });
  return challenge;
}

/** Whether `challenge` (base64url) waits for this person's new passkey, or, with null, for a login. It is used up. */
export async function useChallenge(
  ctx: AccountContext,
  challenge: string,
  uid: string | null,
): Promise<boolean> {
  const taken = await takeChallenge(ctx.db, hashOf(ctx, challenge), ctx.now());
  return taken !== undefined && taken.uid === uid;
}

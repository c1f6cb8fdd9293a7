import { randomInt } from 'node:crypto';
import { inTransaction } from '../../../lib/context.ts';
import { limitCaller } from '../../../lib/limits/caller-limit.ts';
import { maskMobile } from '../../../lib/mask-mobile.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { AccountContext, Nothing } from '../account-context.ts';
import { openMobile } from '../user/personal.ts';
import { findUser, updateUser } from '../user/user.repository.ts';
import { findInvited, findInviter, holdInvitations, passOnInviters } from './invitation.repository.ts';

const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;
const CODE = /^[2-9A-HJ-NP-Z]{6}(?![0-9A-Z])/;
const PAGE = 20;

/** Six of 2–9 and A–Z without I and O. */
export function newInviteCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** The code in what was given: existing clients send the 20 characters that followed it in the clipboard. */
export function readInviteCode(text: string): string | undefined {
  return CODE.exec(text.trim().toUpperCase())?.[0];
}

/**
 * Who invited somebody with this code, the nearest first; without a code nobody. Refuses 'uni-id-invalid-invite-code'.
 * Call it in the transaction that adds the account.
 */
export async function invitersOf(ctx: AccountContext, inviteCode: string | undefined): Promise<string[]> {
  if (inviteCode === undefined) return [];
  await holdInvitations(ctx.db, 'shared');
  const code = readInviteCode(inviteCode);
  const inviter = code === undefined ? undefined : await findInviter(ctx.db, code);
  if (!inviter) refuse('uni-id-invalid-invite-code', 'inviteCode');
  return [inviter.id, ...inviter.inviter_uids];
}

/** A code is found once in a billion guesses; nobody is to make that many. */
const TRIES = { perUser: 10, perAddress: 200, seconds: 3_600 };

/**
 * Enters later who invited one, once; who was invited by oneself, directly or not, cannot be one's inviter.
 * Refuses 'uni-id-invalid-invite-code', 'uni-id-change-inviter-forbidden' and 'too-many-requests'.
 */
export async function acceptInvite(
  ctx: AccountContext,
  { inviteCode }: { readonly inviteCode: string },
): Promise<Nothing> {
  const uid = ownUid(ctx);
  await limitCaller(ctx, 'account.invite', TRIES);
  return inTransaction(ctx, async (tx) => {
    // One after the other: two who accept each other at the same time must not become each other's inviters.
    await holdInvitations(tx.db, 'alone');
    const inviters = await invitersOf(tx, inviteCode);
    const self = await findUser(tx.db, uid);
    if (!self || self.inviter_uids.length > 0) refuse('uni-id-change-inviter-forbidden');
    if (inviters.includes(uid)) refuse('uni-id-invalid-invite-code', 'inviteCode');
    await updateUser(tx.db, uid, { inviter_uids: inviters, invited_at: tx.now() });
    await passOnInviters(tx.db, uid, inviters);
    return {};
  });
}

export interface InvitedQuery {
  /** 1: whom one invited oneself; 2: whom those invited, and so on. */
  readonly level: number;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly needTotal?: boolean | undefined;
}

/** Who came by one's invitation, the latest first; numbers are partly hidden. */
export async function getInvitedUser(ctx: AccountContext, query: InvitedQuery) {
  const { level, limit = PAGE, offset = 0, needTotal = false } = query;
  const { users, total } = await findInvited(ctx.db, { uid: ownUid(ctx), level, limit, offset });
  const invitedUser = users.map((user) => {
    const mobile = openMobile(ctx.cipher, user);
    return {
      uid: user.id,
      ...(user.username === null ? {} : { username: user.username }),
      ...(mobile === null ? {} : { mobile: maskMobile(mobile) }),
      inviteTime: (user.invited_at ?? user.registered_at).getTime(),
    };
  });
  return { invitedUser, ...(needTotal ? { total } : {}) };
}

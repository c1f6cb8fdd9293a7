import type { ShrineRole } from '@yuanguang/contract/objects/worship';
import { cleanName } from '@yuanguang/contract/rules/shrine';
import { inTransaction } from '../../../lib/context.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { ShrineRow } from '../worship.tables.ts';
import type { WorshipContext } from '../worship-context.ts';
import { findMember, type Member } from './member.repository.ts';
import { holdShrine } from './shrine.repository.ts';

/** Shrines that one person belongs to. */
export const SHRINES_MAX = 9;
export const MEMBERS_MAX = 50;

/** What somebody writes as a name, as it is kept. Refuses 'worship-name-required', 'worship-name-too-long'. */
export function nameOf(written: string, field: string): string {
  const read = cleanName(written);
  return 'refused' in read ? refuse(read.refused, field) : read.name;
}

/** Who calls, as one who belongs to a shrine. Refuses 'worship-shrine-not-found' whether there is one or not. */
export async function ownMembership(ctx: WorshipContext, shrineId: string): Promise<Member> {
  const member = await findMember(ctx.db, shrineId, ownUid(ctx));
  if (!member || member.left_at !== null) return refuse('worship-shrine-not-found', 'shrine');
  return member as Member;
}

/**
 * Does something with a shrine that who calls belongs to, as its owner where that is asked for, in a transaction in which
 * nobody else changes it. Refuses 'worship-shrine-not-found', 'worship-not-owner'.
 */
export function inShrine<Result>(
  ctx: WorshipContext,
  { shrine: id, role }: { readonly shrine: string; readonly role: ShrineRole },
  work: (tx: WorshipContext, shrine: ShrineRow, member: Member) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (tx) => {
    const shrine = await holdShrine(tx.db, id);
    if (!shrine) return refuse('worship-shrine-not-found', 'shrine');
    const member = await ownMembership(tx, id);
    if (role === 'owner' && member.role !== 'owner') refuse('worship-not-owner');
    return work(tx, shrine, member);
  });
}

import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { refuse } from '../../../lib/refusal.ts';
import type { WorshipContext } from '../worship-context.ts';
import { inShrine, nameOf } from './belonging.ts';
import { tellNews, tellOwner } from './family-news.ts';
import { type Member, membersOf, updateMember } from './member.repository.ts';
import { sealMember, viewOf } from './shrine-view.ts';

type Answer = Promise<{ shrine: FamilyShrine }>;

/** How the family knows who calls. */
export async function callMe(
  ctx: WorshipContext,
  input: { readonly shrine: string; readonly name: string },
): Answer {
  const name = nameOf(input.name, 'name');
  return inShrine(ctx, { ...input, role: 'family' }, async (tx, { id }, member) => {
    await updateMember(tx.db, member.id, { name_sealed: sealMember(tx.cipher, member.id, name) });
    return { shrine: await viewOf(tx, id) };
  });
}

/** Nothing of the name stays; what was offered does, without it. */
const gone = ({ now }: WorshipContext, removed: boolean) => ({
  left_at: now(),
  name_sealed: null,
  removed,
});

/** Refuses 'worship-owner-leaves': an owner hands the shrine over first, or closes it. */
export async function leave(
  ctx: WorshipContext,
  { shrine }: { readonly shrine: string },
): Promise<Record<string, never>> {
  return inShrine(ctx, { shrine, role: 'family' }, async (tx, { id }, member) => {
    if (member.role === 'owner') refuse('worship-owner-leaves');
    await updateMember(tx.db, member.id, gone(tx, false));
    await tellOwner(tx, id, 'left', member.id);
    return {};
  });
}

interface Named {
  readonly shrine: string;
  readonly member: string;
}

/** Refuses 'worship-member-not-found', and 'worship-owner-leaves' for the owner. */
export async function removeMember(ctx: WorshipContext, { shrine, member }: Named): Answer {
  return inShrine(ctx, { shrine, role: 'owner' }, async (tx, { id }) => {
    const other = await memberNamed(tx, id, member);
    if (other.role === 'owner') refuse('worship-owner-leaves');
    await updateMember(tx.db, other.id, gone(tx, true));
    await tellNews(tx, other.uid, 'removed', other.id);
    return { shrine: await viewOf(tx, id) };
  });
}

/** Makes another member the owner, and the owner a member. Refuses 'worship-member-not-found'. */
export async function transfer(ctx: WorshipContext, { shrine, member }: Named): Answer {
  return inShrine(ctx, { shrine, role: 'owner' }, async (tx, { id }, owner) => {
    const other = await memberNamed(tx, id, member);
    // One owner at a time, at every moment.
    await updateMember(tx.db, owner.id, { role: 'family' });
    await updateMember(tx.db, other.id, { role: 'owner' });
    await tellNews(tx, other.uid, 'owner', other.id);
    return { shrine: await viewOf(tx, id) };
  });
}

async function memberNamed({ db }: WorshipContext, shrineId: string, id: string): Promise<Member> {
  const members = await membersOf(db, [shrineId]);
  return members.find((member) => member.id === id) ?? refuse('worship-member-not-found', 'member');
}

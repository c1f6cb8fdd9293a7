import type { FamilyShrine, OpenInvitation } from '@yuanguang/contract/objects/worship';
import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { hashOfCode, type Invitation, isOpen, newInvitation } from '../../../lib/invitation.ts';
import { DEVICES_PER_ADDRESS, limitCaller, PERSONS_PER_ADDRESS } from '../../../lib/limits/caller-limit.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { WorshipContext } from '../worship-context.ts';
import { inShrine, MEMBERS_MAX, nameOf } from './belonging.ts';
import { tellOwner } from './family-news.ts';
import {
  deleteEnded,
  findInvitation,
  insertInvitation,
  openInvitations,
  useInvitation,
  withdraw,
} from './invitation.repository.ts';
import { findMember, holdPerson, membersOf, putMember } from './member.repository.ts';
import { findShrines, holdShrine } from './shrine.repository.ts';
import { openMember, openName, sealMember, viewOf } from './shrine-view.ts';
import { requireRoom } from './shrines.ts';

/** After that, who asks with an old code is told the same, and nothing of it is kept. */
const KEPT_MS = 30 * DAY_MS;
const OPEN_MAX = 10;
const HOUR_SECONDS = 3_600;
const MADE_AN_HOUR = 30;
const TRIED_AN_HOUR = 20;

const shown = ({ id, made_at, ends_at }: Invitation): OpenInvitation => ({
  id,
  madeAt: made_at.toISOString(),
  endsAt: ends_at.toISOString(),
});

/** A code for one person. Refuses 'worship-invitations-full', 'worship-members-full'. */
export async function invite(
  ctx: WorshipContext,
  { shrine }: { readonly shrine: string },
): Promise<{ code: string; invitation: OpenInvitation }> {
  await limitCaller(ctx, 'worship.invite', {
    perUser: MADE_AN_HOUR,
    perAddress: MADE_AN_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
  return inShrine(ctx, { shrine, role: 'owner' }, async (tx, { id }, { uid }) => {
    const at = tx.now();
    await deleteEnded(tx.db, id, new Date(at.getTime() - KEPT_MS));
    if ((await openInvitations(tx.db, id, at)).length >= OPEN_MAX) refuse('worship-invitations-full');
    if ((await membersOf(tx.db, [id])).length >= MEMBERS_MAX) refuse('worship-members-full');
    const { code, invitation } = newInvitation(at);
    await insertInvitation(tx.db, { ...invitation, shrine_id: id, maker_uid: uid, used_uid: null });
    return { code, invitation: shown(invitation) };
  });
}

type Open = Promise<{ invitations: OpenInvitation[] }>;

export function invitations(ctx: WorshipContext, { shrine }: { readonly shrine: string }): Open {
  return inShrine(ctx, { shrine, role: 'owner' }, (tx, { id }) => listOpen(tx, id));
}

export function withdrawInvitation(
  ctx: WorshipContext,
  { shrine, invitation }: { readonly shrine: string; readonly invitation: string },
): Open {
  return inShrine(ctx, { shrine, role: 'owner' }, async (tx, { id }) => {
    await withdraw(tx.db, id, invitation, tx.now());
    return listOpen(tx, id);
  });
}

async function listOpen({ db, now }: WorshipContext, shrineId: string): Open {
  return { invitations: (await openInvitations(db, shrineId, now())).map(shown) };
}

/** What a code leads to, and who invites. Refuses 'worship-invitation-over', whatever is wrong with it. */
export async function invitation(
  ctx: WorshipContext,
  { code }: { readonly code: string },
): Promise<{ shrine: string; from: string }> {
  await limitCaller(ctx, 'worship.invitation', {
    perDevice: TRIED_AN_HOUR,
    perAddress: TRIED_AN_HOUR * DEVICES_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
  const { db, cipher } = ctx;
  const row = await findInvitation(db, hashOfCode(code));
  if (!row || !isOpen(row, ctx.now())) return refuse('worship-invitation-over', 'code');
  const [shrine] = await findShrines(db, [row.shrine_id]);
  const members = await membersOf(db, [row.shrine_id]);
  // Who made it may have handed the shrine over and left.
  const from =
    members.find(({ uid }) => uid === row.maker_uid) ?? members.find(({ role }) => role === 'owner');
  if (!shrine || !from) return refuse('worship-invitation-over', 'code');
  return { shrine: openName(cipher, shrine), from: openMember(cipher, from) };
}

/** Uses a code; asked again by who has joined with it, it answers the same. */
export async function join(
  ctx: WorshipContext,
  input: { readonly code: string; readonly myName: string },
): Promise<{ shrine: FamilyShrine }> {
  const uid = ownUid(ctx);
  const name = nameOf(input.myName, 'myName');
  await limitCaller(ctx, 'worship.join', {
    perUser: TRIED_AN_HOUR,
    perAddress: TRIED_AN_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
  const hash = hashOfCode(input.code);
  return inTransaction(ctx, async (tx) => {
    const { db, cipher } = tx;
    await holdPerson(db, uid);
    const found = await findInvitation(db, hash);
    const shrine = found && (await holdShrine(db, found.shrine_id));
    // Once more: another may have used it while the shrine was waited for.
    const row = shrine && (await findInvitation(db, hash));
    if (!row) return refuse('worship-invitation-over', 'code');
    const { shrine_id } = row;
    const before = await findMember(db, shrine_id, uid);
    if (before && before.left_at === null) {
      if (row.used_uid !== uid) refuse('worship-already-member');
      return { shrine: await viewOf(tx, shrine_id) };
    }
    const at = tx.now();
    const isRemoved = before?.removed === true && before.left_at !== null && row.made_at <= before.left_at;
    if (!isOpen(row, at) || isRemoved) refuse('worship-invitation-over', 'code');
    if ((await membersOf(db, [shrine_id])).length >= MEMBERS_MAX) refuse('worship-members-full');
    await requireRoom(tx, uid);
    await useInvitation(db, row.id, uid, at);
    // Who comes back is the same member: a name is bound to that.
    const id = before?.id ?? newId(at);
    await putMember(db, {
      id,
      shrine_id,
      uid,
      role: 'family',
      name_sealed: sealMember(cipher, id, name),
      joined_at: at,
      left_at: null,
      removed: false,
    });
    await tellOwner(tx, shrine_id, 'joined', row.id);
    return { shrine: await viewOf(tx, shrine_id) };
  });
}

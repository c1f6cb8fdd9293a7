import type { TabletGuest, TabletInvitation, TabletShownToMe } from '@yuanguang/contract/objects/hall';
import { checkTabletName } from '@yuanguang/contract/rules/tablet';
import { inTransaction } from '../../../lib/context.ts';
import type { Cipher } from '../../../lib/crypto.ts';
import { newId } from '../../../lib/ids.ts';
import { hashOfCode, isOpen, newInvitation } from '../../../lib/invitation.ts';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../../lib/limits/caller-limit.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import { requireModule } from '../../config/config.service.ts';
import { isOwn } from '../../guest/guest.service.ts';
import type { GuestRow, TabletRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';
import { lockedByLink, tabletByLink } from '../tablets/find-tablet.ts';
import { lockTablet } from '../tablets/tablet.repository.ts';
import { viewShown } from '../tablets/tablet-view.ts';
import {
  deleteGuest,
  findGuest,
  findInvitation,
  guestsOf,
  insertGuest,
  insertInvitation,
  openInvitations,
  shownTo,
  useInvitation,
  withdrawInvitation,
} from './share.repository.ts';

const OPEN_MAX = 10;
const GUESTS_MAX = 50;
const SHOWN_MAX = 200;
const HOUR = 3_600;
const MADE_AN_HOUR = 30;
const TRIED_AN_HOUR = 20;

type Shares = { invitations: TabletInvitation[]; guests: TabletGuest[] };
type Link = { readonly tabletToken: string };

const nameFor = (guestId: string): string => `hall.guest:${guestId}`;
export const openGuestName = (cipher: Cipher, { id, name_sealed }: GuestRow): string =>
  cipher.open(nameFor(id), name_sealed);

/** A link alone shares nothing: it is the account that has the tablet, or 'link-invalid'. */
function requireOwn(ctx: HallContext, row: TabletRow): TabletRow {
  return isOwn(ctx, row) ? row : refuse('link-invalid');
}

async function sharesOf({ db, cipher, now }: HallContext, tabletId: string): Promise<Shares> {
  const invitations = await openInvitations(db, tabletId, now());
  const guests = await guestsOf(db, tabletId);
  return {
    invitations: invitations.map(({ id, ends_at }) => ({ id, endsAt: ends_at.toISOString() })),
    guests: guests.map((guest) => ({
      id: guest.id,
      name: openGuestName(cipher, guest),
      since: guest.since.toISOString(),
    })),
  };
}

/** A code for one person. Refuses 'tablet-invitations-full', 'tablet-guests-full'. */
export async function invite(ctx: HallContext, { tabletToken }: Link): Promise<Shares & { code: string }> {
  await limitCaller(ctx, 'hall.invite', {
    perUser: MADE_AN_HOUR,
    perAddress: MADE_AN_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR,
  });
  return inTransaction(ctx, async (ctx) => {
    const { id } = requireOwn(ctx, await lockedByLink(ctx, tabletToken));
    const at = ctx.now();
    if ((await openInvitations(ctx.db, id, at)).length >= OPEN_MAX) refuse('tablet-invitations-full');
    if ((await guestsOf(ctx.db, id)).length >= GUESTS_MAX) refuse('tablet-guests-full');
    const { code, invitation } = newInvitation(at);
    await insertInvitation(ctx.db, { ...invitation, tablet_id: id });
    return { code, ...(await sharesOf(ctx, id)) };
  });
}

export async function shares(ctx: HallContext, { tabletToken }: Link): Promise<Shares> {
  const { id } = requireOwn(ctx, await tabletByLink(ctx, tabletToken));
  return sharesOf(ctx, id);
}

/** Withdraws an invitation, or shows it to somebody no longer. */
export function endShare(
  ctx: HallContext,
  { tabletToken, share }: Link & { share: string },
): Promise<Shares> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = requireOwn(ctx, await lockedByLink(ctx, tabletToken));
    await withdrawInvitation(ctx.db, id, share, ctx.now());
    await deleteGuest(ctx.db, id, share);
    return sharesOf(ctx, id);
  });
}

/**
 * Uses a code; asked again by who has used it, it answers the same. Refuses 'tablet-invitation-own' to the owner, and else
 * 'tablet-invitation-over'.
 */
export async function accept(
  ctx: HallContext,
  input: { readonly code: string; readonly myName: string },
): Promise<{ shown: TabletShownToMe }> {
  await requireModule(ctx, 'hall');
  const uid = ownUid(ctx);
  const name = checkTabletName(input.myName, 'myName', refuse);
  await limitCaller(ctx, 'hall.accept', {
    perUser: TRIED_AN_HOUR,
    perAddress: TRIED_AN_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR,
  });
  const hash = hashOfCode(input.code);
  return inTransaction(ctx, async (ctx) => {
    const over = (): never => refuse('tablet-invitation-over', 'code');
    const found = (await findInvitation(ctx.db, hash)) ?? over();
    const tablet = await lockTablet(ctx.db, found.tablet_id);
    // Once more: another may have used it while the tablet was waited for.
    const invitation = (await findInvitation(ctx.db, hash)) ?? over();
    if (tablet?.erased_at !== null) return over();
    if (tablet.uid === uid) refuse('tablet-invitation-own', 'code');
    const guest = await findGuest(ctx.db, tablet.id, uid);
    if (guest?.invitation_id === invitation.id) return { shown: viewFor(ctx, tablet, guest) };
    if (!isOpen(invitation, ctx.now())) over();
    if (guest) return { shown: viewFor(ctx, tablet, guest) };
    if ((await guestsOf(ctx.db, tablet.id)).length >= GUESTS_MAX) refuse('tablet-guests-full');
    await useInvitation(ctx.db, invitation.id, ctx.now());
    const id = newId(ctx.now());
    const added: GuestRow = {
      id,
      tablet_id: tablet.id,
      invitation_id: invitation.id,
      uid,
      name_sealed: ctx.cipher.seal(nameFor(id), name),
      since: ctx.now(),
    };
    await insertGuest(ctx.db, added);
    return { shown: viewFor(ctx, tablet, added) };
  });
}

/** What others show to who calls, the last first. */
export async function shownToMe(ctx: HallContext): Promise<{ shown: TabletShownToMe[] }> {
  const rows = await shownTo(ctx.db, ownUid(ctx), SHOWN_MAX);
  return {
    shown: rows.map(({ share, since, ...tablet }) => viewFor(ctx, tablet, { id: share, since })),
  };
}

const viewFor = (
  ctx: HallContext,
  tablet: TabletRow,
  { id, since }: Pick<GuestRow, 'id' | 'since'>,
): TabletShownToMe => ({ ...viewShown(ctx, tablet), share: id, since: since.toISOString() });

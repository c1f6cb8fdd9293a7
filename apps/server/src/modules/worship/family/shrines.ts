import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { type Arrangement, cleanArrangement } from '@yuanguang/contract/rules/shrine';
import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../../lib/limits/caller-limit.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { WorshipContext } from '../worship-context.ts';
import { inShrine, nameOf, SHRINES_MAX } from './belonging.ts';
import { tellNews } from './family-news.ts';
import { holdPerson, membershipsOf, membersOf, putMember } from './member.repository.ts';
import { deleteShrine, insertShrine, updateShrine } from './shrine.repository.ts';
import { sealArrangement, sealMember, sealName, viewOf, viewsOf } from './shrine-view.ts';

const MADE_AN_HOUR = 20;
const HOUR_SECONDS = 3_600;

type Answer = Promise<{ shrine: FamilyShrine }>;

/** All shrines that who calls belongs to, the first joined first. */
export async function shrines(ctx: WorshipContext): Promise<{ shrines: FamilyShrine[] }> {
  const own = await membershipsOf(ctx.db, ownUid(ctx));
  const ids = own.map(({ shrine_id }) => shrine_id);
  return { shrines: await viewsOf(ctx, ids) };
}

/** Refuses 'worship-shrines-full'. Call it with the person held (`holdPerson`). */
export async function requireRoom({ db }: WorshipContext, uid: string): Promise<void> {
  if ((await membershipsOf(db, uid)).length >= SHRINES_MAX) refuse('worship-shrines-full');
}

/** Begins a shrine of which who calls is the owner. */
export async function createShrine(
  ctx: WorshipContext,
  input: { readonly name: string; readonly myName: string; readonly arrangement: Arrangement },
): Answer {
  const uid = ownUid(ctx);
  const [name, myName] = [nameOf(input.name, 'name'), nameOf(input.myName, 'myName')];
  const arrangement = arranged(input.arrangement);
  await limitCaller(ctx, 'worship.create', {
    perUser: MADE_AN_HOUR,
    perAddress: MADE_AN_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
  return inTransaction(ctx, async (tx) => {
    await holdPerson(tx.db, uid);
    await requireRoom(tx, uid);
    const at = tx.now();
    const [id, memberId] = [newId(at), newId(at)];
    const { cipher } = tx;
    await insertShrine(tx.db, {
      id,
      name_sealed: sealName(cipher, id, name),
      arrangement_sealed: sealArrangement(cipher, id, arrangement),
      made_at: at,
    });
    await putMember(tx.db, {
      id: memberId,
      shrine_id: id,
      uid,
      role: 'owner',
      name_sealed: sealMember(cipher, memberId, myName),
      joined_at: at,
      left_at: null,
      removed: false,
    });
    return { shrine: await viewOf(tx, id) };
  });
}

export async function arrangeShrine(
  ctx: WorshipContext,
  input: { readonly shrine: string; readonly arrangement: Arrangement },
): Answer {
  const arrangement = arranged(input.arrangement);
  return inShrine(ctx, { ...input, role: 'owner' }, async (tx, { id }) => {
    await updateShrine(tx.db, id, { arrangement_sealed: sealArrangement(tx.cipher, id, arrangement) });
    return { shrine: await viewOf(tx, id) };
  });
}

export async function renameShrine(
  ctx: WorshipContext,
  input: { readonly shrine: string; readonly name: string },
): Answer {
  const name = nameOf(input.name, 'name');
  return inShrine(ctx, { ...input, role: 'owner' }, async (tx, { id }) => {
    await updateShrine(tx.db, id, { name_sealed: sealName(tx.cipher, id, name) });
    return { shrine: await viewOf(tx, id) };
  });
}

/** For good, with all that was offered in it; the journals of those who offered keep their entries. */
export async function closeShrine(
  ctx: WorshipContext,
  { shrine }: { readonly shrine: string },
): Promise<Record<string, never>> {
  return inShrine(ctx, { shrine, role: 'owner' }, async (tx, { id }, owner) => {
    const others = (await membersOf(tx.db, [id])).filter(({ uid }) => uid !== owner.uid);
    await deleteShrine(tx.db, id);
    for (const { uid, id: member } of others) await tellNews(tx, uid, 'closed', member);
    return {};
  });
}

/** An arrangement as it is kept. Refuses its codes at the field, and 'param-invalid' for what no page of ours sends. */
function arranged(written: Arrangement): Arrangement {
  const read = cleanArrangement({ ...written });
  if (!read) return refuse('param-invalid', 'arrangement');
  return 'refused' in read ? refuse(read.refused, 'arrangement.buddhas') : read.value;
}

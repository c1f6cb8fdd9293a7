import type { FamilyShrine } from '@yuanguang/contract/objects/worship';
import { type Arrangement, arrangementData, readArrangement } from '@yuanguang/contract/rules/shrine';
import type { Cipher } from '../../../lib/crypto.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { ShrineRow } from '../worship.tables.ts';
import type { WorshipContext } from '../worship-context.ts';
import { type Member, membersOf } from './member.repository.ts';
import { findShrines } from './shrine.repository.ts';

/* What people call a shrine and themselves, sealed and opened; each is bound to where it stands. */

export const sealName = (cipher: Cipher, shrineId: string, name: string): string =>
  cipher.seal(`worship.shrine:${shrineId}`, name);
export const openName = (
  cipher: Cipher,
  { id, name_sealed }: Pick<ShrineRow, 'id' | 'name_sealed'>,
): string => cipher.open(`worship.shrine:${id}`, name_sealed);

export const sealArrangement = (cipher: Cipher, shrineId: string, arrangement: Arrangement): string =>
  cipher.seal(`worship.arrangement:${shrineId}`, arrangementData(arrangement));
export const openArrangement = (cipher: Cipher, { id, arrangement_sealed }: ShrineRow): Arrangement =>
  readArrangement(cipher.open(`worship.arrangement:${id}`, arrangement_sealed));

export const sealMember = (cipher: Cipher, memberId: string, name: string): string =>
  cipher.seal(`worship.member:${memberId}`, name);
export const openMember = (cipher: Cipher, { id, name_sealed }: Member): string =>
  cipher.open(`worship.member:${id}`, name_sealed);

/** A shrine as who calls sees it. Refuses 'worship-shrine-not-found'. */
export async function viewOf(ctx: WorshipContext, shrineId: string): Promise<FamilyShrine> {
  const [shrine] = await viewsOf(ctx, [shrineId]);
  return shrine ?? refuse('worship-shrine-not-found', 'shrine');
}

/** Those of these shrines that who calls belongs to, in this order. */
export async function viewsOf(ctx: WorshipContext, shrineIds: readonly string[]): Promise<FamilyShrine[]> {
  const { db, cipher } = ctx;
  const uid = ownUid(ctx);
  const rows = new Map((await findShrines(db, shrineIds)).map((row) => [row.id, row]));
  const all = Map.groupBy(await membersOf(db, shrineIds), ({ shrine_id }) => shrine_id);
  return shrineIds.flatMap((id) => {
    const row = rows.get(id);
    const members = all.get(id) ?? [];
    const own = members.find((member) => member.uid === uid);
    if (!row || !own) return [];
    return [
      {
        id,
        name: openName(cipher, row),
        arrangement: withLists(openArrangement(cipher, row)),
        role: own.role,
        members: members.map((member) => ({
          id: member.id,
          name: openMember(cipher, member),
          role: member.role,
          mine: member.uid === uid,
        })),
      },
    ];
  });
}

/** As the contract's output wants its lists. */
const withLists = (arrangement: Arrangement): FamilyShrine['arrangement'] => ({
  ...arrangement,
  buddhas: [...arrangement.buddhas],
});

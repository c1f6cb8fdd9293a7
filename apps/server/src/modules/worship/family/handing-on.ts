import type { WorshipContext } from '../worship-context.ts';
import { tellNews, tellOwner } from './family-news.ts';
import { membershipsOf, membersOf, updateMember } from './member.repository.ts';
import { deleteShrine, holdShrine } from './shrine.repository.ts';

/**
 * An account is going: of each shrine that it owns who has belonged the longest becomes the owner; where there is nobody
 * else the shrine goes too. Who owns one is told. In the transaction of the erasure.
 */
export async function handOn(ctx: WorshipContext, uid: string): Promise<void> {
  const { db } = ctx;
  const ids = (await membershipsOf(db, uid)).map(({ shrine_id }) => shrine_id);
  // In the order in which whoever holds several takes them.
  for (const id of ids.sort()) {
    await holdShrine(db, id);
    const members = await membersOf(db, [id]);
    const own = members.find((member) => member.uid === uid);
    const heir = members.find((member) => member.uid !== uid);
    if (!heir) await deleteShrine(db, id);
    else if (own?.role === 'owner') {
      await updateMember(db, own.id, { role: 'family' });
      await updateMember(db, heir.id, { role: 'owner' });
      await tellNews(ctx, heir.uid, 'owner', heir.id);
    } else if (own) await tellOwner(ctx, id, 'left', own.id);
  }
}

import { PAGE_SIZE } from '@yuanguang/contract/constants';
import type { FamilyOffering } from '@yuanguang/contract/objects/worship';
import { LONGEST_MS } from '@yuanguang/contract/rules/altar';
import { ownUid } from '../../../lib/own-uid.ts';
import type { OfferingRow } from '../worship.tables.ts';
import type { WorshipContext } from '../worship-context.ts';
import { ownMembership } from './belonging.ts';
import { membersOf } from './member.repository.ts';
import { latestOfferings, newestOfEach } from './offering.repository.ts';
import { openMember } from './shrine-view.ts';

interface Altar {
  standing: FamilyOffering[];
  latest: FamilyOffering[];
  next: string | null;
}

/** What was offered in a shrine that who calls belongs to. Refuses 'worship-shrine-not-found'. */
export async function altar(
  ctx: WorshipContext,
  { shrine, after }: { readonly shrine: string; readonly after: string | null },
): Promise<Altar> {
  const { db, cipher } = ctx;
  await ownMembership(ctx, shrine);
  const before = after === null ? null : placeOf(after);
  const rows = await latestOfferings(db, shrine, { before, limit: PAGE_SIZE + 1 });
  const since = new Date(ctx.now().getTime() - LONGEST_MS);
  const newest = before === null ? await newestOfEach(db, shrine, since) : [];
  const names = new Map(
    (await membersOf(db, [shrine])).map((member) => [member.uid, openMember(cipher, member)]),
  );
  const own = ownUid(ctx);
  const view = ({ id, what, form, buddha, pieces, at, uid }: OfferingRow): FamilyOffering => ({
    id,
    what,
    form,
    to: buddha,
    pieces,
    at: at.getTime(),
    who: names.get(uid) ?? null,
    mine: uid === own,
  });
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    standing: newest.map(view),
    latest: page.map(view),
    next: last && rows.length > page.length ? cursorOf(last) : null,
  };
}

/* The contract lets nothing else through. */
const cursorOf = ({ at, id }: OfferingRow): string => `${at.getTime()}-${id}`;

function placeOf(cursor: string): { at: Date; id: string } {
  const [at = '', id = ''] = cursor.split('-');
  return { at: new Date(Number(at)), id };
}

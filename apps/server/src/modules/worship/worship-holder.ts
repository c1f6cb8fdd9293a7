import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { eraseDays, listDays } from './day.repository.ts';
import { handOn } from './family/handing-on.ts';
import { eraseInvitations } from './family/invitation.repository.ts';
import { eraseMemberships, membershipsOf } from './family/member.repository.ts';
import { eraseOfferings, offeringsOf } from './family/offering.repository.ts';
import { findShrines } from './family/shrine.repository.ts';
import { openArrangement, openMember, openName } from './family/shrine-view.ts';
import type { WorshipTools } from './worship-context.ts';

const MOST_EXPORTED = 20_000;

/** What is kept of a person's worship beside the journal. Of others in a shared shrine nothing is exported. */
export function worshipHolder(tools: WorshipTools): PersonalDataHolder {
  const { cipher } = tools;
  return {
    name: 'worship',
    tables: ['worship_days', 'family_shrine_members', 'family_shrine_invitations', 'family_shrine_offerings'],
    async export({ db }, uid) {
      const own = await membershipsOf(db, uid);
      const rows = await findShrines(
        db,
        own.map(({ shrine_id }) => shrine_id),
      );
      const shrines = new Map(rows.map((row) => [row.id, row]));
      return {
        days: (await listDays(db, uid, MOST_EXPORTED)).map(({ uid: _, ...day }) => day),
        shrines: own.flatMap((member) => {
          const shrine = shrines.get(member.shrine_id);
          if (!shrine) return [];
          return [
            {
              id: shrine.id,
              name: openName(cipher, shrine),
              arrangement: openArrangement(cipher, shrine),
              role: member.role,
              myName: openMember(cipher, member),
              joinedAt: member.joined_at,
            },
          ];
        }),
        offerings: (await offeringsOf(db, uid, MOST_EXPORTED)).map(
          ({ uid: _uid, replica: _replica, number: _number, ...offering }) => offering,
        ),
      };
    },
    async erase(ctx, uid) {
      await handOn({ ...ctx, ...tools }, uid);
      await eraseMemberships(ctx.db, uid);
      await eraseInvitations(ctx.db, uid);
      await eraseOfferings(ctx.db, uid);
      await eraseDays(ctx.db, uid);
    },
  };
}

import type { Language } from '@yuanguang/contract/languages';
import { tell } from '../../notice/notice.service.ts';
import type { TabletRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';
import { openPersonal } from '../tablets/personal.ts';
import { tabletNumbers } from '../tablets/tablet-number.ts';
import { TOLD_KINDS, type ToldOf } from './notice-kinds.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    /** `key` names it among what is told of a tablet: told with the same key again, it is sent no second time. */
    'hall.told': { tabletId: string; what: ToldOf; key: string };
  }
}

/**
 * Tells who registered it, in the transaction of what happened and in their language: by a mail or text message to the
 * contact that was left with it, and the account's inbox if there is one.
 */
export async function tellOwner(ctx: HallContext, row: TabletRow, what: ToldOf): Promise<void> {
  if (row.personal === null) return;
  const { contact } = openPersonal(ctx.cipher, row);
  const key = `${what}:${ctx.now().getTime()}`;
  const mailed = contact.kind === 'email';
  // Who has an account and left a telephone is told by the account's own ways.
  if (mailed || row.uid === null) {
    await ctx.jobs.enqueue(
      ctx,
      'hall.told',
      { tabletId: row.id, what, key },
      { owner: row.contact_index ?? row.id },
    );
  }
  if (row.uid === null) return;
  await tell(ctx, {
    uid: row.uid,
    kind: TOLD_KINDS[what],
    data: { number: tabletNumbers.group(row.tablet_number) },
    key: `${row.id}:${key}`,
    language: row.language as Language,
    mailed,
  });
}

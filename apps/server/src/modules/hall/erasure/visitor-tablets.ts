import type { VisitorData } from '../../../lib/personal-data.ts';
import { isFree } from '../../guest/guest.service.ts';
import { type HallTools, withTools } from '../hall-context.ts';
import { readQuery, tabletByNumber } from '../lookup/lookup.ts';
import { contactIndex, openPersonal } from '../tablets/personal.ts';
import { findByContact } from '../tablets/tablet.repository.ts';
import { eraseWished } from './erase-tablets.ts';

/** The tablets of who came without a login: by number one, by phone or email every one registered with it. */
export function visitorTablets(tools: HallTools): VisitorData {
  return {
    async find(inner, query) {
      const ctx = withTools(inner, tools);
      const asked = readQuery(query);
      if (!asked) return 'unreadable';
      const { contact } = asked;
      if (contact) {
        const rows = await findByContact(ctx.db, contactIndex(ctx.cipher, contact));
        return rows.length === 0 ? undefined : { contact, free: rows.filter(isFree).map(({ id }) => id) };
      }
      const row = await tabletByNumber(ctx, asked.number);
      if (!row) return undefined;
      return { contact: openPersonal(ctx.cipher, row).contact, free: isFree(row) ? [row.id] : [] };
    },
    erase: (ctx, id) => eraseWished(withTools(ctx, tools), id),
  };
}

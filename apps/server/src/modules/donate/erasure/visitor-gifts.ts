import type { VisitorData } from '../../../lib/personal-data.ts';
import { isFree } from '../../guest/guest.service.ts';
import { type DonateTools, withTools } from '../donate-context.ts';
import { findAllOfContact } from '../gifts/gift.repository.ts';
import { contactIndex, openPersonal } from '../gifts/personal.ts';
import { giftByNumber, readQuery } from '../lookup/lookup.ts';
import { eraseWished } from './erase-gifts.ts';

/** The gifts of who gave without a login: by gift number one, by phone or email every one made with it. */
export function visitorGifts(tools: DonateTools): VisitorData {
  return {
    async find(inner, query) {
      const ctx = withTools(inner, tools);
      const asked = readQuery(query);
      if (!asked) return 'unreadable';
      const { contact } = asked;
      if (contact) {
        const gifts = await findAllOfContact(ctx.db, contactIndex(ctx.cipher, contact));
        return gifts.length === 0 ? undefined : { contact, free: gifts.filter(isFree).map(({ id }) => id) };
      }
      const gift = await giftByNumber(ctx, asked.number);
      if (!gift) return undefined;
      return { contact: openPersonal(ctx.cipher, gift).contact, free: isFree(gift) ? [gift.id] : [] };
    },
    erase: (ctx, id) => eraseWished(withTools(ctx, tools), id),
  };
}

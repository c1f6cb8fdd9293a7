import { purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import type { PurposeId } from '@yuanguang/contract/objects/donate';
import type { NoticeKind } from '../../../lib/notice-kind.ts';
import { mailAddress } from '../../guest/guest.service.ts';
import { type TellContext, tell } from '../../notice/notice.service.ts';
import type { GiftRow } from '../donate.tables.ts';
import { giftNumbers } from '../gifts/gift-number.ts';
import { openPersonal } from '../gifts/personal.ts';
import { donateMessages } from '../receipt/messages.ts';

/** What the notice of a gift knows: no name and no amount. Whoever erases a gift need not look for them here. */
interface GiftTold {
  readonly purposeId: PurposeId;
  /** As printed: `4829-150-3761`. */
  readonly number: string;
}

const MY_GIFTS = '/pages/pay/gifts';
const THREE_DAYS = 72;

function giftKind(what: 'paid' | 'refunded'): NoticeKind<GiftTold> {
  return {
    name: `donate.${what}`,
    channels: ['push', 'mail'],
    required: false,
    usefulHours: THREE_DAYS,
    page: MY_GIFTS,
    label: (language) => donateMessages(language)(`told.${what}.label`),
    pushed: (language) => donateMessages(language)(`told.${what}.pushed`),
    words({ purposeId, number }, language) {
      const t = donateMessages(language);
      const values = { purpose: purposeById(purposeId).title[language], number };
      return { title: t(`told.${what}.title`, values), text: t(`told.${what}.text`, values) };
    },
    samples: [{ purposeId: 'lamps', number: '4829-150-3761' }],
  };
}

const KINDS = { paid: giftKind('paid'), refunded: giftKind('refunded') };
export const DONATE_NOTICES = Object.values(KINDS);

/** Tells the account of a gift, if it has one; whoever left an address with the gift has a mail of its own. */
export async function tellOwner(ctx: TellContext, gift: GiftRow, what: keyof typeof KINDS): Promise<void> {
  if (gift.uid === null || gift.personal === null) return;
  await tell(ctx, {
    uid: gift.uid,
    kind: KINDS[what],
    data: { purposeId: gift.purpose_id, number: giftNumbers.group(gift.gift_number) },
    key: gift.id,
    language: gift.language as Language,
    mailed: mailAddress(openPersonal(ctx.cipher, gift)) !== null,
  });
}

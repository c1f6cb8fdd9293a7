import type { Language, Localized } from '@yuanguang/contract/languages';
import type { NoticeKind } from '../../../lib/notice-kind.ts';
import { mailAddress } from '../../guest/guest.service.ts';
import { type TellContext, tell } from '../../notice/notice.service.ts';
import type { FullOrder } from '../orders/order.repository.ts';
import { openPersonal } from '../orders/personal.ts';
import { sponsorMessages } from '../receipt/messages.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';

/**
 * What the notice of an order knows. No name, address or parcel: whoever erases an order need not look for them here, and
 * its page shows them.
 */
interface OrderTold {
  readonly titles: Localized;
  /** As printed: `482-915-0376`. */
  readonly number: string;
}

const ORDERS_PAGE = '/pages/ucenter/orders/orders';
const THREE_DAYS = 72;
const SAMPLE = {
  'zh-Hans': '金刚经',
  'zh-Hant': '金剛經',
  en: 'The Diamond Sutra',
  ja: '金剛経',
  th: 'วัชรสูตร',
};

function orderKind(what: 'paid' | 'printing' | 'shipped'): NoticeKind<OrderTold> {
  return {
    name: `sponsor.${what}`,
    channels: ['push', 'mail'],
    required: false,
    usefulHours: THREE_DAYS,
    page: ORDERS_PAGE,
    label: (language) => sponsorMessages(language)(`told.${what}.label`),
    pushed: (language) => sponsorMessages(language)(`told.${what}.pushed`),
    words({ titles, number }, language) {
      const t = sponsorMessages(language);
      const values = { book: titles[language], number };
      return { title: t(`told.${what}.title`, values), text: t(`told.${what}.text`, values) };
    },
    samples: [{ titles: SAMPLE, number: '482-915-0376' }],
  };
}

const KINDS = { paid: orderKind('paid'), printing: orderKind('printing'), shipped: orderKind('shipped') };
export const SPONSOR_NOTICES = Object.values(KINDS);

/** Tells the account of an order, if it has one; whoever left an address with the order has a mail of its own. */
export async function tellOwner(
  ctx: TellContext,
  order: FullOrder,
  what: keyof typeof KINDS,
  key: string,
): Promise<void> {
  if (order.uid === null || order.personal === null) return;
  await tell(ctx, {
    uid: order.uid,
    kind: KINDS[what],
    data: { titles: order.titles, number: groupSponsorNumber(order.sponsor_number) },
    key,
    language: order.language as Language,
    mailed: mailAddress(openPersonal(ctx.cipher, order)) !== null,
  });
}

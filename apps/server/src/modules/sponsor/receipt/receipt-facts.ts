import { dedicationById, dedicationLine } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import type { FullOrder } from '../orders/order.repository.ts';
import { openPersonal } from '../orders/personal.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';

/** What receipt and certificate say of a paid order, in one language. */
export interface ReceiptFacts {
  /** As printed: `482-915-0376`. */
  readonly sponsorNumber: string;
  readonly name: string;
  readonly bookTitle: string;
  readonly copies: number;
  /** The verse or the sponsor's own words, line by line. */
  readonly verse: readonly string[];
  /** To whom, as a line: 普皆回向法界一切众生. */
  readonly dedication: string;
  readonly paidAt: Date;
}

/** Undefined until the order is paid, and once it is erased. */
export function receiptFacts(
  ctx: Pick<SponsorContext, 'cipher'>,
  order: FullOrder,
  language: Language,
): ReceiptFacts | undefined {
  const paid = order.status === 'paid' || order.status === 'completed';
  if (!paid || order.paid_at === null || order.erased_at !== null) return undefined;
  const { name, dedication } = openPersonal(ctx.cipher, order);
  const { textId, text, target, names } = dedication;
  return {
    sponsorNumber: groupSponsorNumber(order.sponsor_number),
    name,
    bookTitle: order.titles[language],
    copies: order.copies,
    verse: textId === null ? text.split('\n') : dedicationById(textId).lines[language],
    dedication: dedicationLine(target, names, language) ?? '',
    paidAt: order.paid_at,
  };
}

import { dedicationById, dedicationLine } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import type { CertificateFacts } from '../../certificate/certificate.service.ts';
import type { FullOrder } from '../orders/order.repository.ts';
import { openPersonal } from '../orders/personal.ts';
import { groupSponsorNumber } from '../rules/sponsor-number.ts';
import type { SponsorContext } from '../sponsor-context.ts';

/** What stands on the order's certificate; undefined until it is paid, and once it is erased. */
export function certificateFacts(
  ctx: Pick<SponsorContext, 'cipher' | 'days'>,
  order: FullOrder,
  language: Language,
): CertificateFacts | undefined {
  const paid = order.status === 'paid' || order.status === 'completed';
  if (!paid || order.paid_at === null || order.erased_at !== null) return undefined;
  const { name, dedication } = openPersonal(ctx.cipher, order);
  const { textId, text, target, names } = dedication;
  return {
    language,
    sponsorNumber: groupSponsorNumber(order.sponsor_number),
    name,
    bookTitle: order.titles[language],
    copies: order.copies,
    verse: textId === null ? text.split('\n') : dedicationById(textId).lines[language],
    dedication: dedicationLine(target, names, language) ?? '',
    paidOn: ctx.days.of(order.paid_at),
  };
}

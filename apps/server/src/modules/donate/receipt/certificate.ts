import { joinNames, purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import type { CertificateFacts } from '../../certificate/certificate.service.ts';
import type { DonateTools } from '../donate-context.ts';
import type { GiftFacts } from './gift-facts.ts';
import { donateMessages } from './messages.ts';

/** What stands on the certificate of a gift. Never the amount, silent or not: merit is not measured by it. */
export function certificateOf(
  { days }: Pick<DonateTools, 'days'>,
  { number, name, purposeId, honoree, verse, dedication, paidAt }: GiftFacts,
  language: Language,
): CertificateFacts {
  const t = donateMessages(language);
  const deed = purposeById(purposeId).deed[language];
  const upright = language !== 'en' && language !== 'th';
  return {
    language,
    number,
    numberLabel: t('certificate.number'),
    name,
    // Upright, one column says both.
    deed: upright ? deed : t('certificate.deed'),
    purpose: upright ? null : deed,
    honour:
      honoree.kind === 'self'
        ? null
        : t(`certificate.${honoree.kind}`, { names: joinNames(honoree.names, language) }),
    verse,
    dedication,
    paidOn: days.of(paidAt),
  };
}

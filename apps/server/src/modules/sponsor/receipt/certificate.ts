import type { Language } from '@yuanguang/contract/languages';
import { type CertificateFacts, hanNumber } from '../../certificate/certificate.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

type Wording = Pick<CertificateFacts, 'numberLabel' | 'deed' | 'purpose'>;

const WORDING: Readonly<Record<Language, (facts: ReceiptFacts) => Wording>> = {
  'zh-Hans': ({ bookTitle, copies }) => ({
    numberLabel: '助印编号',
    deed: `发心助印《${bookTitle}》${hanNumber(copies, 'zh-Hans')}册`,
    purpose: null,
  }),
  'zh-Hant': ({ bookTitle, copies }) => ({
    numberLabel: '助印編號',
    deed: `發心助印《${bookTitle}》${hanNumber(copies, 'zh-Hant')}冊`,
    purpose: null,
  }),
  ja: ({ bookTitle, copies }) => ({
    numberLabel: 'ご寄進番号',
    deed: `『${bookTitle}』${hanNumber(copies, 'ja')}冊の印経に寄進す`,
    purpose: null,
  }),
  en: ({ bookTitle, copies }) => ({
    numberLabel: 'Sponsor number',
    deed: `sponsored the printing of ${copies === 1 ? 'one copy' : `${copies.toLocaleString('en')} copies`} of`,
    purpose: bookTitle,
  }),
  th: ({ bookTitle, copies }) => ({
    numberLabel: 'หมายเลขร่วมพิมพ์',
    deed: `ผู้ร่วมพิมพ์พระสูตรจำนวน ${copies.toLocaleString('th')} เล่ม`,
    purpose: bookTitle,
  }),
};

/** What stands on the certificate of a sponsored printing. */
export function certificateOf(
  { days }: Pick<SponsorContext, 'days'>,
  facts: ReceiptFacts,
  language: Language,
): CertificateFacts {
  const { sponsorNumber, name, verse, dedication, paidAt } = facts;
  return {
    ...WORDING[language](facts),
    language,
    number: sponsorNumber,
    name,
    honour: null,
    verse,
    dedication,
    paidOn: days.of(paidAt),
  };
}

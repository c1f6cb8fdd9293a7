import { NOTICES } from '@yuanguang/content/notices';
import type { Localized } from '@yuanguang/contract/languages';
import { type HanLanguage, hanDigits, hanNumber } from './numerals.ts';

/** The content's own word, in Thai above all: another one there names a document for tax relief. */
export const TITLE: Localized = NOTICES.certificate.title;

export const TEMPLE: Localized = {
  'zh-Hans': '圆光寺',
  'zh-Hant': '圓光寺',
  en: 'Yuanguang Temple',
  ja: '円光寺',
  th: 'วัดหยวนกวง',
};

/** A certificate must not be taken for an official receipt. */
export const NOTE: Localized = {
  'zh-Hans': '本证书为功德纪念，非财务票据',
  'zh-Hant': '本證書為功德紀念，非財務票據',
  en: 'A remembrance of merit; not an official receipt',
  ja: '功徳の記念であり、領収書ではありません',
  th: 'เพื่อเป็นที่ระลึกแห่งบุญ มิใช่ใบเสร็จรับเงิน',
};

export const VERTICAL = {
  'zh-Hans': {
    number: (digits: string) => `助印编号　${hanDigits(digits)}`,
    deed: (book: string, copies: number) => `发心助印《${book}》${hanNumber(copies, 'zh-Hans')}册`,
  },
  'zh-Hant': {
    number: (digits: string) => `助印編號　${hanDigits(digits)}`,
    deed: (book: string, copies: number) => `發心助印《${book}》${hanNumber(copies, 'zh-Hant')}冊`,
  },
  ja: {
    number: (digits: string) => `助印番号　${hanDigits(digits)}`,
    deed: (book: string, copies: number) => `『${book}』${hanNumber(copies, 'ja')}冊を助印す`,
  },
} as const satisfies Record<HanLanguage, object>;

export const HORIZONTAL = {
  en: {
    lead: 'With joy and gratitude this records that',
    deed: (copies: number) =>
      `sponsored the printing of ${copies === 1 ? 'one copy' : `${copies.toLocaleString('en')} copies`} of`,
    number: (digits: string) => `Sponsor number ${digits}`,
    locale: 'en-GB',
  },
  th: {
    lead: 'ขออนุโมทนาบุญแด่',
    deed: (copies: number) => `ผู้ร่วมพิมพ์พระสูตรจำนวน ${copies.toLocaleString('th')} เล่ม`,
    number: (digits: string) => `หมายเลขร่วมพิมพ์ ${digits}`,
    locale: 'th-TH',
  },
} as const;

import { NOTICES } from '@yuanguang/content/notices';
import type { Localized } from '@yuanguang/contract/languages';

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

export const HORIZONTAL = {
  en: { lead: 'With joy and gratitude this records that', locale: 'en-GB' },
  th: { lead: 'ขออนุโมทนาบุญแด่', locale: 'th-TH' },
} as const;

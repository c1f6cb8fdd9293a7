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

/** Over a card that is shown to others. */
export const CARD_TITLE: Localized = {
  'zh-Hans': '随喜赞叹',
  'zh-Hant': '隨喜讚歎',
  en: 'Rejoicing in merit',
  ja: '随喜讃歎',
  th: 'ขออนุโมทนาบุญ',
};

/** In the place of a name that is not shown. */
export const UNNAMED: Localized = {
  'zh-Hans': '隐名善信',
  'zh-Hant': '隱名善信',
  en: 'An unnamed giver',
  ja: '匿名の施主',
  th: 'ผู้ไม่ออกนาม',
};

/** At the foot of a card, which is no certificate either. */
export const CARD_NOTE: Localized = {
  ...NOTE,
  'zh-Hans': '功德纪念，非财务票据',
  'zh-Hant': '功德紀念，非財務票據',
};

/** To whom a card dedicates: whom the giver named is not for everybody. */
export const CARD_VOW: Localized = {
  'zh-Hans': '愿以此功德　普及于一切',
  'zh-Hant': '願以此功德　普及於一切',
  en: 'May this merit reach all beings',
  ja: '願わくは此の功徳を以て　普く一切に及ぼさん',
  th: 'ขอบุญนี้จงสำเร็จแก่สรรพสัตว์ทั้งปวง',
};

export const HORIZONTAL = {
  en: { lead: 'With joy and gratitude this records that', locale: 'en-GB' },
  th: { lead: 'ขออนุโมทนาบุญแด่', locale: 'th-TH' },
} as const;

import { readEmail } from '@yuanguang/contract/rules/contact';
import type { SearchSource } from '../../shared/feature/search-source.ts';
import { toHash } from '../../shared/router/address.ts';
import { sponsorCloud } from './cloud.ts';

/** Digits in groups, as sponsor numbers and telephone numbers are written; fewer than this are a year or a count. */
const NUMBER = /^\+?[\d\s().-]+$/;
const LEAST_DIGITS = 6;

const isNumber = (text: string) => NUMBER.test(text) && text.replace(/\D/g, '').length >= LEAST_DIGITS;

/** The books that can be sponsored; and who typed a number or an email wants to see a sponsorship again. */
const source: SearchSource = {
  all: async (language) => {
    const { books } = await sponsorCloud.books({ language });
    return books.map(({ id, title, summary }) => ({
      id,
      title,
      words: summary,
      href: toHash({ to: '/', search: { book: id } }),
    }));
  },
  words: {
    lookup: {
      'zh-Hans': '订单 编号 手机 证书 回执 发票 退款 找回',
      'zh-Hant': '訂單 編號 手機 證書 回執 發票 退款 找回',
      en: 'order number phone email certificate receipt refund find',
      ja: '注文 番号 電話 証書 受領書 領収書 返金',
      th: 'คำสั่ง หมายเลข โทรศัพท์ บัตร ใบเสร็จ คืนเงิน',
    },
  },
  leads: (query) => {
    const text = query.normalize('NFKC').trim();
    if (!isNumber(text) && readEmail(text) === undefined) return undefined;
    return { entry: 'lookup', href: toHash({ to: '/searchresult', search: { query: text } }) };
  },
};
export default source;

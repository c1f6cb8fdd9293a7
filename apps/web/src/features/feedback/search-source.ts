import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which the way to the office is found. */
const source: SearchSource = {
  words: {
    feedback: {
      'zh-Hans': '建议 投诉 问题 反映 留言 客服 客堂 联系',
      'zh-Hant': '建議 投訴 問題 反映 留言 客服 客堂 聯繫',
      en: 'contact complaint problem suggestion message office help',
      ja: 'ご意見 お問い合わせ 連絡 不具合 要望',
      th: 'ติดต่อ ร้องเรียน ปัญหา ข้อเสนอแนะ แจ้ง',
    },
  },
};
export default source;

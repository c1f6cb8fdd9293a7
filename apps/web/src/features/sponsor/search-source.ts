import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which the printing of books is found. */
const source: SearchSource = {
  words: {
    sponsor: {
      'zh-Hans': '印经 印书 助印 流通 请经 经书 法宝',
      'zh-Hant': '印經 印書 助印 流通 請經 經書 法寶',
      en: 'print book scripture sutra sponsor',
      ja: '印経 経典 寄進',
      th: 'พิมพ์ พระสูตร หนังสือ ร่วมพิมพ์',
    },
    donated: {
      'zh-Hans': '名单 功德榜 助印人',
      'zh-Hant': '名單 功德榜 助印人',
      en: 'names list sponsors board',
      ja: '芳名 名簿',
      th: 'รายชื่อ ผู้ร่วมพิมพ์',
    },
    orders: {
      'zh-Hans': '订单 记录 证书 进度 寄送 快递',
      'zh-Hant': '訂單 記錄 證書 進度 寄送 快遞',
      en: 'orders history certificate parcel progress',
      ja: '注文 記録 証書 配送',
      th: 'คำสั่ง ประวัติ ใบอนุโมทนา พัสดุ',
    },
  },
};
export default source;

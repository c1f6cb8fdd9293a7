import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which giving is found. */
const source: SearchSource = {
  words: {
    donate: {
      'zh-Hans': '捐款 捐赠 布施 供养 供灯 供花 供斋 放生 功德金 每月',
      'zh-Hant': '捐款 捐贈 布施 供養 供燈 供花 供齋 放生 功德金 每月',
      en: 'donation donate offering lamp flowers monthly money',
      ja: '寄付 お布施 供養 献灯 献花 毎月',
      th: 'บริจาค ทำบุญ ถวาย ประทีป ดอกไม้ รายเดือน',
    },
    givers: {
      'zh-Hans': '名单 功德榜 捐款人 布施',
      'zh-Hant': '名單 功德榜 捐款人 布施',
      en: 'names list donors board',
      ja: '芳名 名簿 寄付者',
      th: 'รายชื่อ ผู้บริจาค ผู้ทำบุญ',
    },
    gifts: {
      'zh-Hans': '记录 证书 捐款 退款 每月',
      'zh-Hant': '記錄 證書 捐款 退款 每月',
      en: 'history certificate donation refund monthly',
      ja: '記録 証書 寄付 返金 毎月',
      th: 'ประวัติ ใบอนุโมทนา บริจาค คืนเงิน รายเดือน',
    },
  },
};
export default source;

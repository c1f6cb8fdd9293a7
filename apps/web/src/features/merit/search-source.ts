import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which one’s merit is found. */
const source: SearchSource = {
  words: {
    merit: {
      'zh-Hans': '年度 清单 明细 布施 记录 证书 金额',
      'zh-Hant': '年度 清單 明細 布施 記錄 證書 金額',
      en: 'yearly statement record tree timeline donations',
      ja: '年間 明細 記録 布施',
      th: 'รายปี รายการ บันทึก บุญ',
    },
  },
};
export default source;

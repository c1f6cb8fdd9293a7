import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which one’s practice is found. */
const source: SearchSource = {
  words: {
    practice: {
      'zh-Hans': '念佛 念咒 诵经 拜佛 计数 打卡 定课',
      'zh-Hant': '念佛 念咒 誦經 拜佛 計數 打卡 定課',
      en: 'counter chanting mantra bowing recite count',
      ja: '念仏 読経 礼拝 数える',
      th: 'สวดมนต์ ภาวนา กราบ นับ',
    },
  },
};
export default source;

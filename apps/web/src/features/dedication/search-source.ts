import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which the texts of dedication are found. */
const source: SearchSource = {
  words: {
    dedication: {
      'zh-Hans': '回向偈 祈福 超度 往生 亡者 消灾 祈愿',
      'zh-Hant': '迴向偈 祈福 超度 往生 亡者 消災 祈願',
      en: 'prayer verse deceased transfer of merit wish',
      ja: '回向 供養 祈願 故人 偈',
      th: 'กรวดน้ำ อุทิศส่วนกุศล ผู้ล่วงลับ คำอุทิศ',
    },
  },
};
export default source;

import type { SearchSource } from '../../shared/feature/search-source.ts';

/** One's own prayers, and words by which their page is found. */
const source: SearchSource = {
  own: async () => (await import('./own-findables.ts')).ownFindables(),
  words: {
    prayer: {
      'zh-Hans': '许愿 发愿 还愿 心愿 祈福 求平安',
      'zh-Hant': '許願 發願 還願 心願 祈福 求平安',
      en: 'wish vow intention bless fulfilled thanks',
      ja: '願い事 祈り 誓願 お礼参り 願掛け',
      th: 'ขอพร อธิษฐาน สมหวัง ขอบพระคุณ',
    },
  },
};
export default source;

import type { SearchSource } from '../../shared/feature/search-source.ts';
import { newsCloud } from './cloud.ts';
import { articleHref } from './routes.ts';

/** The temple's news by their titles. */
const source: SearchSource = {
  all: async (language) => {
    const { articles } = await newsCloud.titles({ language });
    return articles.map(({ id, title, publishedAt }) => ({
      id,
      title,
      at: publishedAt,
      href: articleHref(id),
    }));
  },
  words: {
    news: {
      'zh-Hans': '新闻 消息 公告 文章 法会',
      'zh-Hant': '新聞 消息 公告 文章 法會',
      en: 'articles announcements ceremony events',
      ja: 'お知らせ 記事 法要 新着',
      th: 'ประกาศ บทความ พิธี กิจกรรม',
    },
    readingLog: {
      'zh-Hans': '看过 读过 历史',
      'zh-Hant': '看過 讀過 歷史',
      en: 'history articles read',
      ja: '読んだ 履歴',
      th: 'อ่านแล้ว ประวัติ',
    },
  },
};
export default source;

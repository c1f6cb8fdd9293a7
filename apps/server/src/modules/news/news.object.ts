import { news } from '@yuanguang/contract/objects/news';
import { type Implementation, implement } from '../../lib/implement.ts';
import { newsArticle, newsHeadlines, newsList, newsTitles } from './read-news.ts';
import { forgetRead, markRead, readingHistory } from './reading.ts';
import { saveArticle } from './save-article.ts';

/** The functions behind the cloud object `news`. */
export function newsObject(): Implementation {
  return implement(news, {
    list: newsList,
    article: newsArticle,
    headlines: newsHeadlines,
    titles: newsTitles,
    markRead,
    history: readingHistory,
    forget: forgetRead,
    save: saveArticle,
  });
}

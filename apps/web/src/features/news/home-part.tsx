import { Swiper } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { storedText } from '../../shared/storage/stored.ts';
import { Cover } from './cover.tsx';
import s from './news.module.css';
import { articleHref } from './routes.ts';
import { useNewsList } from './use-news.ts';

const SHOWN = 5;
/** That there was no news the last time; else its place is held until it has come. */
const NONE = 'none';
const kept = storedText('localStorage', 'yuanguang.has-news');

/** On the home page: the latest that the temple tells, one after the other. Nothing where there is none. */
export default function NewsHomePart() {
  const t = useTranslations('news');
  const format = useFormatter();
  const { data, isError } = useNewsList();
  const articles = data?.pages[0]?.articles.slice(0, SHOWN);
  const has = articles && articles.length > 0;
  useEffect(() => {
    if (has !== undefined) kept.write(has ? undefined : NONE);
  }, [has]);
  if (!articles) {
    return !isError && kept.read() !== NONE ? <div className={s.homePending} data-pending="" /> : null;
  }
  if (!has) return null;
  return (
    <Swiper
      labels={{
        region: t('home.label'),
        previous: t('home.previous'),
        next: t('home.next'),
        pause: t('home.pause'),
        play: t('home.play'),
        place: (index, count) => t('home.place', { index, count }),
      }}
      slides={articles.map((article) => ({
        id: article.id,
        href: articleHref(article.id),
        content: (
          <span className={s.homeEntry}>
            <Cover article={article} />
            <span>
              <b className={s.homeTitle}>{article.title}</b>
              <time className="yg-note" dateTime={article.publishedAt}>
                {format.dateTime(new Date(article.publishedAt), { dateStyle: 'long' })}
              </time>
            </span>
          </span>
        ),
      }))}
    />
  );
}

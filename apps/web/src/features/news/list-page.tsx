import { Empty, Lead, NavButton, Skeleton } from '@yuanguang/ui';
import { HistoryIcon } from '@yuanguang/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { Cover } from './cover.tsx';
import { MoreArticles } from './more-articles.tsx';
import s from './news.module.css';
import { articleHref } from './routes.ts';
import { useNewsList } from './use-news.ts';

/** 法讯: what the temple tells, newest first. */
export default function NewsListPage() {
  const t = useTranslations('news');
  const format = useFormatter();
  const query = useNewsList();
  const articles = query.data?.pages.flatMap((page) => page.articles) ?? [];
  return (
    <Page
      onRefresh={query.refetch}
      barActions={
        <NavButton label={t('log.title')} href="#/pages/ucenter/read-news-log/read-news-log">
          <HistoryIcon />
        </NavButton>
      }
    >
      {articles.length > 0 ? (
        <>
          <Lead title={t('list.title')} />
          <ul className={s.list}>
            {articles.map((article) => (
              <li key={article.id}>
                <a href={articleHref(article.id)}>
                  <Cover article={article} />
                  <span className={s.entry}>
                    <b>{article.title}</b>
                    {article.summary === '' ? null : <span className={s.summary}>{article.summary}</span>}
                    <time className="yg-note" dateTime={article.publishedAt}>
                      {format.dateTime(new Date(article.publishedAt), { dateStyle: 'long' })}
                    </time>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <MoreArticles query={query} />
        </>
      ) : query.isError ? (
        <QueryFailed query={query} title={t('list.failed')} retryLabel={t('retry')} />
      ) : query.data ? (
        <Empty picture="letter" title={t('list.emptyTitle')}>
          {t('list.emptyHint')}
        </Empty>
      ) : (
        <div className={s.waiting}>
          <Skeleton label={t('loading')} />
        </div>
      )}
    </Page>
  );
}

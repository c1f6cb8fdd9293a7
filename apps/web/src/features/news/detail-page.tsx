import { useQueryClient } from '@tanstack/react-query';
import { systemNow } from '@yuanguang/cloud';
import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { isRefusal } from '../../shared/cloud/error-text.ts';
import { useSearch } from '../../shared/router/use-router.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { Blocks } from './blocks.tsx';
import { newsCloud } from './cloud.ts';
import { Cover } from './cover.tsx';
import { noteOnDevice } from './device-log.ts';
import s from './news.module.css';
import { LIST } from './routes.ts';
import { useArticle } from './use-news.ts';
import { READ_LOG } from './use-read-log.ts';

/** `/pages/news/detail?id=`: one article. */
export default function NewsDetailPage() {
  const { id = '' } = useSearch();
  return <Page>{id.trim() === '' ? <Missing kind="noId" /> : <Reading key={id} id={id.trim()} />}</Page>;
}

function Missing({ kind }: { kind: 'noId' | 'notFound' }) {
  const t = useTranslations('news');
  return (
    <Empty
      picture="letter"
      title={t(`detail.${kind}`)}
      action={<Button href={`#${LIST}`}>{t('toList')}</Button>}
    >
      {t(`detail.${kind}Hint`)}
    </Empty>
  );
}

function Reading({ id }: { id: string }) {
  const t = useTranslations('news');
  const format = useFormatter();
  const query = useArticle(id);
  const article = query.data;
  useNoted(article?.id);

  if (isRefusal(query.error, 'news-not-found', 'news-id-empty')) return <Missing kind="notFound" />;
  if (!article && query.isError) {
    return <QueryFailed query={query} title={t('detail.failed')} retryLabel={t('retry')} />;
  }
  if (!article) {
    return (
      <div className={s.waiting}>
        <Skeleton label={t('loading')} count={8} />
      </div>
    );
  }
  return (
    <article className={s.article} lang={article.language}>
      <header>
        <h2>{article.title}</h2>
        <p className="yg-note">
          {t('detail.by')} ·{' '}
          <time dateTime={article.publishedAt}>
            {format.dateTime(new Date(article.publishedAt), { dateStyle: 'long' })}
          </time>
        </p>
      </header>
      <Cover article={article} wide />
      <Blocks blocks={article.body} />
      <footer>
        <Button href={`#${LIST}`}>{t('toList')}</Button>
      </footer>
    </article>
  );
}

/** Notes that the article was read: with the account of who is logged in, else on this device. */
function useNoted(id: string | undefined): void {
  const { hasLogin } = useAccount();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id === undefined) return;
    if (!hasLogin) return noteOnDevice(id, systemNow());
    newsCloud.markRead({ id }).then(
      () => queryClient.invalidateQueries({ queryKey: READ_LOG }),
      () => undefined, // Without a network it is simply not noted.
    );
  }, [id, hasLogin, queryClient]);
}

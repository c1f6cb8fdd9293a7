import { Button, LoadingRing, ReachBottom } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import s from './news.module.css';

interface MorePartProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** The end of a list: the next page comes by itself when the end comes within reach, or by the button. */
export function MorePart({ query }: MorePartProps) {
  const t = useTranslations('news');
  const more = () => void query.fetchNextPage();
  return (
    <>
      <div className={s.more}>
        {query.isFetchingNextPage ? (
          <LoadingRing label={t('loading')} />
        ) : query.hasNextPage ? (
          <Button onClick={more}>{t(query.isFetchNextPageError ? 'moreFailed' : 'more')}</Button>
        ) : (
          <p className="yg-note">{t('end')}</p>
        )}
      </div>
      <ReachBottom
        disabled={!query.hasNextPage || query.isFetchingNextPage || query.isFetchNextPageError}
        onReach={more}
      />
    </>
  );
}

import { Button, LoadingRing, ReachBottom } from '@yuanguang/ui';
import s from './more-part.module.css';

interface MorePartProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly labels: {
    readonly loading: string;
    readonly more: string;
    readonly moreFailed: string;
    readonly end: string;
  };
}

/** The end of a list: the next page comes by itself when the end comes within reach, or by the button. */
export function MorePart({ query, labels }: MorePartProps) {
  const more = () => void query.fetchNextPage();
  return (
    <>
      <div className={s.more}>
        {query.isFetchingNextPage ? (
          <LoadingRing label={labels.loading} />
        ) : query.hasNextPage ? (
          <Button onClick={more}>{query.isFetchNextPageError ? labels.moreFailed : labels.more}</Button>
        ) : (
          <p className="yg-note">{labels.end}</p>
        )}
      </div>
      <ReachBottom
        disabled={!query.hasNextPage || query.isFetchingNextPage || query.isFetchNextPageError}
        onReach={more}
      />
    </>
  );
}

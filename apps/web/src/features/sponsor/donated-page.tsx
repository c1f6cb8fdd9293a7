import {
  Button,
  Empty,
  ErrorNotice,
  Lead,
  LoadingRing,
  NavButton,
  ReachBottom,
  SelectField,
  Skeleton,
} from '@yuanguang/ui';
import { SearchIcon } from '@yuanguang/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../shared/cloud/error-text.ts';
import { isUpright } from '../../shared/i18n/upright.ts';
import { useDeferredRender } from '../../shared/router/use-deferred-render.ts';
import { useNavigate, useSearch } from '../../shared/router/use-router.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { PENDING_MARKER } from '../../shared/shell/pending-marker.tsx';
import { useBooks } from './books.ts';
import { Board } from './donors/board.tsx';
import s from './donors/donors.module.css';
import { useDonors } from './donors/use-donors.ts';
import { hanCount } from './han-number.ts';

const ALL = 'all';
/** What a phone shows of the board at once; the other names follow in the next frame. */
const FIRST_NAMES = 10;

/** 功德芳名: who has sponsored, in order of time. */
export default function DonatedPage() {
  const t = useTranslations('sponsor');
  const shell = useTranslations('shell');
  const format = useFormatter();
  const language = useLocale();
  const navigate = useNavigate();
  const { book } = useSearch();
  const { books } = useBooks();
  const donors = useDonors(book ?? null);
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = donors;
  const totals = data?.pages[data.pages.length - 1];
  const list = data?.pages.flatMap((page) => page.donors) ?? [];
  const upright = isUpright(language);
  const renderAll = useDeferredRender();

  function filter(value: string) {
    navigate({ to: '/donated', search: value === ALL ? {} : { book: value }, replace: true });
  }

  return (
    <Page
      onRefresh={donors.refetch}
      barActions={
        <NavButton label={shell('nav.search')} href="#/search">
          <SearchIcon />
        </NavButton>
      }
    >
      {totals && totals.total > 0 ? (
        <Lead title={t('donated.title', { n: upright ? hanCount(totals.total, language) : totals.total })}>
          <p>
            {t(totals.anonymousCount > 0 ? 'donated.text' : 'donated.textAllNamed', {
              copies: format.number(totals.totalCopies),
              anonymous: format.number(totals.anonymousCount),
            })}
          </p>
        </Lead>
      ) : null}
      {books && books.length > 1 ? (
        <div className={s.filter}>
          <SelectField
            label={t('donated.filter')}
            value={book ?? ALL}
            still={!renderAll}
            onChange={(event) => filter(event.target.value)}
            options={[
              { value: ALL, label: t('donated.all') },
              ...books.map((one) => ({ value: one.id, label: one.title })),
            ]}
          />
        </div>
      ) : null}
      {list.length > 0 ? (
        <>
          <Board donors={renderAll ? list : list.slice(0, FIRST_NAMES)} />
          {renderAll ? null : PENDING_MARKER}
          <div className={s.more}>
            {isFetchingNextPage ? (
              <LoadingRing label={t('donated.loading')} />
            ) : isFetchNextPageError ? (
              <Button onClick={() => void fetchNextPage()}>{t('donated.moreFailed')}</Button>
            ) : hasNextPage ? (
              <Button onClick={() => void fetchNextPage()}>{t('donated.more')}</Button>
            ) : (
              <p className="yg-note">{t('donated.end')}</p>
            )}
          </div>
          <ReachBottom
            disabled={!renderAll || !hasNextPage || isFetchingNextPage || isFetchNextPageError}
            onReach={() => void fetchNextPage()}
          />
        </>
      ) : donors.isError ? (
        <ErrorNotice
          title={t('donated.failed')}
          retryLabel={t('entry.retry')}
          busy={donors.isFetching}
          onRetry={() => void donors.refetch()}
        >
          {errorText(donors.error)}
        </ErrorNotice>
      ) : data ? (
        <Empty
          title={t('donated.emptyTitle')}
          action={<Button href="#/">{t('result.toSponsorFirst')}</Button>}
        >
          {t('donated.emptyHint')}
        </Empty>
      ) : (
        <div className={s.waiting}>
          <Skeleton kind="columns" label={t('donated.loading')} />
        </div>
      )}
    </Page>
  );
}

import type { DonorChoice } from '@yuanguang/contract/objects/sponsor';
import { Button, ErrorNotice, Lead, LoadingRing, NavButton, ReachBottom, Skeleton } from '@yuanguang/ui';
import { SearchIcon } from '@yuanguang/ui/icons';
import { useId, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../shared/cloud/error-text.ts';
import { useOnceKnown } from '../../shared/cloud/use-once-known.ts';
import { isUpright } from '../../shared/i18n/upright.ts';
import { useDeferredRender } from '../../shared/router/use-deferred-render.ts';
import { useNavigate, useSearch } from '../../shared/router/use-router.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { PENDING_MARKER } from '../../shared/shell/pending-marker.tsx';
import { useBooks } from './books.ts';
import { Board } from './donors/board.tsx';
import s from './donors/donors.module.css';
import { DonorFilters } from './donors/filters.tsx';
import { NoDonors } from './donors/no-donors.tsx';
import { type DonorFilter, useDonors, useOwnDonors } from './donors/use-donors.ts';
import { hanCount } from './han-number.ts';

/** What a phone shows of the board at once; the other names follow in the next frame. */
const FIRST_NAMES = 10;

/** 功德芳名: who has sponsored, in order of time. What is chosen stands in the address. */
export default function DonatedPage() {
  const t = useTranslations('sponsor');
  const shell = useTranslations('shell');
  const format = useFormatter();
  const language = useLocale();
  const panelId = useId();
  const { filter, setFilter } = useDonorFilter();
  const donors = useDonors(filter);
  const own = useOwnDonors();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = donors;
  const latest = data?.pages[data.pages.length - 1];
  // Those of before stand until what was chosen anew is there.
  const [totals, setTotals] = useState(latest);
  if (latest !== undefined && latest !== totals) setTotals(latest);
  // At first everything comes at once: nothing of it moves what is there already.
  const stands = useOnceKnown(donors, useBooks());
  const list = data?.pages.flatMap((page) => page.donors) ?? [];
  const upright = isUpright(language);
  const renderAll = useDeferredRender();

  return (
    <Page
      onRefresh={donors.refetch}
      barActions={
        <NavButton label={shell('nav.search')} href="#/search">
          <SearchIcon />
        </NavButton>
      }
    >
      {stands ? (
        <>
          {totals && totals.total > 0 ? (
            <Lead
              title={t('donated.title', { n: upright ? hanCount(totals.total, language) : totals.total })}
            >
              <p>
                {t(totals.anonymousCount > 0 ? 'donated.text' : 'donated.textAllNamed', {
                  copies: format.number(totals.totalCopies),
                  anonymous: format.number(totals.anonymousCount),
                })}
              </p>
            </Lead>
          ) : null}
          <DonorFilters filter={filter} onChange={setFilter} panelId={panelId} still={!renderAll} />
          <div id={panelId} role="tabpanel" aria-label={t(`donated.${filter.choice}`)}>
            <p className={s.found} role="status">
              {filter.name !== '' && list.length > 0 ? t('donated.found', { name: filter.name }) : null}
            </p>
            {list.length > 0 ? (
              <>
                <Board donors={renderAll ? list : list.slice(0, FIRST_NAMES)} own={own} />
                {renderAll ? null : PENDING_MARKER}
                {list.some(({ key }) => own.has(key)) ? (
                  <p className={`yg-note ${s.mine}`}>{t('donated.mineNote')}</p>
                ) : null}
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
              <NoDonors filter={filter} onShowAll={() => setFilter({ name: '' })} />
            ) : (
              <Waiting label={t('donated.loading')} />
            )}
          </div>
        </>
      ) : (
        <Waiting label={t('donated.loading')} />
      )}
    </Page>
  );
}

const Waiting = ({ label }: { readonly label: string }) => (
  <div className={s.waiting}>
    <Skeleton kind="columns" label={label} />
  </div>
);

/** What the address says is shown, and how that is changed. */
function useDonorFilter() {
  const navigate = useNavigate();
  const { book, show, name = '' } = useSearch();
  const choice: DonorChoice = show === 'week' || show === 'mine' ? show : 'all';
  const filter: DonorFilter = { bookId: book ?? null, choice, name };
  function setFilter(change: Partial<DonorFilter>): void {
    const next = { ...filter, ...change };
    navigate({
      to: '/donated',
      search: {
        ...(next.bookId === null ? {} : { book: next.bookId }),
        ...(next.choice === 'all' ? {} : { show: next.choice }),
        ...(next.name === '' ? {} : { name: next.name }),
      },
      replace: true,
    });
  }
  return { filter, setFilter };
}

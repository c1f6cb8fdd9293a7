import { isBusy } from '@yuanguang/cloud';
import { BOOK_PRICE_FEN } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import { Empty, ErrorNotice, Frontispiece, Lead, NavButton, Section, Skeleton } from '@yuanguang/ui';
import { SearchIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../shared/cloud/error-text.ts';
import { useConfig } from '../../shared/config/use-config.ts';
import { isUpright } from '../../shared/i18n/upright.ts';
import { Page } from '../../shared/shell/page.tsx';
import { SEED_ID, seedIn, useBooks } from './books.ts';
import { changeChoice, useChoice } from './draft.ts';
import { SponsorAction } from './entry/action.tsx';
import { BookDetail } from './entry/book-detail.tsx';
import { Progress } from './entry/progress.tsx';
import { Quantity } from './entry/quantity.tsx';
import { Shelf } from './entry/shelf.tsx';
import { useBookInSight } from './entry/use-book-in-sight.ts';
import { hanNumber } from './han-number.ts';
import s from './sponsor.module.css';
import { useOrderForm } from './use-order-form.ts';

/** 助印经书: the entry page. */
export default function SponsorPage() {
  const t = useTranslations('sponsor');
  const shell = useTranslations('shell');
  const format = useFormatter();
  const language = useLocale() as Language;
  const seed = seedIn(language);
  const upright = isUpright(language);
  const { buyclosed } = useConfig();
  const { books, error, isError, isFetching, isPending, refetch } = useBooks();
  const { bookId, copies } = useChoice();
  useBookInSight(books);
  const { OrderFormPart, failed, load } = useOrderForm(!isPending);
  // Counts the presses of the action; the form answers to each, also to one that came before it was there.
  const [submitCount, setSubmitCount] = useState(0);

  const book =
    books?.find((one) => one.id === bookId) ?? books?.find((one) => one.open !== false) ?? books?.[0];
  const unitPriceFen = book?.priceFen ?? BOOK_PRICE_FEN;
  const sponsor = () => {
    setSubmitCount((n) => n + 1);
    if (!OrderFormPart) load();
  };
  const closed = book?.open === false ? t('book.complete') : book ? undefined : t('action.sponsor');

  const loadFailed = (
    <ErrorNotice
      title={t('entry.loadFailed')}
      retryLabel={t('entry.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {isBusy(error) ? errorText(error) : t('entry.loadFailedHint')}
    </ErrorNotice>
  );

  return (
    <Page
      barActions={
        <NavButton label={shell('nav.search')} href="#/search">
          <SearchIcon />
        </NavButton>
      }
      onRefresh={refetch}
      action={
        buyclosed ? undefined : (
          <SponsorAction
            copies={copies}
            unitPriceFen={unitPriceFen}
            closed={closed}
            busy={submitCount > 0 && !OrderFormPart && !failed}
            onSponsor={sponsor}
          />
        )
      }
    >
      {seed ? (
        <script
          id={SEED_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, written at build; `<` is escaped.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(seed).replaceAll('<', '\\u003c') }}
        />
      ) : null}
      <Frontispiece picture="hall" title={t('titles.sponsor')} sealLabel={t('entry.seal')} />
      {buyclosed ? (
        <div className={s.closed} role="status">
          <h2 className="yg-sub">{t('entry.closedTitle')}</h2>
          <p className="yg-note">{t('entry.closedText')}</p>
        </div>
      ) : null}
      <Lead title={t('entry.leadTitle')}>
        <p>{t('entry.leadText')}</p>
      </Lead>
      {book && books ? (
        <>
          <Section title={t('book.head')} id="book">
            <BookDetail book={book} />
            {books.length > 1 ? (
              <Shelf books={books} value={book.id} onChange={(id) => changeChoice({ bookId: id })} />
            ) : null}
          </Section>
          <Section
            title={t('progress.head', {
              copies: upright ? hanNumber(book.targetCopies, language) : format.number(book.targetCopies),
            })}
            id="progress"
          >
            {isError && book.pledgedCopies === undefined ? loadFailed : <Progress book={book} />}
          </Section>
        </>
      ) : isError ? (
        loadFailed
      ) : books ? (
        <Empty picture="book" title={t('entry.empty')}>
          {t('entry.emptyHint')}
        </Empty>
      ) : (
        <div className={s.waiting}>
          <Skeleton kind="columns" label={t('progress.waiting')} />
        </div>
      )}
      {book && !buyclosed ? (
        <Section
          title={t('quantity.head')}
          note={t('quantity.each', { yuan: format.number(unitPriceFen / 100) })}
          id="quantity"
        >
          <Quantity copies={copies} unitPriceFen={unitPriceFen} />
        </Section>
      ) : null}
      {OrderFormPart && book ? (
        <OrderFormPart
          book={book}
          copies={copies}
          submitCount={submitCount}
          closed={buyclosed || closed !== undefined}
        />
      ) : failed ? (
        <ErrorNotice title={t('form.loadFailed')} retryLabel={t('entry.retry')} onRetry={load}>
          {t('entry.loadFailedHint')}
        </ErrorNotice>
      ) : (
        <div className={s.orderForm} data-pending-form="" />
      )}
    </Page>
  );
}

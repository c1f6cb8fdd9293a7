import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { errorText, isRefusal } from '../../shared/cloud/error-text.ts';
import { useSearch } from '../../shared/router/use-router.tsx';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { asksForCaptcha, CaptchaForm, isUnread } from './captcha-form.tsx';
import { FoundList } from './found-list.tsx';
import s from './lookup.module.css';
import { LookupBox } from './lookup-box.tsx';
import { useLookup } from './use-lookup.ts';

/** `/searchresult?query=`: what was found. */
export default function LookupResultPage() {
  const { query = '' } = useSearch();
  return (
    <Page>
      <div className={s.box}>
        <LookupBox query={query} />
      </div>
      {query === '' ? null : <Found key={query} query={query} />}
    </Page>
  );
}

function Found({ query }: { query: string }) {
  const t = useTranslations('lookup');
  const { data, error, isFetching, attempt, answer, refetch } = useLookup(query);

  if (asksForCaptcha(error)) {
    return (
      <CaptchaForm
        attempt={attempt}
        error={isUnread(error) ? undefined : errorText(error)}
        submitLabel={t('submit')}
        busy={isFetching}
        onAnswer={answer}
      />
    );
  }
  // What is no number and no contact is not found by trying once more either.
  if (isRefusal(error, 'order-not-found', 'param-invalid') || data?.length === 0) {
    return (
      <>
        <Empty picture="book" title={t('noneTitle')} action={<Button href="#/search">{t('again')}</Button>}>
          {t('noneHint')}
        </Empty>
        <CallOffice />
      </>
    );
  }
  if (error) {
    return <QueryFailed query={{ error, isFetching, refetch }} title={t('failed')} retryLabel={t('retry')} />;
  }
  if (!data) return <Skeleton label={t('loading')} />;
  return <FoundList orders={data} query={query} />;
}

import { Link, useRouter } from '@tanstack/react-router';
import { Empty, ErrorNotice, LoadingRing } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { Page } from '../shared/shell/page.tsx';

/** While a page's code is on its way (shown after 200 ms). */
export function PageLoading() {
  const t = useTranslations('shell.page');
  return (
    <Page>
      <LoadingRing label={t('loading')} />
    </Page>
  );
}

/** A page whose code did not arrive: a tap opens it again. A reload also fetches the newest version's files. */
export function PageLoadError() {
  const t = useTranslations('shell.page');
  const router = useRouter();
  const retry = () => {
    if (navigator.onLine) location.reload();
    else void router.invalidate();
  };
  return (
    <Page>
      <ErrorNotice title={t('loadFailed')} retryLabel={t('retry')} onRetry={retry}>
        {t('loadFailedHint')}
      </ErrorNotice>
    </Page>
  );
}

export function PageNotFound() {
  const t = useTranslations('shell.page');
  return (
    <Page>
      <Empty title={t('notFound')} action={<Link to="/">{t('toEntry')}</Link>}>
        {t('notFoundHint')}
      </Empty>
    </Page>
  );
}

/** A page of a module that is switched off. */
export function PageClosed() {
  const t = useTranslations('shell.page');
  return (
    <Page>
      <Empty title={t('closed')}>{t('closedHint')}</Empty>
    </Page>
  );
}

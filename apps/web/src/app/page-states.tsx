import type { Localized } from '@yuanguang/contract/languages';
import { Button, Empty, ErrorNotice, LoadingRing } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { currentLanguage } from '../shared/preferences/preference-store.ts';
import { useRouter } from '../shared/router/use-router.tsx';
import { CallOffice } from '../shared/shell/call-office.tsx';
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
    else void router.follow();
  };
  return (
    <Page>
      <ErrorNotice title={t('loadFailed')} retryLabel={t('retry')} onRetry={retry}>
        {t('loadFailedHint')}
      </ErrorNotice>
      <CallOffice />
    </Page>
  );
}

export function PageNotFound() {
  const t = useTranslations('shell.page');
  return (
    <Page>
      <Empty title={t('notFound')} action={<Button href="#/">{t('toEntry')}</Button>}>
        {t('notFoundHint')}
      </Empty>
      <CallOffice />
    </Page>
  );
}

/** A page of a module that is switched off. */
export function PageClosed() {
  const t = useTranslations('shell.page');
  return (
    <Page>
      <Empty title={t('closed')}>{t('closedHint')}</Empty>
      <CallOffice />
    </Page>
  );
}

const START_FAILED: Localized = {
  'zh-Hans': '页面没有打开，轻点此处重新打开',
  'zh-Hant': '頁面沒有打開，輕觸此處重新打開',
  en: 'This page did not open. Tap here to open it again.',
  ja: 'ページを開けませんでした。ここを押して開き直してください。',
  th: 'เปิดหน้านี้ไม่สำเร็จ แตะที่นี่เพื่อเปิดใหม่',
};

/** The shell's own messages did not arrive: the one sentence that is always there. */
export function StartFailed() {
  return (
    <button type="button" className="yg-start-failed" onClick={() => location.reload()}>
      {START_FAILED[currentLanguage()]}
    </button>
  );
}

import { useTranslations } from 'use-intl';
import { LoginFirst } from '../../shared/shell/login-first.tsx';
import { Page } from '../../shared/shell/page.tsx';

/** What stands in the place of notices while nobody is logged in. */
export function NoticeLogin() {
  const t = useTranslations('notice.login');
  return (
    <Page>
      <LoginFirst picture="letter" title={t('title')} button={t('button')}>
        {t('text')}
      </LoginFirst>
    </Page>
  );
}

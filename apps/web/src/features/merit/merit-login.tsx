import { useTranslations } from 'use-intl';
import { LoginFirst } from '../../shared/shell/login-first.tsx';

/** What stands in the place of merit while nobody is logged in. */
export function MeritLogin() {
  const t = useTranslations('merit.login');
  return (
    <LoginFirst title={t('title')} button={t('button')}>
      {t('text')}
    </LoginFirst>
  );
}

import type { Me } from '@yuanguang/contract/objects/account';
import { Skeleton } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoginFirst } from '../../../shared/shell/login-first.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { useMe } from '../me.ts';

interface RequireLoginProps {
  readonly children: (me: Me, change: (me: Me) => void) => ReactNode;
}

/** What only the person themselves sees; visitors find the way to log in and come back here. */
export function RequireLogin({ children }: RequireLoginProps) {
  const t = useTranslations('profile');
  const { hasLogin, me, query, change } = useMe();
  if (!hasLogin) {
    return (
      <LoginFirst title={t('visitor.title')} button={t('visitor.login')}>
        {t('visitor.text')}
      </LoginFirst>
    );
  }
  if (me) return children(me, change);
  if (query.isError) {
    return <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />;
  }
  return <Skeleton label={t('loading')} />;
}

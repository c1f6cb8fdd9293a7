import type { Me } from '@yuanguang/contract/objects/account';
import { Button, Empty, Skeleton } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { loginTarget } from '../../../shared/account/login-address.ts';
import { toHash } from '../../../shared/router/address.ts';
import { useCurrentRoute } from '../../../shared/router/use-router.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { useMe } from '../me.ts';

interface RequireLoginProps {
  readonly children: (me: Me, change: (me: Me) => void) => ReactNode;
}

/** What only the person themselves sees; visitors find the way to log in and come back here. */
export function RequireLogin({ children }: RequireLoginProps) {
  const t = useTranslations('profile');
  const { hasLogin, me, query, change } = useMe();
  const { path, search } = useCurrentRoute();
  if (!hasLogin) {
    const login = toHash(loginTarget(toHash({ to: path, search }).slice(1)));
    return (
      <Empty
        title={t('visitor.title')}
        action={
          <Button variant="seal" href={login}>
            {t('visitor.login')}
          </Button>
        }
      >
        {t('visitor.text')}
      </Empty>
    );
  }
  if (me) return children(me, change);
  if (query.isError) {
    return <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />;
  }
  return <Skeleton label={t('loading')} />;
}

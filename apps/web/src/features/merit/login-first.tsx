import { Button, Empty } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { loginTarget } from '../../shared/account/login-address.ts';
import { toHash } from '../../shared/router/address.ts';

/** In the place of what is one's own: the way to the login, and back to the page. */
export function LoginFirst({ page }: { readonly page: string }) {
  const t = useTranslations('merit.login');
  return (
    <Empty
      title={t('title')}
      action={
        <Button variant="seal" href={toHash(loginTarget(page))}>
          {t('button')}
        </Button>
      }
    >
      {t('text')}
    </Empty>
  );
}

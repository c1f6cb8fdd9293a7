import { Button, Empty } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { loginTarget } from '../../shared/account/login-address.ts';
import { toHash } from '../../shared/router/address.ts';
import { Page } from '../../shared/shell/page.tsx';

/** In the place of a page of one's own: the way to the login, and back to the page. */
export function LoginFirst({ page }: { readonly page: string }) {
  const t = useTranslations('notice.login');
  return (
    <Page>
      <Empty
        picture="letter"
        title={t('title')}
        action={
          <Button variant="seal" href={toHash(loginTarget(page))}>
            {t('button')}
          </Button>
        }
      >
        {t('text')}
      </Empty>
    </Page>
  );
}

import { Button, Empty, Lead } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { toHash } from '../../../shared/router/address.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { LoginFirst } from '../../../shared/shell/login-first.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { MINE } from '../routes.ts';
import { Stood } from '../tablet/stood.tsx';
import { AcceptForm } from './accept-form.tsx';

/** `?code=`: an invitation to see what somebody has set up; after the login, and a name by which its owner knows who sees it. */
export default function AcceptPage() {
  const { code = '' } = useSearch();
  return (
    <Page>
      <Accept key={code} code={code} />
    </Page>
  );
}

/** Of what is shown nothing is known yet. */
const A_LAMP = { tablet: null, status: 'standing' } as const;

function Accept({ code }: { code: string }) {
  const t = useTranslations('hall.share.accept');
  const hall = useTranslations('hall');
  const { hasLogin } = useAccount();
  /** Why the code opens nothing, in the server's words. */
  const [over, setOver] = useState<{ readonly own: boolean; readonly why: string }>();
  if (code === '' || over) {
    return (
      <Empty
        picture="letter"
        title={t(over?.own ? 'own' : 'over')}
        action={<Button href={toHash({ to: MINE })}>{hall('titles.mine')}</Button>}
      >
        {over?.why ?? t('incomplete')}
      </Empty>
    );
  }
  if (!hasLogin) {
    return (
      <LoginFirst picture="letter" title={t('title')} button={t('toLogin')}>
        {t('login')}
      </LoginFirst>
    );
  }
  return (
    <>
      <Stood thing={A_LAMP} />
      <Lead center title={t('title')}>
        <p>{t('text')}</p>
      </Lead>
      <AcceptForm code={code} onOver={setOver} />
    </>
  );
}

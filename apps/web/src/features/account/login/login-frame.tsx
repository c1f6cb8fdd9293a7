import { Button, LoadingRing } from '@yuanguang/ui';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentAccount } from '../../../shared/account/account.ts';
import { type LoginMethods, useLoginMethods } from '../../../shared/account/use-login-methods.ts';
import { LatePart } from '../../../shared/shell/late-part.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import s from '../parts/sign-in.module.css';
import { SignInPage } from '../parts/sign-in-page.tsx';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';
import type { LoginMethod } from './login-methods.ts';
import { OtherMethods } from './other-methods.tsx';

const Passkey = lazy(() => import('./passkey.tsx'));

interface LoginFrameProps {
  /** The login method on the screen, once it is known what is open. */
  readonly methodOf: (methods: LoginMethods) => LoginMethod;
  readonly titleOf: (method: LoginMethod) => string;
  readonly lead?: string;
  readonly children: (method: LoginMethod) => ReactNode;
}

/** A login page: the method itself, below it the others that are open, and the device's own passkey. */
export function LoginFrame({ methodOf, titleOf, lead, children }: LoginFrameProps) {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const methods = useLoginMethods();
  const [already, setAlready] = useState(() => currentAccount().hasLogin);

  if (already) {
    return (
      <SignInPage title={t('already')}>
        <div className={s.stack}>
          <Button variant="seal" wide onClick={() => flow.leave()}>
            {t('continue')}
          </Button>
          <Button variant="link" className={s.quiet} onClick={() => setAlready(false)}>
            {t('another')}
          </Button>
        </div>
      </SignInPage>
    );
  }
  if (methods.isError) {
    return (
      <SignInPage title={t('title')}>
        <QueryFailed query={methods} title={t('methodsFailed')} retryLabel={t('retry')} />
      </SignInPage>
    );
  }
  if (!methods.data) {
    return (
      <SignInPage title={t('title')}>
        <LoadingRing label={t('loading')} />
      </SignInPage>
    );
  }
  const current = methodOf(methods.data);
  return (
    <SignInPage title={titleOf(current)} lead={lead}>
      {children(current)}
      <OtherMethods methods={methods.data} current={current} />
      {/* It comes last, because it comes late: nothing may move away from under a finger. */}
      {methods.data.passkey ? (
        <LatePart failed={null}>
          <Passkey />
        </LatePart>
      ) : null}
    </SignInPage>
  );
}

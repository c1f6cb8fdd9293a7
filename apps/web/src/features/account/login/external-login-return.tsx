import { Button, LoadingRing } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refreshUser } from '../../../shared/account/account.ts';
import { isAgreedFor } from '../../../shared/account/agreed.ts';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { takeReturnAddress } from '../../../shared/account/external-login.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { SIGN_IN_ROUTES } from '../parts/routes.ts';
import s from '../parts/sign-in.module.css';
import { SignInPage } from '../parts/sign-in-page.tsx';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';
import { IDENTITY_PROVIDERS } from './identity-providers.ts';

const SETTINGS = '/pages/ucenter/settings/settings';

interface ExternalLoginReturnProps {
  readonly provider: string;
  readonly state: string;
  /** What the identity provider sent back, as it is. */
  readonly query: string;
}

/** Back from an identity provider: hands over what it sent, once, and goes where the login began. */
export function ExternalLoginReturn({ provider, state, query }: ExternalLoginReturnProps) {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const [error, setError] = useState<string>();
  const begun = useRef(false);

  async function end(): Promise<void> {
    const known = IDENTITY_PROVIDERS.find((one) => one === provider);
    if (!known) return setError(t('externalLoginFailed'));
    const returnTo = takeReturnAddress();
    try {
      const input = { provider: known, state, query, inviteCode: await inviteCode(undefined) };
      const { login } = await accountCloud.finishExternalLogin(input);
      if (login) return await flow.finish(login, { agreed: isAgreedFor(known), address: returnTo });
      await refreshUser().catch(() => undefined);
      flow.leave(returnTo ?? SETTINGS);
    } catch (error) {
      setError(errorText(error));
    }
  }
  const endLatest = useRef(end);
  endLatest.current = end;
  useEffect(() => {
    // What was sent is good once.
    if (begun.current) return;
    begun.current = true;
    void endLatest.current();
  }, []);

  return (
    <SignInPage title={t(error === undefined ? 'externalLoginWorking' : 'title')}>
      {error === undefined ? (
        <LoadingRing label={t('externalLoginWorking')} />
      ) : (
        <div className={s.stack}>
          <FormError text={error} />
          <Button wide onClick={() => flow.swap(SIGN_IN_ROUTES.login)}>
            {t('retry')}
          </Button>
        </div>
      )}
    </SignInPage>
  );
}

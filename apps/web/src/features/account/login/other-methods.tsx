import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import { Button, toast } from '@yuanguang/ui';
import { EmailIcon, LockIcon, MineIcon, PhoneIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { storeAgreedFor } from '../../../shared/account/agreed.ts';
import { goToProvider } from '../../../shared/account/external-login.ts';
import type { LoginMethods } from '../../../shared/account/use-login-methods.ts';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { SIGN_IN_ROUTES } from '../parts/routes.ts';
import s from '../parts/sign-in.module.css';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';
import { type LoginMethod, TYPES } from './login-methods.ts';

/** The login methods that are open beside the one on the screen. */
export function OtherMethods({ methods, current }: { methods: LoginMethods; current: LoginMethod }) {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const agreement = useAgreement();
  const [leaving, setLeaving] = useState<IdentityProviderId>();
  const shown = (which: LoginMethod) => methods[which] && which !== current;
  if (!shown('sms') && !shown('email') && !shown('password') && methods.providers.length === 0) return null;

  async function leaveFor(provider: IdentityProviderId): Promise<void> {
    if (!(await agreement.ensure())) return;
    storeAgreedFor(provider);
    setLeaving(provider);
    try {
      await goToProvider({ provider, returnTo: flow.uniIdRedirectUrl });
    } catch (error) {
      toast({ text: errorText(error), kind: 'warn' });
      setLeaving(undefined);
    }
  }

  return (
    <section aria-label={t('others')}>
      <p className={s.or}>{t('others')}</p>
      <div className={s.others}>
        {shown('sms') ? (
          <Button icon={<PhoneIcon />} onClick={() => flow.swap(SIGN_IN_ROUTES.login, { type: TYPES.sms })}>
            {t('withSms')}
          </Button>
        ) : null}
        {shown('email') ? (
          <Button icon={<EmailIcon />} onClick={() => flow.swap(SIGN_IN_ROUTES.login, { type: TYPES.email })}>
            {t('withEmail')}
          </Button>
        ) : null}
        {shown('password') ? (
          <Button icon={<LockIcon />} onClick={() => flow.swap(SIGN_IN_ROUTES.password)}>
            {t('withPassword')}
          </Button>
        ) : null}
        {methods.providers.map(({ id, name }) => (
          <Button key={id} icon={<MineIcon />} busy={leaving === id} onClick={() => void leaveFor(id)}>
            {name}
          </Button>
        ))}
      </div>
      {agreement.above}
    </section>
  );
}

import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import { Button, toast } from '@yuanguang/ui';
import { EmailIcon, LockIcon, MineIcon, PhoneIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepAgreedFor } from '../../../shared/account/agreed.ts';
import { goToProvider } from '../../../shared/account/external-login.ts';
import type { Ways } from '../../../shared/account/use-ways.ts';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { ADDRESSES } from '../parts/addresses.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';
import { TYPES, type Way } from './ways.ts';

/** The ways that are open beside the one on the screen. */
export function OtherWays({ ways, current }: { ways: Ways; current: Way }) {
  const t = useTranslations('account.login');
  const way = useWay();
  const agreement = useAgreement();
  const [leaving, setLeaving] = useState<IdentityProviderId>();
  const shown = (which: Way) => ways[which] && which !== current;
  if (!shown('sms') && !shown('email') && !shown('password') && ways.providers.length === 0) return null;

  async function leaveFor(provider: IdentityProviderId): Promise<void> {
    if (!(await agreement.ensure())) return;
    keepAgreedFor(provider);
    setLeaving(provider);
    try {
      await goToProvider({ provider, returnTo: way.uniIdRedirectUrl });
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
          <Button icon={<PhoneIcon />} onClick={() => way.swap(ADDRESSES.login, { type: TYPES.sms })}>
            {t('withSms')}
          </Button>
        ) : null}
        {shown('email') ? (
          <Button icon={<EmailIcon />} onClick={() => way.swap(ADDRESSES.login, { type: TYPES.email })}>
            {t('withEmail')}
          </Button>
        ) : null}
        {shown('password') ? (
          <Button icon={<LockIcon />} onClick={() => way.swap(ADDRESSES.password)}>
            {t('withPassword')}
          </Button>
        ) : null}
        {ways.providers.map(({ id, name }) => (
          <Button key={id} icon={<MineIcon />} busy={leaving === id} onClick={() => void leaveFor(id)}>
            {name}
          </Button>
        ))}
      </div>
      {agreement.above}
    </section>
  );
}

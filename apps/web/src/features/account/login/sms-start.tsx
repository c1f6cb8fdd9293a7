import { Button, TextField } from '@yuanguang/ui';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { keepAgreedFor } from '../../../shared/account/agreed.ts';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { ADDRESSES } from '../parts/addresses.ts';
import { mobileFault } from '../parts/rules.ts';
import { typedMobile } from '../parts/typed-mobile.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';

/** The phone number to which a code will be sent; the code is asked for on the next page. */
export function SmsStart() {
  const t = useTranslations('account.login');
  const way = useWay();
  const spoken = useSpokenFaults();
  const agreement = useAgreement();
  const fields = useFields({ mobile: '' }, ({ mobile }) => spoken({ mobile: mobileFault(mobile) }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!fields.check()) return;
    if (!(await agreement.ensure())) return;
    const { mobile } = fields.values;
    keepAgreedFor(mobile);
    way.go(ADDRESSES.smsCode, { phoneNumber: mobile });
  }

  return (
    <>
      <form ref={fields.form} className={s.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          {...fields.bind('mobile')}
          label={t('mobile')}
          prefix="+86"
          hint={t('mobileHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national webauthn"
          onChange={(event) => fields.set('mobile', typedMobile(event.target.value))}
        />
        {agreement.tick}
        <Button variant="seal" wide type="submit">
          {t('next')}
        </Button>
      </form>
      {agreement.above}
    </>
  );
}

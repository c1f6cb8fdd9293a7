import { useTranslations } from 'use-intl';
import { keepAgreedFor } from '../../../shared/account/agreed.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { MobileField } from '../../../shared/account-parts/contact-fields.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { ADDRESSES } from '../parts/addresses.ts';
import { mobileFault } from '../parts/rules.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useWay } from '../parts/use-way.ts';

/** The phone number to which a code will be sent; the code is asked for on the next page. */
export function SmsStart() {
  const t = useTranslations('account.login');
  const way = useWay();
  const spoken = useSpokenFaults();
  const agreement = useAgreement();
  const fields = useFields({ mobile: '' }, ({ mobile }) => spoken({ mobile: mobileFault(mobile) }));

  const { onSubmit } = useSubmit(async () => {
    if (!fields.check() || !(await agreement.ensure())) return;
    const { mobile } = fields.values;
    keepAgreedFor(mobile);
    way.go(ADDRESSES.smsCode, { phoneNumber: mobile });
  }, fields.refuse);

  return (
    <AccountForm {...{ fields, onSubmit, agreement }} submitLabel={t('next')}>
      <MobileField
        {...fields.bindText('mobile')}
        label={t('mobile')}
        hint={t('mobileHint')}
        autoComplete="tel-national webauthn"
      />
    </AccountForm>
  );
}

import { useTranslations } from 'use-intl';
import { storeAgreedFor } from '../../../shared/account/agreed.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { MobileField } from '../../../shared/account-parts/contact-fields.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { SIGN_IN_ROUTES } from '../parts/routes.ts';
import { mobileError } from '../parts/rules.ts';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';

/** The phone number to which a code will be sent; the code is asked for on the next page. */
export function SmsStart() {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const fieldErrors = useFieldErrors();
  const agreement = useAgreement();
  const form = useForm({ mobile: '' }, ({ mobile }) => fieldErrors({ mobile: mobileError(mobile) }));

  const { onSubmit } = useSubmit(async () => {
    if (!form.check() || !(await agreement.ensure())) return;
    const { mobile } = form.values;
    storeAgreedFor(mobile);
    flow.go(SIGN_IN_ROUTES.smsCode, { phoneNumber: mobile });
  }, form.refuse);

  return (
    <AccountForm {...{ form, onSubmit, agreement }} submitLabel={t('next')}>
      <MobileField
        {...form.bindValue('mobile')}
        label={t('mobile')}
        hint={t('mobileHint')}
        autoComplete="tel-national webauthn"
      />
    </AccountForm>
  );
}

import { useTranslations } from 'use-intl';
import { NewPasswordField, RepeatPasswordField } from '../../../shared/account-parts/password-fields.tsx';
import type { BoundField } from '../../../shared/form/use-form.ts';

/** The new password and the same once more. */
export function PasswordPair({ password, repeat }: { password: BoundField; repeat: BoundField }) {
  const t = useTranslations('account.register');
  return (
    <>
      <NewPasswordField {...password} label={t('password')} />
      <RepeatPasswordField {...repeat} label={t('repeat')} />
    </>
  );
}

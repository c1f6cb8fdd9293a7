import { useTranslations } from 'use-intl';
import { LoginFrame } from './login-frame.tsx';
import { PasswordLogin } from './password-login.tsx';

/** Logging in with a password. */
export default function LoginWithPasswordPage() {
  const t = useTranslations('account.login');
  return (
    <LoginFrame methodOf={() => 'password'} titleOf={() => t('passwordTitle')}>
      {() => <PasswordLogin />}
    </LoginFrame>
  );
}

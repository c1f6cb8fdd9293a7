import { useTranslations } from 'use-intl';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { EmailLogin } from './email-login.tsx';
import { ExternalLoginReturn } from './external-login-return.tsx';
import { LoginFrame } from './login-frame.tsx';
import { firstMethod } from './login-methods.ts';
import { PasswordLogin } from './password-login.tsx';
import { SmsStart } from './sms-start.tsx';

/** The default page to log in: by phone without a password, or by what else is open. `?type=smsCode|email`. */
export default function LoginWithoutPasswordPage() {
  const t = useTranslations('account.login');
  const { type, provider, state, query } = useSearch();
  if (provider !== undefined && state !== undefined) {
    return <ExternalLoginReturn provider={provider} state={state} query={query ?? ''} />;
  }
  return (
    <LoginFrame
      methodOf={(methods) => firstMethod(methods, type)}
      titleOf={(method) => t(method === 'email' ? 'emailTitle' : 'title')}
      lead={t('lead')}
    >
      {(method) => {
        if (method === 'sms') return <SmsStart />;
        return method === 'email' ? <EmailLogin /> : <PasswordLogin />;
      }}
    </LoginFrame>
  );
}

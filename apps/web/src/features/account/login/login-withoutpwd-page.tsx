import { useTranslations } from 'use-intl';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { EmailLogin } from './email-login.tsx';
import { ExternalLoginReturn } from './external-login-return.tsx';
import { LoginFrame } from './login-frame.tsx';
import { PasswordLogin } from './password-login.tsx';
import { SmsStart } from './sms-start.tsx';
import { firstWay } from './ways.ts';

/** The default page to log in: by phone without a password, or by what else is open. `?type=smsCode|email`. */
export default function LoginWithoutPasswordPage() {
  const t = useTranslations('account.login');
  const { type, provider, state, query } = useSearch();
  if (provider !== undefined && state !== undefined) {
    return <ExternalLoginReturn provider={provider} state={state} query={query ?? ''} />;
  }
  return (
    <LoginFrame
      wayOf={(ways) => firstWay(ways, type)}
      titleOf={(way) => t(way === 'email' ? 'emailTitle' : 'title')}
      lead={t('lead')}
    >
      {(way) => {
        if (way === 'sms') return <SmsStart />;
        return way === 'email' ? <EmailLogin /> : <PasswordLogin />;
      }}
    </LoginFrame>
  );
}

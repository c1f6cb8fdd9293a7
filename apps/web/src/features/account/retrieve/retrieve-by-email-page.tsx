import { useTranslations } from 'use-intl';
import { SignInPage } from '../parts/sign-in-page.tsx';
import { RetrieveForm } from './retrieve-form.tsx';

/** A forgotten password, by email. */
export default function RetrieveByEmailPage() {
  const t = useTranslations('account.retrieve');
  return (
    <SignInPage title={t('emailTitle')} lead={t('emailLead')}>
      <RetrieveForm channel="email" />
    </SignInPage>
  );
}
